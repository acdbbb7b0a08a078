import {
  buildXmpPacket,
  measureGifSeam,
  readGifBlocks,
  readGifXmp,
  sourceOfFrames,
} from '@loopwright/media';
import { describe, expect, it } from 'vitest';
import { finishLoop } from './finish-loop.ts';
import { circlingFrames, provenance } from './testing/images.ts';

const size = { width: 96, height: 64, delaysMs: 62.5 };

describe('finishLoop', () => {
  it('gives a GIF that loops, with the frame rate, the provenance and the seam', async () => {
    const source = sourceOfFrames(circlingFrames(96, 64, 16), size);
    const loop = await finishLoop(source, provenance);
    const blocks = readGifBlocks(loop.bytes);
    expect(blocks).toMatchObject({ width: 96, height: 64, loopCount: 0 });
    const delays = blocks.frames.map(({ delayHundredths }) => delayHundredths);
    expect(delays.reduce((a, b) => a + b)).toBe(100);
    expect(readGifXmp(loop.bytes)).toBe(buildXmpPacket(provenance));
    expect(loop.seam).toBe(measureGifSeam(loop.bytes));
    expect(loop.seam).toBeLessThan(1.1);
  });

  it('measures a high seam for a broken loop', async () => {
    const broken = circlingFrames(96, 64, 16).slice(0, 10);
    expect((await finishLoop(sourceOfFrames(broken, size), provenance)).seam).toBeGreaterThan(1.5);
  });

  it('stops when its signal fires', async () => {
    const signal = AbortSignal.abort(new Error('the user left'));
    await expect(
      finishLoop(sourceOfFrames(circlingFrames(96, 64, 2), size), provenance, { signal }),
    ).rejects.toThrow('the user left');
  });
});
