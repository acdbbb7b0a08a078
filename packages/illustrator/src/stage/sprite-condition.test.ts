import { beforeAll, describe, expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { paintOnce } from '../painting.ts';
import { inCondition } from './sprite-condition.ts';

let environment: IllustratorHost['environment'];
beforeAll(async () => {
  ({ environment } = await createNodeHost());
});

/** A red disc on nothing. */
const sprite = (): Canvas =>
  paintOnce(environment, 100, 100, (context) => {
    context.fillStyle = '#d02020';
    context.beginPath();
    context.arc(50, 50, 45, 0, Math.PI * 2);
    context.fill();
  });

const pixel = (canvas: Canvas, x: number, y: number): readonly number[] => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data,
];

describe('the condition of a sprite', () => {
  it('takes a bite out of it', () => {
    const bitten = inCondition(environment, sprite(), 'bitten');
    expect(pixel(bitten, 82, 22)[3]).toBe(0);
    expect(pixel(bitten, 30, 70)).toEqual(pixel(sprite(), 30, 70));
  });

  it('lays snow on its upper edge alone', () => {
    const snowy = inCondition(environment, sprite(), 'snowy');
    expect(pixel(snowy, 50, 7)[2]).toBeGreaterThan(200);
    expect(pixel(snowy, 50, 80)).toEqual(pixel(sprite(), 50, 80));
  });

  it.each(['cracked', 'rusty', 'dipped', 'mossy'] as const)(
    'stays inside of the outline: %s',
    (name) => {
      const changed = inCondition(environment, sprite(), name);
      expect(pixel(changed, 2, 2)[3]).toBe(0);
      expect(changed.width).toBe(100);
    },
  );
});
