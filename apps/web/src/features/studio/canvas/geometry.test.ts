import { expect, it } from 'vitest';
import { around, cornersOf, snapAngle, toCanvas, toLayer } from './geometry.ts';
import { snapMove } from './snapping.ts';

const transform = { x: 100, y: 50, scale: 2, rotation: 90, anchorX: 0.5, anchorY: 0.5 };
const size = { width: 40, height: 20 };

it('finds the corners of a turned layer', () => {
  const box = around(cornersOf(size, transform));
  expect(box.x).toBeCloseTo(80);
  expect(box.y).toBeCloseTo(10);
  expect(box.width).toBeCloseTo(40);
  expect(box.height).toBeCloseTo(80);
});

it('leads from the layer to the canvas and back', () => {
  const back = toLayer(toCanvas({ x: 0.2, y: 0.9 }, size, transform), size, transform);
  expect(back.x).toBeCloseTo(0.2);
  expect(back.y).toBeCloseTo(0.9);
});

it('holds right angles, and steps of 15 degrees when asked for', () => {
  expect(snapAngle(88, false)).toBe(90);
  expect(snapAngle(80, false)).toBe(80);
  expect(snapAngle(80, true)).toBe(75);
});

it('snaps the middle of a layer to the middle of the canvas', () => {
  const canvas = { x: 0, y: 0, width: 480, height: 480 };
  const snapped = snapMove({ x: 187, y: 300, width: 100, height: 50 }, [canvas], 5);
  expect(snapped).toEqual({ dx: 3, dy: 0, guides: [{ axis: 'x', at: 240 }] });
});
