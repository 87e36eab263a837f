import type { Snapshot } from "../../net/protocol";
import type { Room } from "../../net/room";
import { OpenOffer } from "./agreement";
import { Missing, OpenTakeback } from "./consent";
import { nameOf } from "./outcome";
import type { Session } from "./session";

interface Props {
  readonly session: Session;
  readonly room: Room;
  readonly shown: Snapshot;
  readonly over: boolean;
  readonly sending: boolean;
}

/**
 * What somebody asks of this player besides a move, and what has become of such wishes. It lies over the voice of the table, so
 * that nothing moves when it comes and goes.
 */
export function Interruptions({ session, room, shown, over, sending }: Props) {
  const { link } = session;
  return (
    <div class="interruptions">
      <OpenOffer
        agreement={over ? null : shown.agreement}
        ply={shown.ply}
        you={room.welcome?.you ?? null}
        scene={shown.scene}
        nameOf={(player) => nameOf(room, player)}
        sending={sending}
        onAnswer={(answer) => link.agree(answer)}
      />
      <OpenTakeback room={room} sending={sending} onAnswer={(answer) => link.takeBack(answer)} />
      <Missing room={room} sending={sending} onClaim={() => link.claim()} />
    </div>
  );
}
