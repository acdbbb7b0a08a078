import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODEL_MESSAGES } from '@loopwright/contract';
import { ILLUSTRATOR_VERSION } from '@loopwright/illustrator';
import { playGif, readGifBlocks, readGifXmp } from '@loopwright/media';
import { openFrameDelta } from '@loopwright/media/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../schema/stored-values.ts';
import { meanDifference } from '../../testing/mean-difference.ts';
import type { Engine, EngineContext } from './engine/engine.ts';
import { openIllustrator } from './illustrator/illustrator.ts';
import { createModelEngines, makesClips } from './model-engines.ts';
import { json } from './testing/answers.ts';
import { foxLoop } from './testing/clip-engine.ts';
import { openFakeServer } from './testing/fake-server.ts';
import { newPng } from './testing/images.ts';
import { newContext } from './testing/new-context.ts';
import { compatibleImage } from './testing/recorded-answers.ts';

const illustrator = openIllustrator(1);
afterAll(() => illustrator.close());

it.each([
  ['google', 'veo-3.1-generate-preview', true],
  ['google', 'gemini-2.5-flash-image', false],
  ['fal', 'fal-ai/luma-dream-machine/ray-2', true],
  ['fal', 'fal-ai/wan/v2.2-a14b/text-to-image', false],
  ['replicate', 'google/veo-3.1', true],
  ['replicate', 'minimax/image-01', false],
  ['replicate', 'black-forest-labs/flux-schnell', false],
  ['bfl', 'flux-3-video', true],
  ['bfl', 'flux-2-pro', false],
  ['videos', 'wan', true],
  ['compatible', 'wan', false],
])('a loop of %s:%s is made of a clip: %s', (provider, model, isClip) => {
  expect(makesClips({ provider, model, plans: [] })).toBe(isClip);
});

describe('a loop with only a model for images', () => {
  let server: Awaited<ReturnType<typeof openFakeServer>>;
  let engine: Engine;
  beforeEach(async () => {
    server = await openFakeServer();
    const settings = { apiKey: null, baseUrl: `${server.origin}/v1`, steps: null };
    const providers = { compatible: settings };
    const { open } = createModelEngines({ providers, concurrency: 2 }, { illustrator });
    engine = await open('gif', { provider: 'compatible', model: 'flux', plans: ['premium'] });
  });
  afterEach(() => server.close());

  it('is the animated image, marked as made by a model', async () => {
    server.answer(json(200, compatibleImage((await newPng(64, 64)).toString('base64'))));
    const seen: number[] = [];
    const onProgress = ({ fraction }: { fraction: number }) => void seen.push(fraction);
    const loop = await engine.generate(foxLoop(), newContext({ onProgress }));
    expect(loop).toMatchObject({ mimeType: 'image/gif', width: 64, height: 64, text: null });
    expect(readGifBlocks(loop.bytes).frames).toHaveLength(12);
    expect(readGifXmp(loop.bytes)).toContain('trainedAlgorithmicMedia');
    expect(readGifXmp(loop.bytes)).toContain('compatible:flux');
    expect(loop.seam).toBeLessThanOrEqual(1.2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(server.requests).toHaveLength(1);
    expect(engine).toMatchObject({ kinds: ['gif'], capabilities: { nativeLoop: true } });

    // Its frames are drawn again from the image, without another request to the model.
    const reference = loop.redrawReference!;
    const path = join(await mkdtemp(join(tmpdir(), 'loopwright-redrawn-')), 'frames');
    await engine.redraw!({ ...foxLoop(), reference }, path, new AbortController().signal);
    const source = await openFrameDelta(() => createReadStream(path));
    expect(loop.engineVersion).toBe(ILLUSTRATOR_VERSION);
    expect(engine.drawableVersions).toContain(ILLUSTRATOR_VERSION);
    const shown = [...playGif(loop.bytes)];
    let index = 0;
    for await (const frame of source.frames()) {
      // The noise of the test image leaves more between them than a picture does.
      const difference = meanDifference(frame, shown[index]!);
      expect(difference).toBeLessThan(6);
      expect(difference).toBeLessThan(meanDifference(frame, shown[(index + 6) % 12]!));
      index += 1;
    }
    await source.close();
    expect(index).toBe(12);
    expect(server.requests).toHaveLength(1);
  });

  describe('that is aborted during the animation', () => {
    let stored: { operation: Json; image: Uint8Array | null };
    const says = 'A fox, as you wish.';
    beforeEach(async () => {
      stored = { operation: null, image: null };
      const image = (await newPng(64, 64)).toString('base64');
      server.answer(json(200, compatibleImage(image)));
    });

    /** Runs an attempt that shares operation and draft with the other attempts. */
    const attempt = (rest: Partial<EngineContext> = {}) =>
      engine.generate(
        foxLoop(),
        newContext({
          operation: {
            started: stored.operation,
            save: (operation) => Promise.resolve(void (stored.operation = operation)),
          },
          draft: {
            read: () => Promise.resolve(stored.image),
            keep: (image) => Promise.resolve(void (stored.image = image)),
          },
          ...rest,
        }),
      );

    async function abortDuringAnimation(): Promise<void> {
      const controller = new AbortController();
      const onProgress = ({ fraction }: { fraction: number }): void => {
        if (fraction > 0.6) controller.abort('stopping');
      };
      const broken = attempt({ signal: controller.signal, onProgress });
      await expect(broken).rejects.toBe('stopping');
    }

    it('continues with the same image', async () => {
      await abortDuringAnimation();
      expect(stored.operation).toEqual({ painted: 'compatible:flux', text: null });
      stored.operation = { painted: 'compatible:flux', text: says };
      expect(await attempt()).toMatchObject({ mimeType: 'image/gif', width: 64, text: says });
      expect(server.requests).toHaveLength(1);
    });

    it('generates no second image when the first is lost', async () => {
      await abortDuringAnimation();
      stored.image = null;
      await expect(attempt()).rejects.toMatchObject({
        publicMessage: MODEL_MESSAGES.modelInterrupted,
      });
      expect(server.requests).toHaveLength(1);
    });
  });

  it('is made even when the image cannot be stored', async () => {
    server.answer(json(200, compatibleImage((await newPng(64, 64)).toString('base64'))));
    const full = () => Promise.reject(new Error('The disk is full.'));
    const draft = { read: () => Promise.resolve(null), keep: full };
    expect(await engine.generate(foxLoop(), newContext({ draft }))).toMatchObject({ width: 64 });
  });

  it('fails with the error of the image model', async () => {
    server.answer(json(401, {}));
    await expect(engine.generate(foxLoop(), newContext())).rejects.toMatchObject({
      name: 'EngineError',
      publicMessage: MODEL_MESSAGES.modelAccount,
    });
  });

  it('is not made by a model that only makes clips', async () => {
    const settings = { apiKey: 'a key', baseUrl: null, steps: null };
    const providers = { openai: settings };
    const { open } = createModelEngines({ providers, concurrency: 2 }, { illustrator });
    const named = { provider: 'openai', model: 'sora-2', plans: ['premium'] } as const;
    await expect(open('gif', named)).rejects.toThrow(
      'VIDEO_MODEL: openai:sora-2 makes clips and belongs in VIDEO_MODEL, as videos:sora-2.',
    );
  });
});
