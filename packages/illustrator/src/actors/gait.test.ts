import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../art/bounds.ts';
import type { Canvas } from '../canvas.ts';
import { findGait } from './gait.ts';

/** A trunk on legs at the given columns, 100 pixels square. */
function animal(legs: readonly number[]): Canvas {
  const canvas = createCanvas(100, 100);
  const context = canvas.getContext('2d');
  context.fillRect(10, 20, 80, 40);
  for (const x of legs) context.fillRect(x, 50, 9, 40);
  return canvas as unknown as Canvas;
}

describe('the gait of a side view', () => {
  it('finds each leg and where it leaves the belly', () => {
    const sprite = animal([12, 30, 60, 80]);
    const gait = findGait(sprite, boundsOf(sprite));
    expect(gait).toHaveLength(4);
    expect(gait?.[1]?.left).toBeGreaterThan(0.2);
    expect(gait?.[1]?.right).toBeLessThan(0.6);
    for (const leg of gait ?? []) expect(leg.hip).toBeCloseTo(0.59, 1);
  });

  it('finds none in something that stands on one foot', () => {
    const sprite = animal([45]);
    expect(findGait(sprite, boundsOf(sprite))).toBeNull();
  });
});
