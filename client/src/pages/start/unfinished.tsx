import type { RoomInfo } from "../../net/api";
import { follow, gamePath } from "../../route";
import { words } from "../../words";

/** So many are in sight; the rest is tucked away. */
const SHOWN = 4;

function RoomList({ rooms }: { readonly rooms: readonly RoomInfo[] }) {
  return (
    <ul>
      {rooms.map((room) => (
        <li key={room.room}>
          <a class="unfinished-room" href={gamePath(room.room)} onClick={follow}>
            <span>{words("start-go-on-with", { title: room.title, opponent: room.opponent })}</span>
            <span class={room.your_turn ? "turn-tag turn-tag-mine" : "turn-tag"}>
              {room.your_turn ? words("start-your-turn") : words("start-their-turn")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The games that wait to be gone on with. */
export function Unfinished({ rooms }: { readonly rooms: readonly RoomInfo[] }) {
  const open = rooms.filter((room) => !room.over);
  if (open.length === 0) return null;
  return (
    <section class="unfinished" aria-labelledby="unfinished-title" data-testid="unfinished">
      <h2 id="unfinished-title">{words("start-go-on")}</h2>
      <RoomList rooms={open.slice(0, SHOWN)} />
      {open.length > SHOWN && (
        <details class="unfinished-more">
          <summary>{words("start-more", { n: open.length - SHOWN })}</summary>
          <RoomList rooms={open.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}
