import type { Surface } from "../../board/surface";
import { type View, ZOOM_STEP } from "../../play/view";
import { say } from "../../voice";
import { words } from "../../words";

/** What buttons and keys do to the way in which the board is looked at, with what is said then. */
export interface Viewing {
  turn(by: 1 | -1): void;
  zoom(by: 1 | -1): void;
  reset(): void;
}

export function viewing(view: View, surface: Surface): Viewing {
  const told = () => {
    const { turns, zoom } = view.state.value;
    const turned = turns === 0 ? words("view-north-up") : words("view-turned", { degrees: 60 * turns });
    say(zoom > 1 ? words("view-zoomed", { share: Math.round(100 * zoom) }) : turned);
  };
  return {
    turn: (by) => {
      view.turn(by);
      told();
    },
    zoom: (by) => {
      view.zoom(by === 1 ? ZOOM_STEP : 1 / ZOOM_STEP, surface.frame());
      told();
    },
    reset: () => {
      view.reset();
      told();
    },
  };
}
