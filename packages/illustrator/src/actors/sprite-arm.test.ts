import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { armOf, gestureHand, holdingHand } from './sprite-arm.ts';

const { environment } = await createNodeHost();
const canvas = environment.createCanvas(100, 100);
const context = canvas.getContext('2d');
context.fillStyle = '#c08040';
context.fillRect(20, 20, 60, 80);
const bounds = { left: 0.2, right: 0.8, top: 0.2, bottom: 1 };

describe('the arm of an animal that is drawn whole', () => {
  it.each([-1, 1] as const)('begins inside its edge, on side %s', (side) => {
    const arm = armOf(canvas, { bounds, side });
    expect(arm.shoulder[0] * side).toBeGreaterThan(0);
    expect(arm.shoulder[0] * side).toBeLessThan(30);
    expect(arm.shoulder[1]).toBeLessThan(0);
    expect(holdingHand(arm)[0] * side).toBeGreaterThan(arm.shoulder[0] * side);
  });

  it('has nearly the color of what is around it', () => {
    const { main } = armOf(canvas, { bounds, side: 1 }).colours;
    expect(main[0]).toBeGreaterThan(0.5);
    expect(main[1]).toBeGreaterThan(0.08);
  });

  it('is lifted to wave, and does nothing else', () => {
    const arm = armOf(canvas, { bounds, side: 1 });
    expect(gestureHand(arm, 'wave', 0.2)?.[1]).toBeLessThan(arm.shoulder[1]);
    expect(gestureHand(arm, 'wave', 0)?.[0]).toBeCloseTo(gestureHand(arm, 'wave', 1)?.[0] ?? 0, 6);
    expect(gestureHand(arm, 'walk', 0)).toBeNull();
  });
});
