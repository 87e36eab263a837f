import { useRef, useState } from "preact/hooks";
import { Shape } from "../../board/shape";
import type { Item, Tray as TrayScene } from "../../contract";
import type { HandState } from "../../play/held";
import { Dialog } from "../../ui/dialog";
import { words } from "../../words";
import type { Sitting } from "./sitting";

interface LookProps {
  readonly item: Item;
  readonly turns?: number;
  readonly spin?: HandState["spin"];
}

/** How an item looks: its shape, or else its sign. */
function Look({ item, turns = 0, spin = 0 }: LookProps) {
  if (item.shape.length > 0) return <Shape shape={item.shape} style={item.style} turns={turns} spin={spin} />;
  return (
    <span class={`item-sign style-${item.style}`} aria-hidden="true">
      {item.mark || item.name}
    </span>
  );
}

interface QueueProps {
  readonly tray: TrayScene;
  readonly title: string;
}

/** How many more are hidden, and on demand which; nobody knows their order. */
function Queue({ tray, title }: QueueProps) {
  const [open, setOpen] = useState(false);
  return (
    <div class="queue">
      <button type="button" class="queue-button" onClick={() => setOpen(true)} disabled={tray.hidden === 0}>
        <span key={tray.hidden} aria-hidden="true">
          {words("game-queue-short", { n: tray.hidden })}
        </span>
        <span class="unseen">
          {tray.hidden === 0 ? words("game-queue-empty") : words("game-queue", { n: tray.hidden })}
        </span>
        <span key={`rest ${tray.hidden}`} class="queue-long" aria-hidden="true">
          {tray.hidden === 0 ? words("game-queue-empty") : words("game-queue-rest")}
        </span>
      </button>
      <Dialog
        title={words("game-queue-title", { tray: title })}
        open={open}
        onClose={() => setOpen(false)}
        testid="queue"
      >
        <ul class="queue-items">
          {tray.hidden_items.map((item) => (
            <li key={item.id} class="queue-item">
              <Look item={item} />
              <span>{item.name}</span>
            </li>
          ))}
        </ul>
        <p class="hint">{words("game-queue-note")}</p>
      </Dialog>
    </div>
  );
}

/** As many places as the tray has ever shown, so that nothing moves when one is empty. */
function slots(tray: TrayScene): (Item | null)[] {
  const last = Math.max(4, ...tray.items.map((item) => item.slot));
  return Array.from({ length: last + 1 }, (_, slot) => tray.items.find((item) => item.slot === slot) ?? null);
}

/** Which items have come since the tray was first shown: they are seen being drawn. */
function useDrawn(tray: TrayScene): (item: Item | null) => string {
  const first = useRef(new Set(tray.items.map((item) => item.id)));
  return (item) => (item && !first.current.has(item.id) ? "tray-drawn" : "");
}

interface TrayProps {
  readonly tray: TrayScene;
  readonly title: string;
}

/** What somebody else holds in sight. */
export function TheirTray({ tray, title }: TrayProps) {
  const drawn = useDrawn(tray);
  return (
    <section class="tray tray-theirs" aria-label={title} data-testid="tray-theirs">
      <h2 class="tray-title">{title}</h2>
      <ul class="tray-items">
        {slots(tray).map((item, slot) => (
          <li key={item?.id ?? `empty ${slot}`} class={`tray-slot ${drawn(item)}`}>
            {item && (
              <>
                <Look item={item} />
                <span class="tray-name">{item.name}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Queue tray={tray} title={title} />
    </section>
  );
}

interface MyTrayProps extends TrayProps, Pick<Sitting, "hand" | "state" | "fingers" | "ahead" | "does"> {
  readonly waiting: boolean;
}

/** What this player holds: every item can be picked up by click, drag, tap or number key. */
export function MyTray({ tray, title, hand, state, fingers, ahead, does, waiting }: MyTrayProps) {
  const { items } = hand.table.sources;
  const drawn = useDrawn(tray);
  return (
    <section class="tray tray-mine" id="hand" tabIndex={-1} aria-label={title} data-testid="tray-mine">
      <h2 class="tray-title">{title}</h2>
      <ul class="tray-items">
        {slots(tray).map((item, slot) => {
          const held = item !== null && hand.holds(item);
          const moves = item ? (items.get(item.id) ?? 0) : 0;
          const set = ahead?.kind === "lay" && ahead.item === item?.id;
          return (
            <li
              key={item?.id ?? `empty ${slot}`}
              class={`tray-slot ${held ? "tray-slot-held" : ""} ${set ? "tray-slot-set" : ""} ${drawn(item)}`}
            >
              {item && (
                <button
                  type="button"
                  class={`tray-item ${!waiting && moves === 0 ? "tray-item-useless" : ""}`}
                  aria-pressed={held}
                  data-testid={`piece-${item.id}`}
                  data-held={held || undefined}
                  onPointerDown={(event) => fingers.onItem(event, item)}
                  onClick={(event) => {
                    if (!fingers.swallows(event)) does.pick(item, event.detail === 0);
                  }}
                >
                  <span class="unseen">
                    {waiting
                      ? words("game-slot-idle", { name: item.name, slot: slot + 1 })
                      : words("game-slot", { name: item.name, slot: slot + 1, moves })}
                  </span>
                  <Look item={item} turns={held ? state.turns : 0} spin={held ? state.spin : 0} />
                  <span class="tray-name" aria-hidden="true">
                    {item.name}
                  </span>
                  <span class="key tray-key" data-key={slot + 1} aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Queue tray={tray} title={title} />
    </section>
  );
}
