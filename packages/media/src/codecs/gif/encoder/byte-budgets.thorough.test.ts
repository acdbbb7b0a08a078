import { describe, expect, it } from 'vitest';
import { hash } from '../../../testing/clips/texture.ts';
import { paintFrame } from '../../../testing/frames.ts';
import { encodeGifBytes } from './encode-gif.ts';
import { SegmentEncoder } from './encode-segment.ts';
import type { Frame } from './frame.ts';
import type { SegmentRunner } from './segment.ts';

/** A hill of light that goes round, under grain: at its best it is larger than any of the budgets. */
function grainyLight(sidePx: number, frameCount: number, grain: number): Frame[] {
  return Array.from({ length: frameCount }, (_, index) => {
    const angle = (index / frameCount) * Math.PI * 2;
    const data = paintFrame(sidePx, sidePx, (x, y) => {
      const offX = x / sidePx - 0.5 - 0.2 * Math.cos(angle);
      const offY = y / sidePx - 0.5 - 0.2 * Math.sin(angle);
      const light = 200 / (1 + 12 * (offX * offX + offY * offY)) + grain * hash(x, y, index);
      return [light, light * 0.8 + 20, 60 + (y * 120) / sidePx];
    });
    return { data, width: sidePx, height: sidePx };
  });
}

interface CountingRunner extends SegmentRunner {
  pixels: number;
}

function countingRunner(): CountingRunner {
  const encoder = new SegmentEncoder();
  return {
    pixels: 0,
    run(segment) {
      this.pixels += segment.width * segment.height * segment.frames.length;
      return Promise.resolve(encoder.encode(segment));
    },
  };
}

describe('the budgets of the places where GIFs go', () => {
  it.each([
    { place: 'a Discord emoji', maxBytes: 256 * 1024, sidePx: 128, frameCount: 48, grain: 14 },
    { place: 'a Discord sticker', maxBytes: 512 * 1024, sidePx: 320, frameCount: 16, grain: 20 },
    { place: 'a Slack emoji', maxBytes: 128_000, sidePx: 128, frameCount: 24, grain: 30 },
    // Its picture is 480 px wide in the bench; here a tenth of that, with as many bytes a pixel.
    { place: 'X, small', maxBytes: 15e6 / 100, sidePx: 48, frameCount: 350, grain: 7 },
  ])('$place is within 3 % below, in four encodes', async (budget) => {
    const frames = grainyLight(budget.sidePx, budget.frameCount, budget.grain);
    const maxBytes = Math.floor(budget.maxBytes);
    const runner = countingRunner();
    const gif = await encodeGifBytes(frames, { maxBytes, runner });
    expect(gif.gaveUp).toContain('quality');
    expect(gif.sizeBytes).toBeLessThanOrEqual(maxBytes);
    expect(gif.sizeBytes).toBeGreaterThanOrEqual(maxBytes * 0.97);
    const pixels = budget.sidePx ** 2 * budget.frameCount;
    expect(runner.pixels / pixels).toBeLessThanOrEqual(4);
  });
});
