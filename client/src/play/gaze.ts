import { arrow } from "../geometry/axial";
import { Store } from "../store";
import { type Spot, sameSpot } from "./boards";
import type { Table } from "./table";

/** Where somebody looks while nothing is held: the pointer rests there, or keys have come there. */
export interface Look {
  readonly spot: Spot;
  /** It stays when the pointer goes away: it was tapped, or keys came there. */
  readonly pinned: boolean;
}

/** Looking at cells: what lies there opens, and what may be taken up from there is found by key. */
export class Gaze {
  readonly state = new Store<Look | null>(null);

  /** Looks at a cell, or at none (also where the board ends). */
  at(table: Table, spot: Spot | null, pinned = false): void {
    const seen = spot && table.boards.at(spot.board, spot.at) ? spot : null;
    const now = this.state.value;
    if (!seen) {
      if (pinned || !now?.pinned) this.state.set(null);
      return;
    }
    if (!pinned && now?.pinned && sameSpot(now.spot, seen)) return;
    if (now && now.pinned === pinned && sameSpot(now.spot, seen)) return;
    this.state.set({ spot: seen, pinned });
  }

  /** A tap opens what it falls on, and closes it when it is open. */
  tap(table: Table, spot: Spot): void {
    const now = this.state.value;
    if (now?.pinned && sameSpot(now.spot, spot)) this.state.set(null);
    else this.at(table, spot, true);
  }

  close(): void {
    this.state.set(null);
  }

  /** One cell further by arrow key; the first press only shows where it is. */
  step(table: Table, direction: "up" | "down" | "left" | "right"): void {
    const now = this.state.value;
    const board = table.boards.list[0];
    if (!now) {
      this.at(table, sourceSpots(table)[0] ?? (board ? table.boards.middle(board) : null), true);
      return;
    }
    const next = { board: now.spot.board, at: arrow(now.spot.at, direction) };
    if (table.boards.at(next.board, next.at)) this.at(table, next, true);
  }

  /** To the next cell from which something may be taken up. */
  next(table: Table, by: 1 | -1): void {
    const spots = sourceSpots(table);
    const now = this.state.value?.spot ?? null;
    const found = spots.findIndex((spot) => sameSpot(spot, now));
    const next =
      found === -1 ? (by === 1 ? 0 : spots.length - 1) : (found + by + spots.length) % spots.length;
    const spot = spots[next];
    if (spot) this.at(table, spot, true);
  }
}

/** The cells from which something may be taken up, top to bottom and left to right. */
export function sourceSpots(table: Table): Spot[] {
  return table.boards.list
    .flatMap((board) =>
      board.cells
        .filter((cell) => table.sources.cells.has(`${board.id}/${cell.id}`))
        .map((cell): Spot => ({ board: board.id, at: [cell.q, cell.r] })),
    )
    .sort((a, b) => 2 * a.at[1] + a.at[0] - (2 * b.at[1] + b.at[0]) || a.at[0] - b.at[0]);
}
