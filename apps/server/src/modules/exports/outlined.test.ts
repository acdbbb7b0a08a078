import { sourceOfFrames } from '@loopwright/media';
import { expect, it } from 'vitest';
import { outlined } from './outlined.ts';

it('draws a white outline around what is not transparent, and keeps it', async () => {
  const [width, height] = [120, 100];
  const frame = new Uint8Array(width * height * 4);
  const at = (x: number, y: number): number => (y * width + x) * 4;
  for (let y = 40; y < 60; y++) for (let x = 40; x < 80; x++) frame.set([200, 0, 0, 255], at(x, y));
  const source = sourceOfFrames([frame], { width, height, delaysMs: 0, hasAlpha: true });
  const frames: Uint8Array[] = [];
  for await (const seen of outlined(source).frames()) frames.push(Uint8Array.from(seen));
  const pixel = (x: number, y: number): number[] => [
    ...frames[0]!.subarray(at(x, y), at(x, y) + 4),
  ];
  expect(pixel(60, 50)).toEqual([200, 0, 0, 255]);
  expect(pixel(39, 50)).toEqual([255, 255, 255, 255]);
  expect(pixel(60, 60)[3]).toBeGreaterThan(200);
  // The edge of the outline is soft.
  expect(pixel(60, 61)[3]).toBeGreaterThan(100);
  expect(pixel(30, 50)[3]).toBe(0);
});
