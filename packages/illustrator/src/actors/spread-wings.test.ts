import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { flyingDrawing, foldsItsWings } from './spread-wings.ts';

const { environment } = await createNodeHost();
const sprite = environment.createCanvas(100, 100);
const brush = sprite.getContext('2d');
brush.fillStyle = '#406080';
brush.fillRect(20, 20, 60, 80);
const bounds = { left: 0.2, right: 0.8, top: 0.2, bottom: 1 };

/** How many pixels are covered above the bird, whose top is at 120. */
function coveredAbove(phase: number, head: 'left' | 'right' | 'front'): number {
  const canvas = environment.createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.translate(150, 200);
  flyingDrawing(sprite, { x: -50, y: -100, bounds, head })(context, phase);
  const { data } = context.getImageData(0, 0, 300, 124);
  return data.filter((value, i) => i % 4 === 3 && value > 100).length;
}

describe('birds that fly', () => {
  it.each([
    ['bird', 'animal-bird', true],
    ['@toucan', 'animal-bird', true],
    ['eagle', 'animal-bird', false],
    ['dove', 'animal-bird', false],
    ['bat', 'animal-mammal', false],
  ])('get wings where their picture folds them: %s', (glyph, category, folds) => {
    expect(foldsItsWings(glyph, category)).toBe(folds);
  });

  it('lift and lower their wings, and end where they began', () => {
    const up = coveredAbove(1 / 16, 'left');
    expect(up).toBeGreaterThan(coveredAbove(3 / 16, 'left'));
    expect(coveredAbove(0, 'left')).toBe(coveredAbove(1, 'left'));
    expect(Math.abs(up - coveredAbove(1 / 16, 'right'))).toBeLessThan(60);
  });
});
