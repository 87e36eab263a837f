import { words } from "../../words";
import { weekday } from "./calendar";

/** How strong the bot of a day is: a hex more each day of the week. */
export function Strength({ day }: { readonly day: string }) {
  const of = weekday(day) + 1;
  return (
    <span
      class="strength"
      role="img"
      aria-label={words("daily-strength", { of })}
      title={words("daily-strength", { of })}
    >
      {Array.from({ length: 7 }, (_, i) => (
        <span key={i} class={i < of ? "strength-on" : "strength-off"} />
      ))}
    </span>
  );
}
