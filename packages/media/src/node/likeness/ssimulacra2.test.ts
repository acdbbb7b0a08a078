import { expect, it } from 'vitest';
import { preparePicture, ssimulacra2 } from './ssimulacra2.ts';

const grey =
  (level: number): (() => number) =>
  () =>
    level;

function picture(size: number, value: (x: number, y: number) => number): Uint8Array {
  const rgba = new Uint8Array(size * size * 4).fill(255);
  for (let i = 0; i < size * size; i++) {
    rgba.fill(value(i % size, Math.floor(i / size)), i * 4, i * 4 + 3);
  }
  return rgba;
}

const score = (size: number, first: Uint8Array, second: Uint8Array): number =>
  ssimulacra2(preparePicture(first, size, size), preparePicture(second, size, size));

/**
 * The scores are those of the reference program (libjxl), as imazen/ssimulacra2 recorded them. On
 * flat grey its recursive blur in single precision leaves traces of its own, hence the tolerance.
 */
it.each([
  [256, 10, 80.291491],
  [256, 20, 59.778929],
  [256, 50, -0.390858],
  [128, 10, 77.842963],
  [128, 50, -9.823833],
])(
  'scores %i px of grey that is %i levels too bright like the reference',
  (size, shift, expected) => {
    const result = score(size, picture(size, grey(128)), picture(size, grey(128 + shift)));
    expect(Math.abs(result - expected)).toBeLessThan(0.4);
  },
);

it('scores a gradient that became flat like the reference', () => {
  const gradient = picture(64, (x) => Math.floor((x * 255) / 63));
  expect(score(64, gradient, picture(64, grey(128)))).toBeCloseTo(-64.568721, 1);
});

it('scores noise that became flat like the reference', () => {
  let state = 42n;
  const noise = new Uint8Array(64 * 64 * 4).fill(255);
  for (let i = 0; i < noise.length; i++) {
    if (i % 4 === 3) continue;
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    noise[i] = Number((state >> 33n) & 255n);
  }
  expect(score(64, noise, picture(64, grey(128)))).toBeCloseTo(-47.335726, 1);
});

it('gives 100 to the same picture', () => {
  const checks = picture(70, (x, y) => (((x >> 2) + (y >> 2)) % 2) * 255);
  expect(score(70, checks, checks)).toBe(100);
});
