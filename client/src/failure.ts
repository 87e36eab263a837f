import { ApiError } from "./net/api";
import { words } from "./words";

/** Why a request failed, in one line: what the club has said, or that it has not answered. */
export function whyNot(failure: unknown): string {
  return (failure instanceof ApiError && failure.message) || words("no-answer");
}
