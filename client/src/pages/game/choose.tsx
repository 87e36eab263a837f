import { useEffect, useRef } from "preact/hooks";
import { ElementChip } from "../../board/element";
import { total } from "../../board/ghost";
import type { Surface } from "../../board/surface";
import type { Offer } from "../../contract";
import { signed } from "../../figures";
import type { Spot } from "../../play/boards";
import type { Hand } from "../../play/hand";
import { offerToken } from "../../play/token";
import { words } from "../../words";
import { Callout } from "./callout";

/** How many cells a move crosses out. */
export function lostBy(offer: Offer): number {
  return offer.effect.marks
    .filter((mark) => mark.kind === "lost")
    .reduce((sum, mark) => sum + mark.cells.length, 0);
}

interface ChooseProps {
  readonly hand: Hand;
  readonly surface: Surface;
  readonly spot: Spot;
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** More than one thing may be put on this cell: which one? */
export function Choose({ hand, surface, spot, onChoose, onClose }: ChooseProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const cell = hand.table.boards.at(spot.board, spot.at)?.id ?? "";
  return (
    <Callout surface={surface} spot={spot} class="choose">
      <fieldset
        ref={group}
        aria-label={words("game-choose-for", { cell })}
        data-own-keys
        data-testid="choose"
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onClose();
        }}
      >
        {hand.choices.map((offer) => {
          const token = offerToken(hand, offer);
          const gained = total(offer.effect.gains);
          const lost = lostBy(offer);
          return (
            <button
              key={offer.move}
              type="button"
              class="choose-option"
              data-testid={`choose-${offer.move}`}
              onClick={() => onChoose(offer)}
            >
              {token && <ElementChip style={token.style} mark={token.mark} />}
              <span class="unseen">{offer.effect.said || offer.move}</span>
              <span class={gained > 0 ? "choose-gain gain" : "choose-gain"} aria-hidden="true">
                {signed(gained)}
              </span>
              {lost > 0 && (
                <span class="choose-loss" aria-hidden="true">
                  {words("game-crosses-out", { n: lost })}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
    </Callout>
  );
}
