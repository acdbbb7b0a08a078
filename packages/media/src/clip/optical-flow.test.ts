import { describe, expect, it } from 'vitest';
import type { Plane } from '../plane.ts';
import { hash, noise } from '../testing/clips/texture.ts';
import { paintFrame, peakSignalToNoise } from '../testing/frames.ts';
import { morph, prepareMorph } from './morph.ts';
import { findFlow } from './optical-flow.ts';

const SIDE = 96;

const textured = (shade: (x: number, y: number) => number): Plane => ({
  width: SIDE,
  height: SIDE,
  data: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    shade(at % SIDE, Math.floor(at / SIDE)),
  ),
});

const rocks = (x: number, y: number): number => 255 * noise(x / 12, y / 12, 64, 5, 3);

/** The mean error of a flow, in cells, away from the edges. */
function errorOf(flow: ReturnType<typeof findFlow>, across: number, down: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 16; y < SIDE - 16; y++) {
    for (let x = 16; x < SIDE - 16; x++) {
      const at = y * SIDE + x;
      sum += Math.hypot(flow.across.data[at]! - across, flow.down.data[at]! - down);
      count++;
    }
  }
  return sum / count;
}

describe('findFlow', () => {
  it.each([
    [0, 0],
    [0.5, -0.25],
    [3, 2],
    [-9, 6],
    [14, 0],
  ])('finds a shift by %d, %d', (across, down) => {
    const from = textured(rocks);
    const to = textured((x, y) => rocks(x - across, y - down));
    expect(errorOf(findFlow(from, to), across, down)).toBeLessThan(0.25);
  });

  it('finds nothing where nothing is to be seen', () => {
    const flat = textured(() => 120);
    expect(errorOf(findFlow(flat, flat), 0, 0)).toBe(0);
  });
});

describe('a morph', () => {
  const picture = (left: number): Uint8Array =>
    paintFrame(SIDE, SIDE, (x, y) => {
      const level = rocks(x - left, y);
      return [level, 255 - level, level / 2];
    });

  it('half-way is what lies half-way, where a fade would be a blur', () => {
    const [from, half, to] = [picture(0), picture(4), picture(8)];
    const moved = morph(prepareMorph(from, to, SIDE, SIDE), 0.5);
    const faded = from.map((value, at) => (value + to[at]!) / 2);
    expect(peakSignalToNoise(half, moved)).toBeGreaterThan(peakSignalToNoise(half, faded) + 6);
  });

  it('begins with the one and ends with the other', () => {
    const [from, to] = [picture(0), picture(3)];
    const pair = prepareMorph(from, to, SIDE, SIDE);
    expect(peakSignalToNoise(from, morph(pair, 0))).toBeGreaterThan(45);
    expect(peakSignalToNoise(to, morph(pair, 1))).toBeGreaterThan(45);
  });

  it('is a plain fade between pictures that have nothing in common', () => {
    const grain = (salt: number): Uint8Array =>
      paintFrame(SIDE, SIDE, (x, y) => {
        const level = 255 * hash(x >> 2, y >> 2, salt);
        return [level, level, level];
      });
    const [from, to] = [grain(1), grain(2)];
    const faded = from.map((value, at) => (value + to[at]!) / 2);
    const result = morph(prepareMorph(from, to, SIDE, SIDE), 0.5);
    expect(peakSignalToNoise(faded, result)).toBeGreaterThan(25);
  });
});
