import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { endsAtWater, wallows } from '../things/nature.ts';
import type { Actor } from './actor.ts';
import { totalHeight } from './draw-stack.ts';

/** The part of the height of a swimmer that is below the water. */
const IN_THE_WATER = 0.42;
const ON_THE_BACK = 0.3;
/** The same of things whose pictures end at the water. */
const HULL = 0.06;

/** The same of those who stand in it. */
const STANDING = { knee: 0.16, waist: 0.34 } as const;

const wadesAs = ({ placement }: Actor, { plan }: Stage) => plan.subjects[placement.subject]?.wades;

const shareInWater = (actor: Actor, stage: Stage): number => {
  const { body, placement } = actor;
  const depth = wadesAs(actor, stage);
  if (depth !== undefined) return STANDING[depth];
  if (endsAtWater(body.glyph)) return HULL;
  return placement.motion === 'backfloat' ? ON_THE_BACK : IN_THE_WATER;
};

/** A lake has no waves before the actors that would hide their legs. */
const swimsInLake = (
  { placement, mounts, body, puppet, isLandAnimal }: Actor,
  { plan, water }: Stage,
): boolean =>
  water &&
  /^(lake|hotspring|pool)$/.test(plan.setting) &&
  mounts.length === 0 &&
  (wallows(body.glyph, placement.motion) ||
    body.glyph.endsWith('-head') ||
    (/^(swim|backfloat)$/.test(placement.motion) && (puppet || isLandAnimal)));

/** Whether an actor stands in the water instead of on it. */
export const isWading = (actor: Actor, stage: Stage): boolean =>
  stage.water && actor.mounts.length === 0 && wadesAs(actor, stage) !== undefined;

/** How far an actor is below the water of a lake, in pixels; 0 for one that is not in it. */
export const sunkInLake = (actor: Actor, stage: Stage): number =>
  swimsInLake(actor, stage) || isWading(actor, stage)
    ? shareInWater(actor, stage) * totalHeight(actor)
    : 0;

/** Hides what is drawn next below the water at a height. */
export function clipAbove(context: Canvas2D, y: number, { width, height }: Stage): void {
  context.beginPath();
  context.rect(-width, -height, 3 * width, y + height);
  context.clip();
}

/** Rings on the water around a swimmer. */
export function drawWaterRings(
  context: Canvas2D,
  x: number,
  y: number,
  wide: number,
  { unit }: Stage,
  phase: number,
): void {
  context.save();
  context.strokeStyle = css([0.98, 0.02, 220]);
  context.lineWidth = 3 * unit;
  for (const start of [0, 0.5]) {
    const t = fract(phase + start);
    context.globalAlpha = 0.6 * Math.sin(Math.PI * t);
    context.beginPath();
    context.ellipse(x, y, wide * (0.45 + 0.45 * t), wide * (0.09 + 0.09 * t), 0, 0, TAU);
    context.stroke();
  }
  context.restore();
}
