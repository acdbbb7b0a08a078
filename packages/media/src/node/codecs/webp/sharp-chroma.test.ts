import { expect, it } from 'vitest';
import { gainsFromSharpChroma } from './sharp-chroma.ts';

const size = { width: 64, height: 64 };

it('keeps sharp chroma for the edges of pixel art', async () => {
  const colours = [
    [230, 20, 40],
    [20, 40, 220],
    [30, 200, 60],
    [250, 240, 30],
  ] as const;
  const frame = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => {
    const [x, y] = [Math.floor(at / 4) % 64, Math.floor(at / 256)];
    const cell = ((x >> 2) * 7 + (y >> 2) * 5 + (x >> 3) * (y >> 3)) % 4;
    return colours[cell]![at % 4] ?? 255;
  });
  expect(await gainsFromSharpChroma(frame, size)).toBe(true);
});

it('saves its bytes where brightness varies and colors hardly do', async () => {
  const frame = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => {
    if (at % 4 === 3) return 255;
    const [x, y] = [Math.floor(at / 4) % 64, Math.floor(at / 256)];
    const light = 40 * Math.sin(x / 5) * Math.cos(y / 7) + 12 * Math.sin(x * 1.7 + y * 1.3);
    return Math.round([190, 140, 110][at % 4]! + light + (at % 4) * 4 * Math.sin((x + y) / 9));
  });
  expect(await gainsFromSharpChroma(frame, size)).toBe(false);
});

it('changes nothing for a picture of one color', async () => {
  expect(await gainsFromSharpChroma(new Uint8Array(64 * 64 * 4).fill(255), size)).toBe(true);
});
