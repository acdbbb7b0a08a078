import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { drawSpokes, hasWheels } from './wheels.ts';

const { environment, art } = await createNodeHost();
const SIZE_PX = 120;

function pixelsAt(glyph: string, phase: number): Uint8ClampedArray {
  const canvas = environment.createCanvas(SIZE_PX, SIZE_PX);
  const context = canvas.getContext('2d');
  drawSpokes(context, glyph, { x: 0, y: 0, sizePx: SIZE_PX, turned: true }, phase);
  return context.getImageData(0, 0, SIZE_PX, SIZE_PX).data;
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0);

describe('wheels', () => {
  it('turn, and are back where they began at the end of the loop', () => {
    const start = pixelsAt('automobile', 0);
    expect(difference(start, pixelsAt('automobile', 1))).toBeLessThan(8);
    expect(difference(start, pixelsAt('automobile', 0.05))).toBeGreaterThan(60);
  });

  it('are known for glyphs that the art pack has', () => {
    const known = art.glyphIds.filter(hasWheels);
    expect(known).toContain('bicycle');
    expect(known).toHaveLength(12);
  });
});
