import { SideChip } from "../../board/shape";
import type { Score } from "../../contract";
import type { Clock as ClockMessage } from "../../net/protocol";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { Clock } from "./clock";
import { hasGroups, type Lit, ScoreSheet } from "./sheet";

interface SeatProps {
  readonly name: string;
  readonly style: string;
  readonly mark: string;
  readonly score: Score | null;
  readonly toMove: boolean;
  readonly mine: boolean;
  /** Whether this player has chosen, where all choose at the same time. */
  readonly chosen: boolean;
  /** Whether this player's connection is lost. */
  readonly away: boolean;
  /** Empty for who has none. */
  readonly rating: string;
  /** Points that a bot has before the game begins. */
  readonly headStart: number;
  /** Whether there is a clock in this game. */
  readonly timed: boolean;
  readonly clock: ClockMessage | null;
  readonly since: number;
  readonly of: number | null;
  readonly onLight: (lit: Lit | null) => void;
}

/** A player: side, name, points by heading, clock. */
export function Seat(props: SeatProps) {
  const {
    name,
    style,
    mark,
    score,
    toMove,
    mine,
    chosen,
    away,
    rating,
    headStart,
    timed,
    clock,
    since,
    of,
    onLight,
  } = props;
  const sheet = score !== null && hasGroups(score);
  return (
    <section
      class={`seat style-${style} ${toMove ? "seat-to-move" : ""} ${mine ? "seat-mine" : ""} ${sheet ? "seat-sheet" : ""}`}
      aria-label={name}
      data-testid={mine ? "seat-mine" : "seat-theirs"}
    >
      <SideChip style={style} mark={mark} />
      <div class="seat-who">
        <span class="seat-name">
          {name}
          {headStart > 0 && <span class="seat-rating">{words("game-head-start", { n: headStart })}</span>}
          {rating !== "" && <span class="seat-rating">{rating}</span>}
          {away && <span class="seat-away">{words("game-away")}</span>}
          {chosen && (
            <span class="seat-chosen">
              <Icon name="check" />
              <span class="unseen">{words("game-has-chosen")}</span>
            </span>
          )}
        </span>
        {score && !sheet && (
          <dl class="seat-parts">
            {score.parts.map(([heading, points]) => (
              <div key={heading} class="seat-part">
                <dt>{heading}</dt>
                <dd>{points}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {score && (
        <p class="seat-total" data-testid={mine ? "score-mine" : "score-theirs"}>
          <span aria-hidden="true" key={score.total} class="seat-points">
            {score.total}
          </span>
          <span class="unseen">{words("game-points", { name, total: score.total })}</span>
        </p>
      )}
      {timed && <Clock clock={clock} since={since} mine={mine} of={of} />}
      {sheet && <ScoreSheet score={score} onLight={onLight} />}
    </section>
  );
}
