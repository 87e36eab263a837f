import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOCKS, clockNamed, clocksOf, shownTime } from "./clocks";
import { speak } from "./words";

await speak("en");

test("a clock shows seconds, then minutes, hours and days", () => {
  const shown = [0, 0.2, 29.01, 99, 100, 3599, 3600, 86_399, 86_400, 3 * 86_400 - 1].map(shownTime);
  assert.deepEqual(shown, ["0", "1", "30", "99", "1:40", "59:59", "1h00", "23h59", "1d00", "2d23"]);
});

test("a clock is remembered by its name, and an unknown name is the clock of the rules", () => {
  for (const [name, control] of CLOCKS) assert.deepEqual(clockNamed(name), control);
  assert.equal(clockNamed("sand").kind, "rules");
});

test("where all choose at the same time nobody is offered a time of their own", () => {
  assert.ok(clocksOf(true).every(([, control]) => control.kind !== "fischer"));
  assert.equal(clocksOf(false).length, CLOCKS.length);
});
