import type { BoardScene, Cell, Scene, Tray } from "../../contract";
import { words } from "../../words";

/** The cells of a board by file, each file from the south; the name of a file is what its labels begin with. */
export function files(board: BoardScene): { name: string; cells: Map<string, Cell> }[] {
  const found = new Map<string, { name: string; cells: Map<string, Cell> }>();
  for (const cell of [...board.cells].sort((a, b) => a.x - b.x || b.y - a.y)) {
    const [, name = cell.id, rank = ""] = /^(\D*)(.*)$/.exec(cell.id) ?? [];
    const file = found.get(name) ?? { name, cells: new Map<string, Cell>() };
    file.cells.set(rank, cell);
    found.set(name, file);
  }
  return [...found.values()];
}

function said(cell: Cell): string {
  return cell.tokens.length === 0 ? words("game-free") : cell.tokens.map((token) => token.said).join(", ");
}

/** What lies on a cell in a few letters: a stack from the bottom to the top, with sizes. */
export function brief(cell: Cell): string {
  if (cell.tokens.length === 0) return "·";
  return cell.tokens.map((token) => `${token.mark || "×"}${token.size || ""}`).join("");
}

function BoardTable({ board }: { readonly board: BoardScene }) {
  const rows = files(board);
  const ranks = [...new Set(rows.flatMap((row) => [...row.cells.keys()]))].sort(
    (a, b) => Number(a) - Number(b) || a.localeCompare(b),
  );
  return (
    <table class="text-board" data-testid="text-board">
      <caption>{words("game-text-intro")}</caption>
      <thead>
        <tr>
          <td class="text-none" />
          {ranks.map((rank) => (
            <th key={rank} scope="col">
              {rank}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <span aria-hidden="true">{row.name}</span>
              <span class="unseen">{words("game-file", { name: row.name })}</span>
            </th>
            {ranks.map((rank) => {
              const cell = row.cells.get(rank);
              if (!cell) return <td key={rank} class="text-none" />;
              const style = cell.tokens[0]?.style;
              return (
                <td
                  key={rank}
                  class={style ? `text-${style}` : "text-free"}
                  title={`${cell.id}: ${said(cell)}`}
                >
                  <span aria-hidden="true">{brief(cell)}</span>
                  <span class="unseen">{`${cell.id}: ${said(cell)}`}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const names = (items: Tray["items"]): string =>
  items.length === 0 ? words("game-nothing") : items.map((item) => item.name).join(", ");

/** What lies in a tray, what is hidden, and what is said of it. */
function TrayText({ tray, title }: { readonly tray: Tray; readonly title: string }) {
  const hides = tray.kind === "hand" || tray.hidden > 0;
  return (
    <div>
      <dt>{title}</dt>
      {(tray.items.length > 0 || tray.kind !== "deck") && <dd>{names(tray.items)}</dd>}
      {tray.kind === "deck" && <dd>{names(tray.hidden_items)}</dd>}
      {hides && tray.kind !== "deck" && (
        <dd class="hint">{words("game-text-queue", { n: tray.hidden, what: names(tray.hidden_items) })}</dd>
      )}
      {tray.note !== "" && <dd class="hint">{tray.note}</dd>}
    </div>
  );
}

interface TextBoardProps {
  /** Whether it can be read; until then it is an empty place, which takes the focus all the same. */
  readonly open?: boolean;
  readonly scene: Scene;
  readonly you: number | null;
  readonly titleOf: (tray: Tray) => string;
  readonly nameOf: (player: number) => string;
}

/** The whole position in words: for screen readers, and for who likes to read. */
export function TextBoard({ open = true, ...position }: TextBoardProps) {
  return (
    <section class="text" id="text-board" tabIndex={-1} aria-label={words("game-text-board")}>
      {open && <Position {...position} />}
    </section>
  );
}

function Position({ scene, you, titleOf, nameOf }: Omit<TextBoardProps, "open">) {
  const called = (board: BoardScene) =>
    board.owner === null
      ? board.title
      : board.owner === you
        ? words("game-board-mine")
        : words("game-board-of", { name: nameOf(board.owner) });
  return (
    <>
      {scene.boards.map((board) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        <section key={board.id} class="text-scroll" tabIndex={0} aria-label={called(board)}>
          {scene.boards.length > 1 && <h3>{called(board)}</h3>}
          <BoardTable board={board} />
          {board.rims && board.rims.length > 0 && (
            <p class="hint">{board.rims.map((rim) => rim.said).join("; ")}</p>
          )}
        </section>
      ))}
      <h3>{words("game-text-hands")}</h3>
      <dl class="text-hands">
        {scene.trays.map((tray) => (
          <TrayText key={tray.id} tray={tray} title={titleOf(tray)} />
        ))}
      </dl>
      <h3>{words("game-text-scores")}</h3>
      <dl class="text-hands">
        {scene.scores.map((score) => (
          <div key={score.player}>
            <dt>{words("game-points", { name: nameOf(score.player), total: score.total })}</dt>
            <dd>
              {score.parts.map(([heading, points]) => words("game-part", { heading, n: points })).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
