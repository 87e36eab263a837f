import { daily as told } from "../../daily-words";
import { weekday } from "./calendar";

/** How strong the bot of a day is: a hex more each day of the week. */
export function Strength({ day }: { readonly day: string }) {
  const of = weekday(day) + 1;
  return (
    <span class="strength" role="img" aria-label={told.strength(of)} title={told.strength(of)}>
      {Array.from({ length: 7 }, (_, i) => (
        <span key={i} class={i < of ? "strength-on" : "strength-off"} />
      ))}
    </span>
  );
}
