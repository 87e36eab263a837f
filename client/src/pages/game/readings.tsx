import { useMemo, useState } from "preact/hooks";
import { CardFace, Element } from "../../board/element";
import type { Item, Tray } from "../../contract";
import { HEIGHT, type Point, place, STEPS } from "../../geometry/axial";
import type { Fingers } from "../../play/fingers";
import type { Hand } from "../../play/hand";
import { itemToken } from "../../play/token";
import { Dialog } from "../../ui/dialog";
import { words } from "../../words";
import { usePlaces } from "./places";

/** Points north, between the middle and the side. */
const ARROW = "M0 -1.86L.66 -1.08H-.66Z";
/** How far from the middle the sides lie. */
const RING = 2.34;

interface CompassProps {
  readonly item: Item;
  /** The six elements of the nexus, clockwise from the north. */
  readonly nexus: readonly Item[];
}

/** The nexus in small: in the middle what is placed, around it the sides, and an arrow to the one that it goes to. */
function Compass({ item, nexus }: CompassProps) {
  if (item.arrow === null || nexus.length === 0)
    return (
      <svg class="compass" viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
        <Element token={itemToken(item)} />
      </svg>
    );
  const ring = STEPS.map((step) => place(step)).map(
    ([x, y]): Point => [(x * RING) / HEIGHT, (y * RING) / HEIGHT],
  );
  return (
    <svg class="compass" viewBox="-2.95 -2.95 5.9 5.9" aria-hidden="true" focusable="false">
      {nexus.map((side, slot) => {
        const [x, y] = ring[slot] ?? [0, 0];
        return (
          <g key={side.id} transform={`translate(${x} ${y}) scale(.66)`}>
            {slot === item.arrow ? (
              <Element token={itemToken(side)} />
            ) : (
              <circle class={`compass-side style-${side.style}`} r=".42" />
            )}
          </g>
        );
      })}
      <g transform="scale(1.04)">
        <Element token={itemToken(item)} />
      </g>
      <path class="compass-arrow" transform={`rotate(${60 * item.arrow})`} d={ARROW} />
    </svg>
  );
}

interface DeckProps {
  readonly deck: Tray;
}

/** A card that is still to come; drawn anew only when it has changed. */
function Card({ style, mark, name }: Item) {
  return useMemo(
    () => (
      <li class="deck-card">
        <CardFace styles={style.split(" ")} marks={mark} />
        <span class="unseen">{name}</span>
      </li>
    ),
    [style, mark, name],
  );
}

/** Each card keeps its place, however many have gone. */
function Cards({ deck }: DeckProps) {
  return (
    <ul class="deck-cards">
      {usePlaces(deck.hidden_items).map(([place, card]) =>
        card ? <Card key={place} {...card} /> : <li key={place} class="deck-gone" aria-hidden="true" />,
      )}
    </ul>
  );
}

/** The cards that are still to come, all in sight where there is room for them. */
export function DeckSpread({ deck }: DeckProps) {
  return (
    <section class="deck-spread" aria-label={deck.title}>
      <h2 class="deck-title">{words("game-deck-title", { n: deck.hidden })}</h2>
      <Cards deck={deck} />
    </section>
  );
}

/** How many cards are still to come, and on demand which; nobody knows their order. */
function Deck({ deck }: DeckProps) {
  const [open, setOpen] = useState(false);
  return (
    <section class="deck" aria-label={deck.title}>
      <button
        type="button"
        class="queue-button deck-button"
        onClick={() => setOpen(true)}
        disabled={deck.hidden === 0}
      >
        <span aria-hidden="true">{words("game-queue-short", { n: deck.hidden })}</span>
        <span class="unseen">{words("game-deck", { n: deck.hidden })}</span>
      </button>
      <Dialog title={deck.title} open={open} onClose={() => setOpen(false)} testid="queue">
        <Cards deck={deck} />
        <p class="hint">{words("game-deck-note")}</p>
      </Dialog>
    </section>
  );
}

interface ReadingsProps {
  readonly tray: Tray;
  readonly nexus: readonly Item[];
  readonly deck: Tray | null;
  readonly hand: Hand;
  readonly fingers: Fingers;
  readonly waiting: boolean;
  readonly onPick: (item: Item, byKey: boolean) => void;
}

/** The open card: each way to use it is taken up by click, drag, tap or number key. */
export function Readings({ tray, nexus, deck, hand, fingers, waiting, onPick }: ReadingsProps) {
  const { items } = hand.table.sources;
  return (
    <section class="readings" id="hand" tabIndex={-1} aria-label={tray.title} data-testid="tray-mine">
      <div class="readings-head">
        <h2 class="readings-title">{tray.title}</h2>
        {deck && <Deck deck={deck} />}
      </div>
      {/* A new card is a new thing: it is flipped. */}
      <ul class="readings-items" key={tray.title}>
        {tray.items.map((item, i) => {
          const held = hand.holds(item);
          const places = items.get(item.id) ?? 0;
          return (
            <li key={item.id} class={`reading-slot ${held ? "reading-held" : ""}`}>
              <button
                type="button"
                class="reading"
                aria-pressed={held}
                disabled={waiting || places === 0}
                data-testid={`piece-${item.id}`}
                data-held={held || undefined}
                onPointerDown={(event) => fingers.onItem(event, item)}
                onClick={(event) => {
                  if (!fingers.swallows(event)) onPick(item, event.detail === 0);
                }}
              >
                <span class="unseen">
                  {waiting
                    ? words("game-reading-idle", { name: item.name, slot: i + 1 })
                    : words("game-reading", { name: item.name, slot: i + 1, places })}
                </span>
                <Compass item={item} nexus={nexus} />
                <span class="reading-said" aria-hidden="true">
                  {item.name}
                </span>
                <span class="key tray-key" data-key={i + 1} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
