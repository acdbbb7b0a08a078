import { expect, it } from 'vitest';
import { snapTrim } from './snap-trim.ts';

const SIZE = { width: 32, height: 8 };

/** A bar that moves by two pixels a frame and is back where it was after 16 frames. */
const frames = Array.from({ length: 48 }, (_, at) => {
  const frame = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let y = 0; y < SIZE.height; y++) {
    for (let bar = 0; bar < 4; bar++) {
      const x = (at * 2 + bar) % SIZE.width;
      frame.fill(0, (y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 3);
    }
  }
  return frame;
});

it('moves the handles to the nearest part that closes', () => {
  const { start, end, score } = snapTrim(frames, SIZE, { start: 3, end: 23 }, 3);
  expect(score).toBeCloseTo(1, 1);
  // 20 frames jump by six pixels, 18 by two as each of their steps.
  expect(end - start).toBe(18);
});

it('leaves a part that closes as it is', () => {
  expect(snapTrim(frames, SIZE, { start: 5, end: 37 }, 4)).toMatchObject({ start: 5, end: 37 });
});

it('prefers a part that moves on to one that stands still for a frame', () => {
  const { start, end } = snapTrim(frames, SIZE, { start: 5, end: 22 }, 2);
  expect(end - start).not.toBe(17);
});
