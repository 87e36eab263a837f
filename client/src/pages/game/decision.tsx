import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import { Shape, SideChip } from "../../board/shape";
import type { Button, Offer, Scene } from "../../contract";
import { Boards } from "../../play/boards";
import { turnedScene } from "../../play/table";
import { markOf } from "../../play/token";
import { words } from "../../words";

interface SideProps {
  readonly scene: Scene;
  readonly player: number;
  readonly name: string;
}

function Side({ scene, player, name }: SideProps) {
  const style = scene.sides[player] ?? "";
  const score = scene.scores.find((entry) => entry.player === player);
  return (
    <div class="answer-side">
      <SideChip style={style} mark={markOf(scene, player)} />
      <span class="answer-name">{name}</span>
      {score && <span class="answer-points">{words("points", { n: score.total })}</span>}
    </div>
  );
}

interface AnswerProps {
  readonly offer: Offer<Button>;
  /** The position, and by how much its boards are turned. */
  readonly scene: Scene;
  readonly turns?: number;
  readonly you: number;
  readonly nameOf: (player: number) => string;
  readonly sending: boolean;
  readonly onPlay: (offer: Offer) => void;
}

/** One answer: the board as it would be, with this player's side in full colour. */
function Answer({ offer, scene, turns = 0, you, nameOf, sending, onPlay }: AnswerProps) {
  const after = turnedScene(offer.effect.preview ?? scene, turns);
  const boards = new Boards(after);
  const style = after.sides[you] ?? "";
  const others = after.sides.map((_, player) => player).filter((player) => player !== you);
  const hand = after.trays.filter((tray) => tray.owner === you).flatMap((tray) => tray.items);
  return (
    <section class="answer" aria-label={offer.gesture.label}>
      <div class="answer-boards" aria-hidden="true">
        {boards.list.map((board) => (
          <Board key={board.id} board={board} spotlight={style}>
            <Marks marks={after.marks} board={board.id} boards={boards} />
          </Board>
        ))}
      </div>
      <div class="answer-sides">
        <Side scene={after} player={you} name={words("game-you")} />
        {others.map((player) => (
          <Side key={player} scene={after} player={player} name={nameOf(player)} />
        ))}
      </div>
      <div class="answer-hand" aria-hidden="true">
        {hand.map(
          (item) => item.shape.length > 0 && <Shape key={item.id} shape={item.shape} style={item.style} />,
        )}
      </div>
      <p class="answer-explain">{offer.gesture.explain}</p>
      <button
        type="button"
        class="primary-button"
        disabled={sending}
        data-testid={`button-${offer.gesture.name}`}
        onClick={() => onPlay(offer)}
      >
        <span>{offer.gesture.label}</span>
      </button>
    </section>
  );
}

interface DecisionProps extends Omit<AnswerProps, "offer"> {
  readonly answers: readonly Offer<Button>[];
}

/** A question with all its answers side by side. */
export function Decision({ answers, ...rest }: DecisionProps) {
  return (
    <section class="decision" aria-labelledby="decision-question" data-testid="decision">
      <h2 id="decision-question" class="decision-question">
        {rest.scene.prompt || words("game-decide")}
      </h2>
      <div class="answers">
        {answers.map((offer) => (
          <Answer key={offer.move} offer={offer} {...rest} />
        ))}
      </div>
    </section>
  );
}
