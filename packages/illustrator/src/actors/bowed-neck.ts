import type { Canvas, Canvas2D } from '../canvas.ts';
import { smoothstep } from '../math/periodic.ts';

/** How the neck of an animal that is drawn from the side bends down to the ground. */
export interface Bow {
  /** Where the neck begins, from the tail, as a fraction of the width. */
  readonly start: number;
  /** Where the head begins, which stays as it is. */
  readonly end: number;
  /** The row that keeps its length: the throat, as a fraction of the height. */
  readonly throat: number;
  /** How far the head is turned. Radians. */
  readonly turn: number;
}

const BOWS: Readonly<Record<string, Bow>> = {
  cow: { start: 0.42, end: 0.56, throat: 0.62, turn: 0.75 },
  ox: { start: 0.5, end: 0.62, throat: 0.62, turn: 0.7 },
  ewe: { start: 0.46, end: 0.58, throat: 0.66, turn: 0.75 },
  ram: { start: 0.38, end: 0.5, throat: 0.66, turn: 0.65 },
  goat: { start: 0.4, end: 0.53, throat: 0.64, turn: 0.75 },
  deer: { start: 0.42, end: 0.54, throat: 0.64, turn: 0.85 },
  horse: { start: 0.46, end: 0.6, throat: 0.6, turn: 0.9 },
  zebra: { start: 0.46, end: 0.6, throat: 0.6, turn: 0.95 },
  llama: { start: 0.46, end: 0.58, throat: 0.64, turn: 0.85 },
};

/** Null for what has no neck to bend, or one so steep that it would tear. */
export const bowOf = (glyph: string): Bow | null => BOWS[glyph] ?? null;

const STRIPS = 60;

interface BowedPlace {
  readonly x: number;
  readonly y: number;
  readonly headAtRight: boolean;
  /** Where the belly ends, above the legs. Pixels. */
  readonly bellyPx: number;
}

/** Draws the neck in strips, each turned a little further than the one behind it, and the head at its end. */
export function drawBowedNeck(
  context: Canvas2D,
  sprite: Canvas,
  { start, end, throat, turn }: Bow,
  { x, y, headAtRight, bellyPx }: BowedPlace,
): void {
  const { width, height } = sprite;
  const forward = headAtRight ? 1 : -1;
  const step = ((end - start) * width) / STRIPS;
  const axis = throat * height;
  // The nape is stretched, so that its strips must overlap.
  const overlap = 1 + (2 * axis * turn) / STRIPS;
  let atX = x + (headAtRight ? start : 1 - start) * width;
  let atY = y + axis;
  for (let i = 0; i <= STRIPS; i++) {
    const angle = turn * smoothstep(0, 1, i / STRIPS);
    const from = start * width + i * step - overlap;
    const length = i === STRIPS ? width - from : step + overlap;
    const column = headAtRight ? from : width - from - length;
    const left = headAtRight ? -overlap : overlap - length;
    context.save();
    context.translate(atX, atY);
    context.rotate(forward * angle);
    context.drawImage(sprite, column, 0, length, bellyPx, left, -axis, length, bellyPx);
    context.restore();
    atX += forward * step * Math.cos(angle);
    atY += step * Math.sin(angle);
  }
}
