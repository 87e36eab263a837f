import assert from "node:assert/strict";
import { test } from "node:test";
import { later, plus, weekday, weeks } from "./calendar";

test("a month has its days, each in its week and on its weekday", () => {
  for (const month of ["2026-11", "2026-02", "2024-02", "2027-08", "2026-06"]) {
    const rows = weeks(month);
    const days = rows.flat().filter((day) => day !== null);
    const [year = 0, number = 0] = month.split("-").map(Number);
    assert.equal(days.length, new Date(Date.UTC(year, number, 0)).getUTCDate());
    assert.deepEqual(days, [...days].sort());
    for (const row of rows)
      row.forEach((day, i) => {
        if (day !== null) assert.equal(weekday(day), i);
      });
    assert.ok(rows.every((row) => row.length === 7 && row.some((day) => day !== null)));
  }
});

test("days and months go on over the end of a year", () => {
  assert.equal(plus("2026-12-31", 1), "2027-01-01");
  assert.equal(plus("2024-03-01", -1), "2024-02-29");
  assert.equal(later("2026-12", 1), "2027-01");
  assert.equal(later("2026-01", -1), "2025-12");
  assert.equal(weekday("2026-11-30"), 0);
});
