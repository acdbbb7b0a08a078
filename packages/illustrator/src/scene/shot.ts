import type { Actor } from '../actors/actor.ts';
import type { Subject } from '../language/subject.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, smoothstep, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { DrawEffect, Effect } from './effect.ts';

/** What shoots out of a thing: where its mouth is, and which way it points. */
interface Muzzle {
  /** From the middle of the foot, in widths and heights of the thing; of one that faces left. */
  readonly at: readonly [x: number, up: number];
  /** Radians from the right upwards. */
  readonly towards: number;
  readonly colours: readonly Colour[];
  readonly areDrops: boolean;
}

const POPPER: Muzzle = {
  at: [0.08, 0.52],
  towards: 1.1,
  colours: [
    [0.68, 0.21, 15],
    [0.83, 0.17, 88],
    [0.7, 0.14, 235],
    [0.75, 0.18, 150],
    [0.66, 0.19, 310],
  ],
  areDrops: false,
};
const BOTTLE: Muzzle = {
  at: [-0.36, 0.84],
  towards: 2.45,
  colours: [
    [0.98, 0.02, 95],
    [0.95, 0.05, 92],
  ],
  areDrops: true,
};

const PIECES = 60;
/** The share of the loop in which a piece flies. */
const FLIGHT = 0.8;
/** How far pieces spread to each side of the way. Radians. */
const SPREAD = 0.62;
/** How far they fly, and how far they have fallen in the end, in widths of the thing. */
const FAR = 1.5;
const FALL = 1.5;

/** Confetti that shoots out of a party popper, foam that sprays out of a bottle, once in a loop. */
export function createShot({ body }: Actor, { glyph }: Subject, stage: Stage): Effect {
  const { width, height } = body;
  const { at, towards, colours, areDrops } = glyph === 'party-popper' ? POPPER : BOTTLE;
  const random = createRandom(stage.seed + 937);
  const fills = colours.map((colour) => css(colour));
  const pieces = Array.from({ length: PIECES }, (_, i) => ({
    turn: towards + (random() - 0.5) * 2 * SPREAD,
    speed: 0.35 + 0.65 * random(),
    start: 0.16 * random(),
    spin: (random() - 0.5) * 5,
    size: (areDrops ? 0.026 : 0.036) * (0.7 + 0.6 * random()) * width,
    fill: fills[i % fills.length] ?? '#fff',
  }));
  const before: DrawEffect = (context, phase) => {
    for (const { turn, speed, start, spin, size, fill } of pieces) {
      const t = fract(phase + BEGINS_AT - start) / FLIGHT;
      if (t >= 1) continue;
      const out = FAR * speed * (1 - (1 - t) ** 2.4) * width;
      context.save();
      context.globalAlpha *= smoothstep(0, 0.04, t) * (1 - smoothstep(0.8, 1, t));
      context.translate(
        at[0] * width + Math.cos(turn) * out,
        -at[1] * height - Math.sin(turn) * out + FALL * t ** 2 * width,
      );
      context.fillStyle = fill;
      if (areDrops) fillCircle(context, 0, 0, size);
      else {
        context.rotate(TAU * spin * t);
        context.scale(1, 0.35 + 0.65 * Math.abs(Math.cos(TAU * (spin * t + start))));
        context.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
      }
      context.restore();
    }
  };
  return { before };
}

/** Loops begin when all pieces are on their way. */
const BEGINS_AT = 0.3;
