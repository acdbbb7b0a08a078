import { buildXmpPacket, measureGifSeam, readGifBlocks, readGifXmp } from '@loopwright/media';
import { describe, expect, it } from 'vitest';
import { finishLoop } from './finish-loop.ts';
import { circlingFrames, provenance } from './testing/images.ts';

const options = { width: 96, height: 64, framesPerSecond: 16 };

describe('finishLoop', () => {
  it('gives a GIF that loops, with the frame rate, the provenance and the seam', async () => {
    const frames = circlingFrames(96, 64, 16);
    const loop = await finishLoop(frames, options, provenance);
    const blocks = readGifBlocks(loop.bytes);
    expect(blocks).toMatchObject({ width: 96, height: 64, loopCount: 0 });
    expect(blocks.frames.map(({ delayHundredths }) => delayHundredths)).toEqual(loop.delays);
    expect(loop.delays.reduce((a, b) => a + b)).toBe(100);
    expect(readGifXmp(loop.bytes)).toBe(buildXmpPacket(provenance));
    expect(loop.seam).toBe(measureGifSeam(loop.bytes));
    expect(loop.seam).toBeLessThan(1.1);
  });

  it('measures a high seam for a broken loop', async () => {
    const broken = circlingFrames(96, 64, 16).slice(0, 10);
    expect((await finishLoop(broken, options, provenance)).seam).toBeGreaterThan(1.5);
  });

  it('stops when its signal fires', async () => {
    const signal = AbortSignal.abort(new Error('the user left'));
    await expect(
      finishLoop(circlingFrames(96, 64, 2), { ...options, signal }, provenance),
    ).rejects.toThrow('the user left');
  });
});
