import type { Tray } from "../../contract";
import { Haul } from "./haul";
import { DeckSpread, Readings } from "./readings";
import type { Sitting } from "./sitting";
import { MyTray, TheirTray } from "./tray";

interface TraysProps extends Sitting {
  readonly titleOf: (tray: Tray) => string;
  /** Nothing may be taken up to be played now. */
  readonly waiting: boolean;
}

/** What lies at this player's side, each tray as its kind is drawn. */
export function NearTrays(props: TraysProps) {
  const { laid, you, titleOf, hand, fingers, waiting, does } = props;
  return (
    <>
      {laid.readings && (
        <Readings
          tray={laid.readings}
          nexus={laid.nexus?.items ?? []}
          deck={laid.deck}
          hand={hand}
          fingers={fingers}
          waiting={waiting}
          onPick={does.pick}
        />
      )}
      {laid.near.map((tray) => {
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
export function FarTrays({ laid, titleOf }: Pick<TraysProps, "laid" | "titleOf">) {
  return (
    <>
      {laid.deck && <DeckSpread deck={laid.deck} />}
      {laid.far.map((tray) =>
        tray.kind === "haul" ? (
          <Haul key={tray.id} tray={tray} title={titleOf(tray)} mine={false} />
        ) : (
          <TheirTray key={tray.id} tray={tray} title={titleOf(tray)} />
        ),
      )}
    </>
  );
}
