import assert from "node:assert/strict";
import { test } from "node:test";
import { icon } from "./favicon";

test("each sign is a picture of its own that needs nothing else", () => {
  const pictures = (["mine", "theirs", "over"] as const).map(icon);
  assert.equal(new Set(pictures).size, 3);
  for (const picture of pictures) {
    assert.match(picture, /^data:image\/svg\+xml,/);
    const svg = decodeURIComponent(picture.split(",")[1] ?? "");
    assert.match(svg, /^<svg [^>]*viewBox="-16 -16 32 32">.*<\/svg>$/);
    assert.doesNotMatch(svg, /href|url\(/);
  }
});
