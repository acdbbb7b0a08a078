import { expect, it } from 'vitest';
import { COLOURS } from '../language/colours.ts';
import { greyOf } from './grey.ts';
import { drawnToPalette } from './palette-grade.ts';

const graded = (isOnly: boolean, ...rgb: [number, number, number]): Uint8ClampedArray => {
  const data = new Uint8ClampedArray([...rgb, 255]);
  const palette = [COLOURS['teal'], COLOURS['amber']].flatMap((colour) => (colour ? [colour] : []));
  drawnToPalette(palette, isOnly, false)(data);
  return data;
};

it('draws each pixel to the nearest color of a palette, and keeps how bright it is', () => {
  const [r = 0, g = 0, b = 0, alpha] = graded(true, 60, 110, 220);
  expect(r).toBeLessThan(g);
  expect(Math.abs(greyOf(r, g, b) - greyOf(60, 110, 220))).toBeLessThan(6);
  expect(alpha).toBe(255);
  const skin = graded(false, 235, 180, 150);
  expect(skin[0]).toBeGreaterThan((skin[2] ?? 0) + 60);
});

it('keeps most of the skin of people', () => {
  const gradeTo = (hasPeople: boolean): Uint8ClampedArray => {
    const data = new Uint8ClampedArray([170, 120, 90, 255]);
    const green = COLOURS['green'];
    drawnToPalette(green ? [green] : [], false, hasPeople)(data);
    return data;
  };
  const [red = 0, green = 0] = gradeTo(true);
  expect(red).toBeGreaterThan(green);
  const [redOfThings = 0, greenOfThings = 0] = gradeTo(false);
  expect(redOfThings).toBeLessThan(greenOfThings);
});
