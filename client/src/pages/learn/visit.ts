import { useEffect, useState } from "preact/hooks";
import type { Exercise } from "../../net/learn";
import type { Snapshot, Welcome } from "../../net/protocol";
import type { Room } from "../../net/room";
import { sound } from "../../sound";
import { useStore } from "../../store";
import { sayAtOnce } from "../../voice";
import { focusBoard } from "../game/controls";
import { type Seated, Session } from "../game/session";
import { ExerciseLink } from "./link";
import { remember } from "./solved";

/** A visit to an exercise, for as long as it is in sight. What is solved is remembered. */
export function useExercise(game: string, exercise: string): Session<ExerciseLink> | null {
  const [session, setSession] = useState<Session<ExerciseLink> | null>(null);
  useEffect(() => {
    const visit = new Session(new ExerciseLink(game, exercise));
    const stop = visit.link.told.watch((told) => {
      if (!told || told.said === "") return;
      sayAtOnce(told.said);
      if (told.verdict === "right") {
        sound("won");
        remember(game, exercise);
      }
      if (told.verdict === "wrong") sound("no");
    });
    setSession(visit);
    return () => {
      stop();
      visit.end();
    };
  }, [game, exercise]);
  return session;
}

/** An exercise once the club has told of it. */
export interface Opened {
  readonly session: Session<ExerciseLink>;
  readonly seated: Seated;
  readonly room: Room;
  readonly shown: Snapshot;
  readonly welcome: Welcome;
  readonly told: Exercise;
  /** Whether the try is over, and what it was. */
  readonly judged: "right" | "wrong" | null;
  /** Lets one try from the beginning. */
  readonly again: () => void;
}

/** What an exercise has come to; null until the club has told of it. Who comes by key or with a screen reader is at the board at once. */
export function useOpened(session: Session<ExerciseLink>): Opened | null {
  const room = useStore(session.link.room);
  const told = useStore(session.link.told);
  const seated = useStore(session.seated);
  const there = told !== null && seated !== null;
  useEffect(() => {
    if (there) focusBoard();
  }, [there]);
  const { shown, welcome } = room;
  if (!told || !seated || !shown || !welcome) return null;
  const judged = told.verdict === "right" || told.verdict === "wrong" ? told.verdict : null;
  const again = () => {
    session.link.undo();
    focusBoard();
  };
  return { session, seated, room, shown, welcome, told, judged, again };
}
