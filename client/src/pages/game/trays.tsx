import type { Item, Tray } from "../../contract";
import type { Fingers } from "../../play/fingers";
import type { Hand, HandState } from "../../play/hand";
import { Haul } from "./haul";
import type { Layout } from "./layout";
import { DeckSpread, Readings } from "./readings";
import { MyTray, TheirTray } from "./tray";

interface TraysProps {
  readonly layout: Layout;
  readonly you: number | null;
  readonly titleOf: (tray: Tray) => string;
  readonly hand: Hand;
  readonly state: HandState;
  readonly fingers: Fingers;
  /** Nothing may be taken up to be played now. */
  readonly waiting: boolean;
  readonly onPick: (item: Item, byKey: boolean) => void;
}

/** What lies at this player's side, each tray as its kind is drawn. */
export function NearTrays(props: TraysProps) {
  const { layout, you, titleOf, hand, fingers, waiting, onPick } = props;
  return (
    <>
      {layout.readings && (
        <Readings
          tray={layout.readings}
          nexus={layout.nexus?.items ?? []}
          deck={layout.deck}
          hand={hand}
          fingers={fingers}
          waiting={waiting}
          onPick={onPick}
        />
      )}
      {layout.near.map((tray) => {
        if (tray.kind === "haul") return <Haul key={tray.id} tray={tray} title={titleOf(tray)} mine />;
        return tray.owner !== null && tray.owner !== you ? (
          <TheirTray key={tray.id} tray={tray} title={titleOf(tray)} />
        ) : (
          <MyTray key={tray.id} tray={tray} title={titleOf(tray)} {...props} />
        );
      })}
    </>
  );
}

/** What lies at the other side. */
export function FarTrays({ layout, titleOf }: Pick<TraysProps, "layout" | "titleOf">) {
  return (
    <>
      {layout.deck && <DeckSpread deck={layout.deck} />}
      {layout.far.map((tray) =>
        tray.kind === "haul" ? (
          <Haul key={tray.id} tray={tray} title={titleOf(tray)} mine={false} />
        ) : (
          <TheirTray key={tray.id} tray={tray} title={titleOf(tray)} />
        ),
      )}
    </>
  );
}
