import { type Course, courseOf } from "../../net/learn";
import { useAnswer } from "../../ui/answer";
import { remember } from "./solved";

/** What there is to learn about a game, or why it cannot be said. */
export function useCourse(game: string): { readonly course: Course | null; readonly error: string } {
  const { answer: course, error } = useAnswer(game, async () => {
    const found = await courseOf(game);
    remember(game, ...found.solved);
    return found;
  });
  return { course, error };
}
