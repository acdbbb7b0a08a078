import { hasFace } from '../language/faces.ts';
import { wave } from '../math/periodic.ts';
import { aroundBody } from './around-body.ts';
import { EYEWEAR, HATS, HEADGEAR } from './headwear.ts';
import type { HeldThing } from './held-thing.ts';
import type { Hold } from './hold.ts';
import type { Point } from './pose-name.ts';

/** Where the middle of a thing is on a puppet. Lengths are in head widths, below the crown; radians. */
export interface HeldPlace {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly size: number;
}

/** A thing, and the hands of its holder at a phase. */
interface Holding {
  readonly thing: HeldThing;
  readonly left: Point;
  readonly right: Point;
  readonly phase: number;
}

type Placing = (holding: Holding) => Omit<HeldPlace, 'size'> & { readonly size?: number };

/** An umbrella as wide as this is over several, and held straight up. */
const WIDE = 1.6;
/** Where the end of its pole is, so that the crook is no larger part of the picture than the hand. */
const belowHand = ([x, y]: Point): Point => [x - 0.08, y + 0.36];

/** Turned about the hand that holds its handle. */
function gripped({ size, grip }: HeldThing, [x, y]: Point, rotation: number): HeldPlace {
  const cos = Math.cos(rotation) * size;
  const sin = Math.sin(rotation) * size;
  return {
    x: x - (grip.x * cos - grip.y * sin),
    y: y - (grip.x * sin + grip.y * cos),
    rotation,
    size,
  };
}

/** A golf club points down, a bat over the shoulder, the blade of an axe up, beside the head. Radians. */
const SWUNG_TURNS: Readonly<Record<string, number>> = {
  '@golfclub': 2.6,
  '@hockeystick': 2.6,
  '@baseballbat': 0.1,
  axe: 0.95,
};
const swungTurn = (glyph: string): number => SWUNG_TURNS[glyph] ?? 0.35;

/** One balloon flies aside; several spread above the hand, the upper ones behind. */
function tethered({ size, copy, copies }: HeldThing, [x, y]: Point, phase: number): HeldPlace {
  const sway = 0.04 * wave(phase, 1, copy * 0.13);
  const rotation = 0.06 * wave(phase, 1, 0.1 + copy * 0.1);
  if (copies === 1) {
    return { x: x + 0.3 + sway, y: y - size * 1.12 + 0.02 * wave(phase, 1, 0.3), rotation, size };
  }
  const across = copy / (copies - 1) - 0.5;
  const upper = copy % 2;
  const small = size * 0.72;
  return {
    x: x + across * Math.min(1.5, 0.4 * copies) + sway,
    y: y - small * (1.25 + 0.75 * upper - 0.7 * across ** 2) + 0.02 * wave(phase, 1, copy * 0.17),
    rotation: rotation + across * 0.5,
    size: small,
  };
}

const STACKED_SIZE = 0.8;
const BOXES = /gift|@box|@crate|package|teddy/;

/** What is carried on top of each other begins lower. */
const stackShift = ({ copy, copies, size, tall }: HeldThing): number =>
  copies === 1 ? 0 : 0.12 - copy * size * STACKED_SIZE * tall * 0.62;

/** Long things lie across the mouth: a rose, a toothbrush. Radians. */
export const acrossMouth = ({ tall }: HeldThing): number => (tall > 1.25 ? -1.3 : 0);

const NOSE_ABOVE_MOUTH = 0.06;

/** The head of an animal above a person's own: of a costume. */
const isHood = (glyph: string): boolean => /-(head|face)$/.test(glyph) || hasFace(glyph);

/** Between both hands. */
const between = ({ left, right }: Holding): Point => [
  (left[0] + right[0]) / 2,
  (left[1] + right[1]) / 2,
];

/** Held before the body with a hand at each side, so much lower than the hands. */
const inBothHands =
  (down: number, sway: number): Placing =>
  (holding) => {
    const [x, y] = between(holding);
    return { x, y: y + down, rotation: sway * wave(holding.phase) };
  };

const onHead = ({ glyph, size, sink = 0 }: HeldThing) => ({
  x: 0,
  y: (HATS[glyph]?.y ?? 0.02 - size * 0.22) + sink,
  rotation: 0,
});

/** A blast out of a head swells twice in a loop and shakes; its foot stays on the head. */
function bursting(thing: HeldThing, phase: number): ReturnType<Placing> {
  const place = onHead(thing);
  const size = thing.size * (0.96 + 0.3 * wave(phase, 2));
  return {
    ...place,
    y: place.y - 0.3 * (size - thing.size),
    rotation: 0.06 * wave(phase, 6),
    size,
  };
}

/** Several are side by side between both arms. */
function embraced(holding: Holding): ReturnType<Placing> {
  const { size, copy, copies } = holding.thing;
  const place = inBothHands(-0.16, 0.03)(holding);
  if (copies === 1) return place;
  const across = copy / (copies - 1) - 0.5;
  return { ...place, x: place.x + across * 0.24 * copies, size: size * (copies > 2 ? 0.56 : 0.68) };
}

/** Around the face: its middle below the crown, how wide and tall the ring is, in head widths, and where it ends. */
const HAIR = { y: 0.43, wide: 0.45, tall: 0.47, from: 0.8, turn: 4.7 } as const;

/** The places go from one cheek over the crown to the other, every second one farther out. */
function hairAround({ copy, copies }: HeldThing, phase: number): HeldPlace {
  const angle = Math.PI / 2 + HAIR.from + (HAIR.turn * copy) / Math.max(1, copies - 1);
  const out = copy % 2 === 0 ? 1 : 1.16;
  return {
    x: Math.cos(angle) * HAIR.wide * out,
    y: HAIR.y + Math.sin(angle) * HAIR.tall * out,
    rotation: angle + Math.PI / 2 + 0.05 * wave(phase, 1, copy * 0.2),
    size: 0.36,
  };
}

/** Below the crown, where a thing instead of a head stands on the neck. */
const CHIN = 0.9;

/** What is worn, or lies on the head or the body. */
const WORN_PLACES: Readonly<Partial<Record<Hold, Placing>>> = {
  head: ({ thing, phase }) =>
    thing.glyph === '@blasthat' ? bursting(thing, phase) : onHead(thing),
  ashair: ({ thing, phase }) => hairAround(thing, phase),
  ashead: ({ thing, phase }) => ({
    x: 0,
    y: CHIN - (thing.size * thing.tall) / 2,
    rotation: 0.02 * wave(phase),
  }),
  eyes: ({ thing }) => ({ x: 0, y: (HEADGEAR[thing.glyph] ?? EYEWEAR).y, rotation: 0 }),
  neck: ({ thing }) => ({ x: 0.02, y: thing.glyph === 'scarf' ? 1.03 : 0.92, rotation: 0 }),
  back: () => ({ x: -0.2, y: 0.98, rotation: -0.08 }),
  costume: ({ thing }) => aroundBody(thing),
  torso: () => ({ x: 0, y: 1.08, rotation: 0 }),
  shoulder: ({ phase }) => ({ x: 0.34, y: 0.4, rotation: 0.04 * wave(phase, 2) }),
  crown: ({ thing, phase }) => ({
    x: 0,
    y: 0.05 - thing.size * thing.tall * (isHood(thing.glyph) ? 0.18 : 0.5),
    rotation: 0.02 * wave(phase),
  }),
  teeth: ({ thing, phase }) => ({
    x: 0,
    y: thing.mouthY,
    rotation: acrossMouth(thing) + 0.02 * wave(phase),
  }),
  nose: ({ thing, phase }) => ({
    x: 0,
    y: thing.mouthY - NOSE_ABOVE_MOUTH - (thing.size * thing.tall) / 2,
    rotation: 0.03 * wave(phase),
  }),
};

/** What is before the body, or between both hands. */
const PLACES_BEFORE_BODY: Readonly<Partial<Record<Hold, Placing>>> = {
  floor: ({ thing, phase }) => ({
    x: 0.34,
    y: 1.56 - thing.size * 0.46,
    rotation: 0.02 * wave(phase, 2),
  }),
  chin: ({ phase }) => ({ x: 0.2, y: 0.68, rotation: 0.55 + 0.02 * wave(phase, 2) }),
  strum: ({ phase }) => ({ x: -0.02, y: 1.1, rotation: 0.12 + 0.05 * wave(phase, 2) }),
  chest: (holding) => {
    const { thing, phase } = holding;
    const [x, y] = between(holding);
    return {
      x,
      // A box before the chest leaves the face free.
      y: y + (BOXES.test(thing.glyph) ? 0.06 : -0.06) + stackShift(thing),
      rotation: 0.02 * wave(phase),
      size: thing.copies > 1 ? thing.size * STACKED_SIZE : thing.size,
    };
  },
  lifted: (holding) => {
    const { thing, phase } = holding;
    const [x, y] = between(holding);
    return { x, y: y - 0.14 - (thing.size * thing.tall) / 2, rotation: 0.02 * wave(phase) };
  },
  arms: embraced,
  board: inBothHands(0, 0.015),
  sign: inBothHands(0, 0.015),
  face: inBothHands(-0.04, 0.02),
  bar: inBothHands(-0.03, 0.02),
  handle: (holding) => ({
    x: between(holding)[0] + 0.1,
    y: holding.right[1] + 0.06,
    rotation: 0.08 * wave(holding.phase, 2),
  }),
};

/** How much smaller several are that are in one hand, and how far apart, in their widths. */
const IN_CLUSTER = { size: 0.82, across: 0.42, up: 0.34 } as const;

/** In one hand, several of them fanned out from it. */
function inFist(
  { size, copy, copies }: HeldThing,
  [x, y]: Point,
  side: 1 | -1,
  phase: number,
): HeldPlace {
  const small = copies > 1 ? size * IN_CLUSTER.size : size;
  const outward = (copy - (copies - 1) / 3) * small * IN_CLUSTER.across;
  return {
    x: x + side * (0.08 + outward),
    y: y - small * (0.24 + (copy % 2) * IN_CLUSTER.up),
    rotation: side * 0.06 * wave(phase),
    size: small,
  };
}

/** At the end of an arm, several of them beside each other. */
function hung(
  { size, tall, copy, copies }: HeldThing,
  [x, y]: Point,
  side: 1 | -1,
  phase: number,
): HeldPlace {
  const small = copies > 1 ? size * IN_CLUSTER.size : size;
  return {
    // Large ones are beside the legs.
    x: x + side * (Math.max(0.04, small / 2 - 0.2) + copy * small * IN_CLUSTER.across),
    y: y - 0.04 + (small * tall) / 2,
    rotation: side * 0.03 * wave(phase),
    size: small,
  };
}

/** In one hand. */
const PLACES_IN_HAND: Readonly<Partial<Record<Hold, Placing>>> = {
  hand: ({ thing, right, phase }) => inFist(thing, right, 1, phase),
  left: ({ thing, left, phase }) => inFist(thing, left, -1, phase),
  hanging: ({ thing, right, phase }) => hung(thing, right, 1, phase),
  hangingleft: ({ thing, left, phase }) => hung(thing, left, -1, phase),
  swung: ({ thing, right, phase }) =>
    gripped(thing, right, swungTurn(thing.glyph) + swungAt(thing, phase)),
  overhead: ({ thing, right, phase }) =>
    thing.size > WIDE
      ? gripped(thing, belowHand(right), 0.02 * wave(phase) - 0.06)
      : gripped(thing, right, 0.06 + 0.04 * wave(phase)),
  tether: ({ thing, right, phase }) => tethered(thing, right, phase),
  skewer: ({ thing, right: [x, y], phase }) => ({
    x: x + thing.size * 0.4,
    y: y - thing.size * 0.06,
    rotation: 0.03 * wave(phase),
  }),
  palm: ({ thing, right: [x, y] }) => ({ x: x - 0.02, y: y - thing.size * 0.34, rotation: -0.12 }),
  doused: ({ thing, right: [x, y] }) => ({ x: x - thing.size * 0.16, y: y - 0.02, rotation: -2.1 }),
  mouth: ({ right: [x, y], phase }) => ({
    x: x - 0.06,
    y: y - 0.06,
    rotation: -0.2 + 0.06 * wave(phase, 2),
  }),
  can: ({ right: [x, y], phase }) => ({
    x: x + 0.1,
    y: y + 0.02,
    rotation: 0.42 + 0.05 * wave(phase, 2),
  }),
};

/** How far what is swung has turned in the hand. Radians. */
const swungAt = ({ swing }: HeldThing, phase: number): number =>
  (swing?.angle ?? 0.03) * wave(phase, swing?.times ?? 2);

const PLACES: Readonly<Partial<Record<Hold, Placing>>> = {
  ...WORN_PLACES,
  ...PLACES_BEFORE_BODY,
  ...PLACES_IN_HAND,
};

/** Where the middle of a thing is on a puppet, given the hands. What has no place of its own is in the right hand. */
export function heldPlace(thing: HeldThing, left: Point, right: Point, phase: number): HeldPlace {
  const placing = PLACES[thing.hold] ?? PLACES_IN_HAND.hand!;
  return { size: thing.size, ...placing({ thing, left, right, phase }) };
}
