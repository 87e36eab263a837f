import type { Challenge, Level } from "../../net/api";
import { words } from "../../words";

interface SeatsProps {
  readonly challenge: Challenge;
  readonly levels: readonly Level[];
  readonly busy: boolean;
  readonly onInvite: (level: string) => void;
  readonly onDismiss: (chair: number) => void;
}

/** Who has sat down, and what the host may do about it. */
export function Seats({ challenge, levels, busy, onInvite, onDismiss }: SeatsProps) {
  const { seats, you, by_host: byHost, rated } = challenge;
  const host = you === 0;
  return (
    <ol class="chairs" data-testid="chairs">
      {seats.map((seat, chair) => (
        <li key={chair} class={`chair ${seat ? "" : "chair-free"}`} data-testid={`chair-${chair}`}>
          <span class="chair-name">
            {seat
              ? chair === you
                ? words("challenge-seat-mine", { name: seat.name })
                : seat.name
              : words("challenge-free")}
          </span>
          {seat?.bot && seat.level === null && <span class="chair-host">{words("bot")}</span>}
          {seat && !seat.here && <span class="chair-away">{words("challenge-away")}</span>}
          {chair === 0 && seats.length > 2 && <span class="chair-host">{words("challenge-host")}</span>}
          {host && byHost && seat && chair > 0 && (
            <button
              type="button"
              class="plain-button"
              disabled={busy}
              onClick={() => onDismiss(chair)}
              aria-label={words("challenge-dismiss-who", { name: seat.name })}
            >
              {words("challenge-dismiss")}
            </button>
          )}
          {host && byHost && !rated && !seat && chair === seats.indexOf(null) && (
            <span class="chair-bots">
              {levels.map((level) => (
                <button
                  key={level.id}
                  type="button"
                  class="plain-button"
                  disabled={busy}
                  onClick={() => onInvite(level.id)}
                  aria-label={words("challenge-invite-who", { title: level.title })}
                >
                  {level.title}
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
