import { readGifBlocks, readGifXmp, readPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import type { EngineProgress, EngineRequest } from '../engine/engine.ts';
import { newContext } from '../testing/new-context.ts';
import { openIllustrator } from './illustrator.ts';

const engine = openIllustrator(1);
afterAll(() => engine.close());

const still: EngineRequest = {
  kind: 'image',
  prompt: 'a red fox under the moon with a zorblax',
  negativePrompt: null,
  options: { seed: 7, aspect: '16:9', width: 256, height: 144 },
  reference: null,
};
const loop: EngineRequest = {
  kind: 'gif',
  prompt: 'a cat riding a surfboard on the ocean at sunset',
  negativePrompt: null,
  options: { seed: 7, aspect: '1:1', width: 96, height: 96, seconds: 3, framesPerSecond: 16 },
  reference: null,
};

function generate(
  request: EngineRequest,
  onProgress: (progress: EngineProgress) => void = () => undefined,
) {
  return engine.generate(request, newContext({ onProgress }));
}

describe('the illustrator', () => {
  it('draws a still with a preview and lists words that it could not draw', async () => {
    const seen: EngineProgress[] = [];
    const result = await generate(still, (progress) => seen.push(progress));
    expect(result).toMatchObject({ mimeType: 'image/png', seam: null, width: 256, height: 144 });
    expect(result.text).toBe("We couldn't draw “zorblax”.");
    expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 256, height: 144 });
    expect(readPngXmp(result.bytes)).toContain('algorithmicMedia');
    expect(seen.map(({ fraction }) => fraction)).toEqual(
      seen.map(({ fraction }) => fraction).toSorted((a, b) => a - b),
    );
    expect(seen.at(-1)?.preview).toMatch(/^data:image\/webp;base64,/);
  });

  it('draws a loop that closes', async () => {
    const seen: EngineProgress[] = [];
    const result = await generate(loop, (progress) => seen.push(progress));
    expect(result).toMatchObject({ mimeType: 'image/gif', width: 96, height: 96, text: null });
    expect(result.seam).toBeLessThan(1.2);
    expect(result.flashes).toBe(0);
    const { frames, loopCount } = readGifBlocks(result.bytes);
    expect(frames).toHaveLength(48);
    expect(loopCount).toBe(0);
    expect(readGifXmp(result.bytes)).toContain('algorithmicMedia');
    expect(seen.some(({ preview }) => preview !== undefined)).toBe(true);
    expect(seen.at(-1)?.stage).toBe('encoding');
  });

  it('gives the same bytes for the same prompt, options and seed, and others for another', async () => {
    const [first, second] = [await generate(still), await generate(still)];
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
    const other = await generate({ ...still, options: { ...still.options, seed: 8 } });
    expect(Buffer.from(other.bytes).equals(first.bytes)).toBe(false);
  });

  it('puts a reference image into the scene', async () => {
    const reference = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#2040c0' },
    })
      .png()
      .toBuffer();
    const plain = await generate(still);
    const composed = await generate({ ...still, reference });
    expect(composed).toMatchObject({ width: 256, height: 144 });
    expect(Buffer.from(composed.bytes).equals(plain.bytes)).toBe(false);
  });

  it('stops in the middle of a loop', async () => {
    const controller = new AbortController();
    const run = engine.generate(
      { ...loop, options: { ...loop.options, seconds: 4, framesPerSecond: 25 } },
      newContext({ signal: controller.signal, onProgress: () => controller.abort('enough') }),
    );
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
  });

  it('reports its own errors as not retryable', async () => {
    const impossible = { ...still, options: { ...still.options, width: 0 } };
    const failure = await generate(impossible).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ kind: 'internal', isRetryable: false });
  });
});
