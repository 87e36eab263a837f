import assert from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "./language";

test("the language is the one that was chosen, or the browser's first that we speak, or English", () => {
  const known = ["en", "de"] as const;
  assert.equal(languageFor("de", ["en-GB"], known), "de");
  assert.equal(languageFor("", ["de-AT", "en"], known), "de");
  assert.equal(languageFor("", ["fr-FR", "DE", "en"], known), "de");
  assert.equal(languageFor("", ["fr"], known), "en");
  assert.equal(languageFor("xx", ["de"], known), "de");
});
