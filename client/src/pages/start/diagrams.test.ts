import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerLinks } from "../../board/marks";
import type { Axial } from "../../contract";
import { distance } from "../../geometry/axial";
import { hexagon, label } from "../../geometry/hexagon";
import { words } from "../../words";
import { DIAGRAMS, type Moment, RADIUS } from "./diagrams";

const BY_LABEL = new Map(hexagon(RADIUS).map((cell) => [label(cell, RADIUS), cell]));

const cells = (labels: string): Axial[] =>
  labels.split(",").map((name) => {
    const cell = BY_LABEL.get(name);
    assert.ok(cell, `there is no cell ${name}`);
    return cell;
  });

const touches = (some: readonly Axial[], others: readonly Axial[]) =>
  some.some((a) => others.some((b) => distance(a, b) === 1));

const all = Object.entries(DIAGRAMS).flatMap(([game, diagrams]) =>
  diagrams.flatMap((diagram) => diagram.moments.map((moment) => ({ game, diagram, moment }))),
);

const of = (moment: Moment, side: 0 | 1) => ({
  anchors: (moment.anchors ?? []).filter(([owner]) => owner === side).flatMap(([, at]) => cells(at)),
  pieces: (moment.pieces ?? []).filter(([owner]) => owner === side).map(([, at]) => cells(at)),
});

test("every diagram has its words", () => {
  for (const { game, diagram } of all) assert.ok(words.howTo[game]?.[diagram.id], diagram.id);
});

test("nothing in a picture lies on anything else", () => {
  for (const { diagram, moment } of all) {
    const taken = [
      ...(moment.anchors ?? []).flatMap(([, at]) => cells(at)),
      ...(moment.pieces ?? []).flatMap(([, at]) => cells(at)),
      ...(moment.ghost ? cells(moment.ghost[1]) : []),
    ].map(String);
    assert.equal(new Set(taken).size, taken.length, diagram.id);
  }
});

test("HexaFuse: an allowed piece touches its own by edge, and the rival by none", () => {
  for (const { diagram, moment } of all.filter(({ game }) => game === "hexafuse")) {
    if (!moment.ghost) continue;
    const [side, at, allowed] = moment.ghost;
    const piece = cells(at);
    const [own, rival] = [of(moment, side), of(moment, side === 0 ? 1 : 0)];
    const linked = touches(piece, [...own.anchors, ...own.pieces.flat()]);
    const close = touches(piece, [...rival.anchors, ...rival.pieces.flat()]);
    const bridged = (mine: readonly Axial[]) =>
      rival.pieces.some(
        (their) => cornerLinks(their, mine).length > 0 && cornerLinks(their, piece).length > 0,
      );
    const offended = own.pieces.some(
      (mine) => cornerLinks(piece, mine).length > 0 && !touches(piece, mine) && !bridged(mine),
    );
    assert.equal(linked && !close && !offended, allowed, `${diagram.id}: ${at}`);
  }
});

test("HexaFuse: the points in the pictures are those of the rules", () => {
  for (const { diagram, moment } of all.filter(({ game }) => game === "hexafuse")) {
    if (!moment.ghost?.[2]) continue;
    const [side, at, , points] = moment.ghost;
    const contacts = of(moment, side === 0 ? 1 : 0).pieces.flatMap((their) =>
      cornerLinks(cells(at), their),
    ).length;
    const lock = diagram.id === "lock" ? 10 : 0;
    assert.equal(points, cells(at).length + 3 * contacts + lock, diagram.id);
    const marked = (moment.marks ?? [])
      .filter(([kind]) => kind === "contact")
      .flatMap(([, met]) => cells(met));
    assert.equal(cornerLinks(cells(at), marked).length, contacts, diagram.id);
  }
});
