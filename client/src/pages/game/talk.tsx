import { useEffect, useRef, useState } from "preact/hooks";
import { atOneScreen, type Room } from "../../net/room";
import { change, settings } from "../../settings";
import { type Store, useStore } from "../../store";
import { words } from "../../words";

const LONGEST = 300;

interface TalkProps {
  readonly rooms: Store<Room>;
  readonly onSay: (text: string) => void;
}

/** What is said at the table: the players among themselves, those who watch among themselves. It can be silenced. */
export function Talk({ rooms, onSay }: TalkProps) {
  const room = useStore(rooms);
  const { talk: heard } = useStore(settings);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const count = room.talk.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is shown again, the last line is in sight as well
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count, heard]);
  const people = room.welcome?.seats.filter((seat) => seat.level === null).length ?? 0;
  const you = room.welcome?.you ?? null;
  if (you !== null && (people < 2 || atOneScreen(room.welcome))) return null;
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line === "") return;
    onSay(line);
    setText("");
  };
  return (
    <details class="talk text-details" data-testid="talk">
      <summary>{count > 0 && heard ? words("talk-count", { n: count }) : words("talk-title")}</summary>
      <p class="hint">{you === null ? words("talk-watchers") : words("talk-players")}</p>
      {heard && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
          <ol class="talk-lines" ref={list} tabIndex={0} aria-label={words("talk-title")}>
            {room.talk.map((line) => (
              <li key={line.number}>
                <span class="talk-name">
                  {line.player !== null && line.player === you ? words("game-you") : line.name}
                </span>{" "}
                {line.text}
              </li>
            ))}
          </ol>
          <form class="move-field-row" onSubmit={send}>
            <input
              class="field"
              value={text}
              maxLength={LONGEST}
              aria-label={words("talk-say")}
              placeholder={words("talk-say")}
              data-testid="talk-field"
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" class="plain-button" data-testid="talk-send">
              {words("game-move-send")}
            </button>
          </form>
        </>
      )}
      <button
        type="button"
        class="plain-button"
        aria-pressed={!heard}
        data-testid="talk-mute"
        onClick={() => change({ talk: !heard })}
      >
        {heard ? words("talk-mute") : words("talk-unmute")}
      </button>
    </details>
  );
}
