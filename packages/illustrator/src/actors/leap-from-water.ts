import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { Placement } from '../layout/placement.ts';
import { fract, plateau } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { noseOf } from '../things/noses.ts';
import type { Actor } from './actor.ts';
import type { Body } from './body.ts';
import { drawSplashDrops } from './splash-drops.ts';

/** Where the surface of the water is before which nothing floats, as a fraction of the height. */
const SURFACES: Readonly<Partial<Record<SettingName, number>>> = { lake: 0.79, ocean: 0.78 };

/** The share of the loop in which it is above the water. */
const IN_THE_AIR = 0.72;
/** Loops begin on the way up. */
const BEGINS_AT = 0.2;
/** How far it gets on its way to each side, and how much of it is in the picture there, in widths of its body. */
const REACH = 0.85;
const INSIDE = 0.4;
/** How steeply it comes out of the water. Radians. */
const STEEP = 0.75;
/** How much of its height it needs to be hidden. */
const SUNK = 0.5;

/** How high its middle gets above the surface, in its heights. */
const LEAP = 1.1;
/** The room above it, as a fraction of the height. */
const ABOVE = 0.1;

/** An animal of the sea on its way out of the water and back, in pixels from the picture's corner. */
interface WaterLeap {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly surface: number;
  /** Where water flies up, and how much of it is seen, 0 to 1. */
  readonly splashes: readonly { readonly x: number; readonly strength: number }[];
}

type Leaper = Pick<Actor, 'mounts' | 'isFromSea'> & {
  readonly placement: Pick<Placement, 'motion' | 'x' | 'facing' | 'leap'>;
  readonly body: Pick<Body, 'glyph' | 'width' | 'height'>;
};
type Water = Pick<Stage, 'still' | 'width' | 'height'> & {
  readonly plan: Pick<Stage['plan'], 'setting'>;
};

/**
 * Where an animal is that leaps out of the water, which hides it between two leaps; null for all others.
 * @param phase of its own motion
 */
export function leapFromWater(actor: Leaper, stage: Water, phase: number): WaterLeap | null {
  const { placement, body, mounts } = actor;
  const line = SURFACES[stage.plan.setting];
  const leaps = placement.motion === 'jump' && placement.leap === undefined && mounts.length === 0;
  if (stage.still || line === undefined || !leaps || !actor.isFromSea) return null;
  const surface = line * stage.height;
  const t = fract(phase + BEGINS_AT);
  const share = t / IN_THE_AIR;
  const side = Math.sign(noseOf(body.glyph, placement.facing).x);
  const middle = placement.x * stage.width;
  const room = Math.min(middle, stage.width - middle) - INSIDE * body.width;
  const reach = Math.min(REACH * body.width, Math.max(0, room));
  const start = middle - side * reach;
  const low = surface + SUNK * body.height;
  const highest = ABOVE * stage.height + body.height / 2;
  const rise = low - Math.max(highest, surface - LEAP * body.height);
  return {
    x: start + 2 * side * reach * share,
    y: low - rise * 4 * share * (1 - share),
    rotation: side * STEEP * (2 * share - 1),
    surface,
    splashes: [
      { x: start + side * 0.3 * reach, strength: plateau([0, 0.06], [0.14, 0.34], t) },
      { x: start + side * 1.7 * reach, strength: plateau([0.58, 0.66], [0.74, 0.96], t) },
    ],
  };
}

/** Water that flies up where it comes out and goes in. */
export function drawLeapSplashes(
  context: Canvas2D,
  { splashes, surface }: WaterLeap,
  { body }: Actor,
  phase: number,
): void {
  for (const { x, strength } of splashes) {
    if (strength <= 0) continue;
    context.save();
    context.globalAlpha *= strength;
    context.translate(x, surface);
    drawSplashDrops(context, phase, 0.7 * body.width);
    context.restore();
  }
}
