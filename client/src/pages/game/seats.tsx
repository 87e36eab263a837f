import type { BoardScene, Scene } from "../../contract";
import type { Clock, Snapshot } from "../../net/protocol";
import { awaited, type Room } from "../../net/room";
import type { Boards } from "../../play/boards";
import { markOf } from "../../play/token";
import { ratingOf } from "../../ui/rating";
import { type Other, Others } from "./mages";
import { nameOf } from "./outcome";
import { Seat } from "./seat";
import type { Lit } from "./sheet";

interface SeatsProps {
  readonly room: Room;
  readonly shown: Snapshot;
  /** Who sits in front. */
  readonly me: number;
  /** How long a decision may take, when no clock runs. */
  readonly of: number | null;
  readonly onLight: (lit: Lit | null) => void;
}

function OneSeat({ player, room, shown, me, of, onLight }: SeatsProps & { readonly player: number }) {
  const { scene, view, clock } = shown;
  const chosen = view.chosen?.[player] ?? false;
  // Where all choose at the same time, one clock runs for all: it is shown where one's own would be.
  const own: Clock | null =
    clock && (clock.player === player || (clock.player === null && player === me)) ? clock : null;
  return (
    <Seat
      name={nameOf(room, player)}
      style={scene.sides[player] ?? ""}
      mark={markOf(scene, player)}
      score={scene.scores.find((score) => score.player === player) ?? null}
      toMove={awaited(view).includes(player)}
      mine={player === me}
      chosen={chosen && !view.over}
      away={!view.over && player !== room.welcome?.you && room.presence?.here[player] === false}
      rating={ratingOf(room.welcome?.seats[player])}
      headStart={room.welcome?.seats[player]?.head_start ?? 0}
      timed={room.welcome?.control?.kind !== "none"}
      clock={own}
      since={room.since}
      of={shown.banks?.[player] ?? of}
      onLight={onLight}
    />
  );
}

export function MySeat(props: SeatsProps) {
  return <OneSeat player={props.me} {...props} />;
}

interface OtherSeatsProps extends SeatsProps {
  /** The boards of others that are not in the middle. */
  readonly apart: readonly BoardScene[];
  readonly boards: Boards;
}

/** Everybody else: a seat each, or, where they have boards of their own, these in small. */
export function OtherSeats({ apart, boards, ...props }: OtherSeatsProps) {
  const { room, shown, me } = props;
  const { scene, view } = shown;
  const players = scene.sides.map((_, player) => player).filter((player) => player !== me);
  if (apart.length === 0)
    return (
      <>
        {players.map((player) => (
          <OneSeat key={player} player={player} {...props} />
        ))}
      </>
    );
  return <Others others={players.flatMap((player) => other(player, scene))} scene={scene} boards={boards} />;

  function other(player: number, { scores }: Scene): Other[] {
    const board = apart.find((candidate) => candidate.owner === player);
    if (!board) return [];
    const score = scores.find((candidate) => candidate.player === player) ?? null;
    const chosen = view.over ? null : (view.chosen?.[player] ?? null);
    return [{ player, name: nameOf(room, player), board, score, chosen }];
  }
}
