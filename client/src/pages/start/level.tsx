import { useId } from "preact/hooks";
import { Shape } from "../../board/shape";
import type { Axial } from "../../contract";
import type { Level } from "../../net/api";
import { words } from "../../words";

// The levels grow like pieces do: one hex, three, seven.
const FORMS: readonly (readonly Axial[])[] = [
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
    [1, 0],
  ],
  [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
];

interface LevelsProps {
  readonly levels: readonly Level[];
  /** Whether there is more than one of them at the table. */
  readonly several: boolean;
  readonly value: string;
  readonly onChange: (level: string) => void;
}

/** Who to play against. */
export function Levels({ levels, several, value, onChange }: LevelsProps) {
  const name = useId();
  return (
    <fieldset class="levels choice">
      <legend>{several ? words("start-rivals") : words("start-against")}</legend>
      <div class="levels-options">
        {levels.map((level, i) => (
          <label key={level.id} class="level">
            <input
              type="radio"
              name={name}
              value={level.id}
              checked={level.id === value}
              onChange={() => onChange(level.id)}
            />
            <span class="level-card">
              <Shape shape={FORMS[Math.min(i, FORMS.length - 1)] ?? []} style="level" common={5.4} />
              <span class="level-title">{level.title}</span>
              <span class="level-summary">{level.summary}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
