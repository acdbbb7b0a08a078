import type { Canvas2D } from '../canvas.ts';
import { clamp } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';

/** One particle: its fixed random numbers, each 0–1, and its index. */
export interface Mote {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** Where in its own cycle it starts. */
  readonly offset: number;
  readonly a: number;
  readonly b: number;
}

/** @param count for a square picture; a longer one gets more */
export function createMotes(stage: Stage, count: number, salt: number): Mote[] {
  const shorter = Math.min(stage.width, stage.height);
  const area = clamp((stage.width * stage.height) / (shorter * shorter), 1, 2.5);
  const random = createRandom(stage.seed + salt);
  return Array.from({ length: Math.max(1, Math.round(count * area)) }, (_, index) => ({
    index,
    x: random(),
    y: random(),
    offset: random(),
    a: random(),
    b: random(),
  }));
}

/** How near a band of particles is: their size, their opacity, and whether they are out of focus. */
export interface Band {
  readonly scale: number;
  readonly alpha: number;
  readonly near: boolean;
}

const BANDS = [
  { order: 28, depth: 0.5, from: 0, to: 0.4, band: { scale: 0.55, alpha: 0.55, near: false } },
  { order: 62, depth: 1, from: 0.4, to: 0.9, band: { scale: 1, alpha: 0.85, near: false } },
  { order: 68, depth: 1.5, from: 0.9, to: 1, band: { scale: 2.1, alpha: 0.5, near: true } },
] as const;

export type DrawMote = (context: Canvas2D, phase: number, mote: Mote, band: Band) => void;

/** Where none may hide what a thing bears. */
const BEHIND = 29;

/**
 * Spreads particles over three distances: behind the subject, before it, and close to the lens.
 * @param areBehind all of them are drawn behind the subject
 */
export function addBands(
  stage: Pick<Stage, 'addLayer'>,
  motes: readonly Mote[],
  draw: DrawMote,
  areBehind = false,
): void {
  for (const { order: usual, depth, from, to, band } of BANDS) {
    const order = areBehind ? Math.min(usual, BEHIND) : usual;
    const group = motes.slice(Math.floor(from * motes.length), Math.floor(to * motes.length));
    if (group.length === 0) continue;
    stage.addLayer(order, depth, (context, phase) => {
      for (const mote of group) draw(context, phase, mote, band);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    });
  }
}
