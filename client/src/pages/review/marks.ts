import type { Mark, Offer } from "../../contract";

/** The cells that a move is about, in the order in which it goes over them. */
function cellsOf({ gesture }: Offer): readonly string[] {
  switch (gesture.kind) {
    case "lay":
      return gesture.cells;
    case "put":
      return [gesture.cell];
    case "drag":
      return [gesture.start, gesture.end];
    case "button":
      return [];
  }
}

/** A move as it is marked on the board before it is made: `better` or `worse`; nothing for what is a mere button. */
export function markOfMove(
  offers: readonly Offer[],
  move: string,
  kind: "better" | "worse",
): readonly Mark[] {
  const offer = offers.find((one) => one.move === move);
  if (!offer || offer.gesture.kind === "button") return [];
  const drawn = offer.gesture.kind === "drag" ? `${kind}-way` : kind;
  return [{ kind: drawn, cells: cellsOf(offer), board: offer.gesture.board }];
}
