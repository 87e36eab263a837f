import { useState } from "preact/hooks";
import { longDay, monthName, weekdays } from "../../figures";
import type { DailyEntry } from "../../net/daily";
import { dailyPath, follow } from "../../route";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { later, monthOf, weeks } from "./calendar";

type State = "won" | "drawn" | "lost" | "done" | "open" | "none";

/** What somebody made of a day, for its cell. */
function stateOf(entry: DailyEntry | undefined, alone: boolean): State {
  if (!entry) return "none";
  if (entry.worth === null || !entry.counts) return "open";
  if (entry.worth.outcome < 0 || (!alone && entry.worth.outcome === 0)) return "lost";
  if (alone) return "done";
  return entry.worth.outcome === 1 ? "won" : "drawn";
}

interface MonthProps {
  readonly game: string;
  readonly title: string;
  readonly alone: boolean;
  readonly today: string;
  readonly first: string;
  readonly entries: readonly DailyEntry[];
}

/** A month of one game, a hex for each day; every day that was is a way into the archive. */
export function Month({ game, title, alone, today, first, entries }: MonthProps) {
  const [month, setMonth] = useState(monthOf(today));
  const byDay = new Map(entries.filter((entry) => entry.game === game).map((entry) => [entry.day, entry]));
  return (
    <section class="month" aria-label={words("daily-calendar-of", { title })} data-testid="calendar">
      <div class="month-head">
        <button
          type="button"
          class="icon-button"
          aria-label={words("daily-before")}
          disabled={month <= monthOf(first)}
          onClick={() => setMonth(later(month, -1))}
        >
          <Icon name="previous" />
        </button>
        <h3 aria-live="polite">{monthName(`${month}-01`)}</h3>
        <button
          type="button"
          class="icon-button"
          aria-label={words("daily-after")}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(later(month, 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <table class="month-days">
        <thead>
          <tr>
            {weekdays().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) => (
                <td key={day ?? i}>{day !== null && <Day day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function Day({ day }: { readonly day: string }) {
    const number = Number(day.slice(8));
    if (day > today || day < first) return <span class="month-day month-none">{number}</span>;
    const state = stateOf(byDay.get(day), alone);
    return (
      <a
        class={`month-day month-${state} ${day === today ? "month-today" : ""}`}
        href={dailyPath(day, game)}
        onClick={follow}
        aria-label={words("daily-cell", { day: longDay(day), state: words(`daily-cells-${state}`) })}
        aria-current={day === today ? "date" : undefined}
      >
        {number}
      </a>
    );
  }
}
