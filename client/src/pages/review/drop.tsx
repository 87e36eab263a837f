import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { me, type RoomInfo } from "../../net/api";
import { MOST_BYTES, openRecord } from "../../net/review";
import { follow, go, replayPath, reviewPath } from "../../route";
import { title } from "../../title";
import { Page } from "../../ui/page";
import { sayAtOnce } from "../../voice";
import { words } from "../../words";

/** Why a file is no record that could be sent to the club. */
class Unfit extends Error {}

/** The review of a record in a file; an error with one line when there is none. */
async function reviewOfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Unfit(words("review-drop-big", { most: MOST_BYTES / 1024 }));
  let record: unknown;
  try {
    record = JSON.parse(await file.text());
  } catch {
    throw new Unfit(words("review-drop-unread"));
  }
  return openRecord(record);
}

export interface Opening {
  readonly reading: boolean;
  readonly error: string;
  readonly open: (files: ArrayLike<File>) => void;
  readonly forget: () => void;
}

/** Opens a record that somebody has chosen or dropped; it is shown as a review. */
export function useOpening(): Opening {
  const [reading, setReading] = useState(false);
  const [error, setError] = useState("");
  const fail = (text: string) => {
    setError(text);
    sayAtOnce(text);
  };
  const open = (files: ArrayLike<File>) => {
    const [file, ...others] = Array.from(files);
    if (!file) return;
    if (others.length > 0) {
      fail(words("review-drop-one"));
      return;
    }
    setReading(true);
    setError("");
    reviewOfFile(file)
      .then((review) => go(reviewPath(review)))
      .catch((failure: unknown) => fail(failure instanceof Unfit ? failure.message : whyNot(failure)))
      .finally(() => setReading(false));
  };
  return { reading, error, open, forget: () => setError("") };
}

/** One's own games that are over, the latest first. */
function Games() {
  const [games, setGames] = useState<readonly RoomInfo[]>([]);
  useEffect(() => {
    let gone = false;
    me()
      .then(({ rooms }) => {
        if (!gone) setGames(rooms.filter(({ over }) => over));
      })
      .catch(() => {}); // the records can be dropped all the same
    return () => {
      gone = true;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{words("review-drop-games")}</h2>
      <ul class="drop-games">
        {games.map(({ room, title: game, opponent }) => (
          <li key={room}>
            <a class="text-link" href={replayPath(room)} onClick={follow}>
              {opponent === ""
                ? words("review-drop-alone", { title: game })
                : words("review-drop-against", { title: game, name: opponent })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a record is dropped, or chosen, to be reviewed. */
export function DropPage() {
  const opening = useOpening();
  useEffect(() => {
    document.title = title(words("review-drop-title"));
  }, []);
  return (
    <Page skip={words("review-skip")}>
      <main class="daily drop-page" id="main" tabIndex={-1}>
        <h1>{words("review-drop-title")}</h1>
        <div class="drop-place">
          <p>{words("review-drop-intro")}</p>
          <label class="primary-button drop-choose">
            <span>{words("review-drop-choose")}</span>
            <input
              class="unseen"
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                opening.open(event.currentTarget.files ?? []);
                event.currentTarget.value = "";
              }}
              data-testid="drop-field"
            />
          </label>
          {opening.reading && <p class="hint">{words("review-drop-reading")}</p>}
          {opening.error !== "" && (
            <p class="error" role="alert" data-testid="drop-error">
              {opening.error}
            </p>
          )}
        </div>
        <Games />
      </main>
    </Page>
  );
}
