import { describe, expect, it } from 'vitest';
import { boundsOf } from '../art/bounds.ts';
import { createNodeHost } from '../node/index.ts';
import { bowOf, drawBowedNeck } from './bowed-neck.ts';

const { environment } = await createNodeHost();
const SIZE = 100;

/** A trunk with a head above it at the right. */
function animal() {
  const canvas = environment.createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.fillRect(0, 50, 90, 20);
  context.fillRect(70, 10, 20, 50);
  return canvas;
}

describe('the neck of who grazes', () => {
  it('brings the head down', () => {
    const canvas = environment.createCanvas(2 * SIZE, 2 * SIZE);
    const bow = { start: 0.4, end: 0.6, throat: 0.6, turn: 1 };
    drawBowedNeck(canvas.getContext('2d'), animal(), bow, {
      x: 0,
      y: 0,
      headAtRight: true,
      bellyPx: 70,
    });
    const { top, bottom } = boundsOf(canvas);
    expect(top * 2 * SIZE).toBeGreaterThan(12);
    expect(bottom * 2 * SIZE).toBeGreaterThan(85);
  });

  it('is known of animals whose drawings allow it', () => {
    expect(bowOf('cow')).not.toBeNull();
    expect(bowOf('giraffe')).toBeNull();
  });
});
