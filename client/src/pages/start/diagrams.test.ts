import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerLinks } from "../../board/marks";
import type { Axial } from "../../contract";
import { add, distance, subtract } from "../../geometry/axial";
import { hexagon, label } from "../../geometry/hexagon";
import { speak, wordsFor } from "../../words";
import { DIAGRAMS } from "./diagrams";
import { entries, type Moment, type Shot, shots } from "./pictures";
import { EMBLEMS, SHOWPIECES } from "./showpieces";

const RADIUS = 2;

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

await speak("en");

test("every diagram has its words", () => {
  for (const { game, diagram } of all)
    for (const part of ["title", "text"])
      assert.ok(wordsFor(`how-${game}-${diagram.id}-${part}`), diagram.id);
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

const OPPOSITES = ["LD", "DL", "FW", "WF", "EA", "AE"];

/** Every picture with elements: diagrams, and displays that fill by themselves. */
const displays = [
  ...all.map(({ diagram, moment }) => ({ id: diagram.id, radius: diagram.radius ?? RADIUS, moment })),
  ...[SHOWPIECES, EMBLEMS].flatMap((shows) =>
    Object.entries(shows).flatMap(([id, { radius, moments }]) =>
      moments.map((moment) => ({ id, radius, moment })),
    ),
  ),
].filter(({ moment }) => moment.elements);

test("Hexpertise: opposites that touch in a picture are crossed out", () => {
  assert.ok(displays.length > 40);
  for (const { id, radius, moment } of displays) {
    const at = new Map(hexagon(radius).map((cell) => [label(cell, radius), cell]));
    const live = entries(moment.elements ?? "").filter(([, what]) => /^[LDFWEA]$/.test(what));
    for (const [cell, what] of entries(moment.elements ?? ""))
      assert.ok(at.has(cell), `${id}: ${cell} ${what}`);
    for (const [a, one] of live)
      for (const [b, other] of live) {
        const [from, to] = [at.get(a), at.get(b)];
        const touch = from && to && distance(from, to) === 1;
        assert.ok(!touch || !OPPOSITES.includes(one + other), `${id}: ${a} ${one}, ${b} ${other}`);
      }
  }
});

test("Hexpertise: the side that a picture lights up for Fire is that of Light", () => {
  const { hexpertise } = DIAGRAMS;
  const card = hexpertise?.find(({ id }) => id === "card");
  const at = new Map(hexagon(3).map((cell) => [label(cell, 3), cell]));
  const names = new Map([...at].map(([name, cell]) => [String(cell), name]));
  const filled = entries(card?.moments[0]?.elements ?? "").map(([cell]) => cell);
  const beyond = (step: Axial) =>
    filled
      .map((cell) => names.get(String(add(at.get(cell) ?? [9, 9], step))))
      .filter((name) => name !== undefined && !filled.includes(name))
      .sort()
      .join();
  // Light lies in the north-east, Fire in the south.
  assert.equal(card?.moments[1]?.reach?.split(",").sort().join(), beyond([1, -1]));
  assert.equal(card?.moments[2]?.reach?.split(",").sort().join(), beyond([0, 1]));
});

/** Every move of Hexano-Duel in a picture, with the boards before and after it. */
const eruptions = [
  ...(DIAGRAMS["hexano-duel"] ?? []).map(({ id, radius, moments }) => ({
    id,
    shots: shots(radius ?? RADIUS, moments),
  })),
  ...[SHOWPIECES, EMBLEMS].map((shows) => {
    const show = shows["hexano-duel"];
    return { id: "show", shots: shots(show?.radius ?? 0, show?.moments ?? []) };
  }),
].flatMap(({ id, shots }) =>
  shots.flatMap((shot, i) => {
    const before = shots[i - 1];
    return shot.moment.move && before ? [{ id, shot, before }] : [];
  }),
);

const stack = (shot: Shot, cell: string) => shot.board.cells.find(({ id }) => id === cell)?.tokens ?? [];

test("Hexano-Duel: what flies in a picture was below the cap, and is captured on its own size", () => {
  assert.ok(eruptions.length > 12);
  for (const { id, shot, before } of eruptions) {
    const [start = "", end = ""] = shot.moment.move?.split(">")[0]?.split("-") ?? [];
    const told = `${id}: ${shot.moment.move}`;
    assert.equal(stack(before, start).at(-1)?.kind, "cap", told);
    assert.ok(!stack(before, end).some((token) => token.kind === "cap"), told);
    const landings = shot.moment.move?.split(">")[1]?.split(",").filter(Boolean) ?? [];
    assert.equal(shot.flights.length, landings.length, told);
    for (const flight of shot.flights) {
      const below = stack(before, flight.end).at(-1);
      assert.notEqual(below?.kind, "cap", told);
      const opaque = below !== undefined && "WK".includes(below.mark);
      const takes = below !== undefined && !opaque && below.size === flight.token.size;
      if (!"WK".includes(flight.token.mark)) assert.equal(flight.captured, takes, `${told} ${flight.end}`);
    }
  }
});

test("Hexano-Duel: an eruption in a picture runs on in a straight line", () => {
  for (const { id, shot } of eruptions) {
    const at = (name: string) => {
      const cell = shot.board.cells.find((candidate) => candidate.id === name);
      assert.ok(cell, `${id}: ${name}`);
      return [cell.q, cell.r] as const;
    };
    const [start = "", end = ""] = shot.moment.move?.split(">")[0]?.split("-") ?? [];
    const step = subtract(at(end), at(start));
    shot.flights.reduce((last, flight) => {
      assert.deepEqual(subtract(at(flight.end), at(last)), step, shot.moment.move);
      return flight.end;
    }, end);
  }
});
