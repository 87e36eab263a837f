import type { BoardScene, Cell, Flight, Token } from "../contract";

// What flies is told by the server; here is only how a board looks before, between and after the flights.

type Stacks = Map<string, readonly Token[]>;

const stacks = (board: BoardScene): Stacks => new Map(board.cells.map((cell) => [cell.id, cell.tokens]));

/** The board with other things on it. Cells where nothing has changed stay the same objects. */
function withStacks(board: BoardScene, changed: Stacks): BoardScene {
  const cells = board.cells.map((cell): Cell => {
    const tokens = changed.get(cell.id) ?? cell.tokens;
    return tokens === cell.tokens ? cell : { ...cell, tokens };
  });
  return { ...board, cells };
}

const top = (on: Stacks, cell: string): Token | undefined => on.get(cell)?.at(-1);

const drop = (on: Stacks, cell: string): void => {
  on.set(cell, (on.get(cell) ?? []).slice(0, -1));
};

const push = (on: Stacks, cell: string, token: Token): void => {
  on.set(cell, [...(on.get(cell) ?? []), token]);
};

/** Whether two tokens look the same. */
export function alike(a: Token, b: Token): boolean {
  return a.kind === b.kind && a.style === b.style && a.size === b.size && a.mark === b.mark;
}

/** The board before the first flight, made from the one after the last: what flew lies where it started. */
export function before(board: BoardScene, flights: readonly Flight[]): BoardScene {
  const on = stacks(board);
  for (const { token, start, end, captured } of [...flights].reverse()) {
    if (!captured) drop(on, end);
    push(on, start, token);
  }
  return withStacks(board, on);
}

/** The board when so many flights have landed; with `lifted` the next one has taken off as well. */
export function during(
  first: BoardScene,
  flights: readonly Flight[],
  landed: number,
  lifted: boolean,
): BoardScene {
  const on = stacks(first);
  flights.slice(0, lifted ? landed + 1 : landed).forEach(({ token, start, end }, i) => {
    drop(on, start);
    if (i < landed) push(on, end, token);
  });
  return withStacks(first, on);
}

/** The board with the top token of one cell moved to another, and what flies then where it lands. */
export function moved(
  board: BoardScene,
  start: string,
  end: string,
  flights: readonly Flight[],
): { board: BoardScene; token: Token | null } {
  const on = stacks(board);
  const token = top(on, start) ?? null;
  if (token) {
    drop(on, start);
    push(on, end, token);
  }
  return { board: during(withStacks(board, on), flights, flights.length, false), token };
}

/** The one thing that was moved from the top of a cell to the top of another, if that is all the difference. */
export function slide(from: BoardScene, to: BoardScene): Flight | null {
  const then = stacks(from);
  const differ = to.cells.filter((cell) => !same(then.get(cell.id) ?? [], cell.tokens));
  if (differ.length !== 2) return null;
  const now = stacks(to);
  for (const [a, b] of [differ, [...differ].reverse()]) {
    const [start, end] = [a?.id ?? "", b?.id ?? ""];
    const token = top(then, start);
    if (!token) continue;
    const moved = new Map(then);
    drop(moved, start);
    push(moved, end, token);
    if ([start, end].every((id) => same(moved.get(id) ?? [], now.get(id) ?? [])))
      return { token, start, end, captured: false };
  }
  return null;
}

/** Whether the same things lie on all cells. */
export function unchanged(from: BoardScene, to: BoardScene): boolean {
  const then = stacks(from);
  return (
    from.cells.length === to.cells.length &&
    to.cells.every((cell) => same(then.get(cell.id) ?? [], cell.tokens))
  );
}

function same(a: readonly Token[], b: readonly Token[]): boolean {
  return (
    a.length === b.length &&
    a.every((token, i) => {
      const other = b[i];
      return other !== undefined && alike(token, other);
    })
  );
}
