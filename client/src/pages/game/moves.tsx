import { useEffect, useId, useRef, useState } from "preact/hooks";
import { SideChip } from "../../board/shape";
import type { Offer, Scene } from "../../contract";
import { markOf } from "../../play/token";
import { words } from "../../words";

interface MovesProps {
  readonly history: readonly string[];
  /** Who made each of them, as far as it is known. */
  readonly movers: readonly number[];
  readonly scene: Scene;
  readonly nameOf: (player: number) => string;
}

/** All moves so far, each with whose it is. */
export function MoveList({ history, movers, scene, nameOf }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && history.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [history.length]);
  return (
    <section class="moves" aria-label={words.game.moves}>
      <h2 class="panel-title">{words.game.moves}</h2>
      {history.length === 0 && <p class="hint">{words.game.noMoves}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ol class="move-list" ref={list} tabIndex={0} aria-label={words.game.moves} data-testid="moves">
        {history.map((move, ply) => (
          <li key={ply} class={`move ${ply === history.length - 1 ? "move-last" : ""}`}>
            <span class="move-ply">{words.game.ply(ply + 1)}</span>
            {scene.sides.length > 1 && <Mover player={movers[ply]} scene={scene} nameOf={nameOf} />}
            <span class="move-text">{move.replaceAll(",", ", ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MoverProps extends Pick<MovesProps, "scene" | "nameOf"> {
  readonly player: number | undefined;
}

/** Whose move it was: the sign of the side, and for who listens the name. */
function Mover({ player, scene, nameOf }: MoverProps) {
  if (player === undefined) return null;
  return (
    <span class="move-by" title={nameOf(player)}>
      <SideChip style={scene.sides[player] ?? ""} mark={markOf(scene, player)} />
      <span class="unseen">{nameOf(player)}</span>
    </span>
  );
}

interface FieldProps {
  readonly offers: readonly Offer[];
  readonly disabled: boolean;
  readonly onMove: (move: string) => void;
}

/** Takes a move in its notation; the club says why when it is none. */
export function MoveField({ offers, disabled, onMove }: FieldProps) {
  const [text, setText] = useState("");
  const list = useId();
  const send = (event: Event) => {
    event.preventDefault();
    const move = text.trim();
    if (move === "" || disabled) return;
    onMove(move);
    setText("");
  };
  return (
    <form class="move-field" onSubmit={send}>
      <label for="move-field">{words.game.moveField}</label>
      <div class="move-field-row">
        <input
          id="move-field"
          type="text"
          value={text}
          list={list}
          placeholder={offers[0]?.move ?? ""}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={200}
          onInput={(event) => setText(event.currentTarget.value)}
          data-testid="move-field"
        />
        <button type="submit" class="plain-button" aria-disabled={disabled} data-testid="move-send">
          {words.game.moveSend}
        </button>
      </div>
      <datalist id={list}>
        {offers.map((offer) => (
          <option key={offer.move} value={offer.move} />
        ))}
      </datalist>
    </form>
  );
}
