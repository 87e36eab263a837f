import { useMemo } from "preact/hooks";
import { Cone, layers, Tower } from "../../board/tower";
import type { Item, Tray } from "../../contract";
import { listed } from "../../figures";
import { itemToken } from "../../play/token";
import { words } from "../../words";
import { usePlaces } from "./places";

/** Items of one group, largest first, as they are stacked to a tree. */
export function trees(items: readonly Item[]): {
  readonly loose: readonly Item[];
  readonly trees: readonly Item[][];
} {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  const found = [...groups.values()].filter((group) => group.length > 1 && group[0]?.group !== LOOSE);
  return {
    trees: found.map((group) => [...group].sort((a, b) => b.size - a.size)),
    loose: items.filter((item) => !found.some((group) => group.includes(item))),
  };
}

/** The group of what belongs to nothing. */
const LOOSE = "loose";

/** Pieces one on the other, as high as they are. */
function Pile({ items }: { readonly items: readonly Item[] }) {
  const tokens = items.map(itemToken);
  const drawn = layers(tokens);
  const high = drawn.reduce((sum, layer) => sum + layer.height, 0);
  return (
    <svg
      class="pile"
      viewBox={`-.7 ${-high / 2 - 0.03} 1.4 ${high + 0.06}`}
      aria-hidden="true"
      focusable="false"
    >
      <Tower tokens={tokens} />
    </svg>
  );
}

/** Equal items once, with how many there are. */
function counted(items: readonly Item[]): { item: Item; count: number }[] {
  const found = new Map<string, { item: Item; count: number }>();
  for (const item of items) found.set(item.id, { item, count: (found.get(item.id)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Something that is still to be won: an outline of it. */
function Wanted({ item }: { readonly item: Item }) {
  const tree = item.kind === "tree";
  return (
    <svg
      class={`wanted style-${item.style}`}
      viewBox={tree ? "-.7 -.66 1.4 1.32" : "-.52 -.24 1.04 .48"}
      aria-hidden="true"
      focusable="false"
    >
      {tree ? (
        <g>
          {[3, 2, 1].map((size, i) => (
            <g key={size} transform={`translate(0 ${0.42 - i * 0.42})`}>
              <Cone token={{ ...itemToken(item), size, mark: "" }} />
            </g>
          ))}
        </g>
      ) : (
        <Cone token={itemToken(item)} />
      )}
    </svg>
  );
}

interface HaulProps {
  readonly tray: Tray;
  readonly title: string;
  readonly mine: boolean;
}

/** What somebody has won: in trees, then what is left over, and what is still missing. Drawn anew when it has changed. */
export function Haul({ tray, title, mine }: HaulProps) {
  const wanted = usePlaces(tray.wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places follow from the tray
  return useMemo(() => {
    const sorted = trees(tray.items);
    const told =
      tray.items.length === 0
        ? words("game-haul-empty")
        : words("game-haul", { names: listed(tray.items.map((item) => item.name)) });
    return (
      <section
        class={`haul ${mine ? "haul-mine" : ""}`}
        id={mine ? "hand" : undefined}
        tabIndex={mine ? -1 : undefined}
        aria-label={title}
        data-testid={mine ? "tray-mine" : "tray-theirs"}
      >
        <h2 class="tray-title">{title}</h2>
        <p class="unseen">{`${told} ${tray.note}`}</p>
        <div class="haul-won" aria-hidden="true">
          {tray.items.length === 0 && <span class="haul-none">{words("game-haul-nothing")}</span>}
          {sorted.trees.map((tree) => (
            <span key={tree[0]?.group} class={`haul-tree haul-${tree[0]?.group.split(" ")[0] ?? ""}`}>
              <Pile items={tree} />
            </span>
          ))}
          {counted(sorted.loose).map(({ item, count }) => (
            <span key={item.id} class="haul-loose" title={item.name}>
              <Pile items={[item]} />
              {count > 1 && <span class="haul-count">{words("game-times", { n: count })}</span>}
            </span>
          ))}
        </div>
        {tray.wanted.length > 0 && (
          <div class="haul-wanted" aria-hidden="true">
            <span class="haul-wanted-title">{words("game-wanted")}</span>
            {wanted.map(([place, item]) => (
              <span key={place} class={item ? "" : "haul-has"} title={item?.name}>
                {item && <Wanted item={item} />}
              </span>
            ))}
          </div>
        )}
        <p class="haul-note" aria-hidden="true">
          {tray.note}
        </p>
      </section>
    );
  }, [tray, title, mine]);
}
