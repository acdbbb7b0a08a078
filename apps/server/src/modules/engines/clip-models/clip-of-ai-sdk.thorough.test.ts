import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../schema/stored-values.ts';
import type { Engine, EngineContext, EngineRequest } from '../engine/engine.ts';
import { closedHalfWay, flood, html, json, redirect } from '../testing/answers.ts';
import { foxLoop, newClip, openClipEngine } from '../testing/clip-engine.ts';
import { CLIP_DIALECTS, type FakeClips, openFakeClips } from '../testing/fake-clips.ts';
import { newPng } from '../testing/images.ts';
import { newContext } from '../testing/new-context.ts';
import { KEY } from '../testing/provider-engine.ts';

const GIGABYTE = 1024 ** 3;

let clip: Uint8Array;
let image: Buffer;
let server: FakeClips;
beforeAll(async () => {
  clip = await newClip();
  image = await newPng(40, 20);
});
afterEach(() => server.close());

const dialectOf = (provider: string) =>
  CLIP_DIALECTS.find((dialect) => dialect.provider === provider)!;

const addressOf = ({ origin }: FakeClips) => ({ baseUrl: `${origin}/v1`, apiKey: KEY });

describe.each(CLIP_DIALECTS)('a clip of $provider', (dialect) => {
  const { provider, model } = dialect;
  let engine: Engine;
  let saved: Json[];
  beforeEach(async () => {
    saved = [];
    server = await openFakeClips(dialect, clip);
    engine = await openClipEngine(provider, model, addressOf(server));
  });

  const operationOf = (started: Json = null): EngineContext['operation'] => ({
    started,
    save: (kept) => Promise.resolve(void saved.push(kept)),
  });
  const make = (rest: Partial<EngineContext> = {}) =>
    engine.generate(foxLoop(), newContext({ operation: operationOf(), ...rest }));

  it('is started once, continued by a later attempt, downloaded and made into a loop', async () => {
    const controller = new AbortController();
    server.onLook(server.running, (_, response) => {
      controller.abort('stopping');
      response.destroy();
    });
    await expect(make({ signal: controller.signal })).rejects.toBe('stopping');
    const id = `${provider}:${model}`;
    expect(saved).toEqual([{ asked: id }, expect.objectContaining({ model: id })]);
    // The next worker only has what the database stores.
    const kept = JSON.parse(JSON.stringify(saved.at(-1))) as Json;
    expect(JSON.stringify(kept)).not.toContain(KEY);

    server.onLook(html(502), closedHalfWay, json(429, {}), html(200), json(500, {}));
    const loop = await make({ operation: operationOf(kept) });
    expect(loop).toMatchObject({ mimeType: 'image/gif', width: 64, height: 64 });
    const { start, look, result } = dialect;
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      start,
      ...Array.from({ length: 8 }, () => look),
      ...(result === undefined ? [] : [result]),
      expect.stringMatching(/^GET \/files\/clip\.mp4/),
    ]);
    expect(server.cancelled).toBe(0);
  });

  it('is canceled, if the provider supports it, when its operation is discarded', async () => {
    server.onEnd(json(401, {}));
    await make().catch(() => undefined);
    await engine.discardOperation?.(saved.at(-1) ?? null);
    expect(server.cancelled).toBe(dialect.cancel === undefined ? 0 : 1);
  });

  it.each([
    ['leads to a private address', 'http://10.0.0.1/a.mp4'],
    ['leads to the metadata', 'http://[::ffff:169.254.169.254]/a.mp4'],
    ['leads to a file', 'file:///etc/passwd'],
  ])('%s and is not fetched', async (_, link) => {
    server.onEnd(server.doneAt(link));
    await expect(make()).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
  });

  it('is redirected to a private address and is not fetched', async () => {
    server.onContent(redirect('http://192.168.0.1/a.mp4'));
    await expect(make()).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
  });

  it('that is refused gives a clear error', async () => {
    server.onEnd(dialect.refused(server.origin));
    await expect(make()).rejects.toMatchObject({
      kind: 'refused',
      publicMessage: MODEL_MESSAGES.modelRefusedPeople,
    });
  });

  it.each([
    [401, MODEL_MESSAGES.modelAccount],
    [402, MODEL_MESSAGES.modelAccount],
    [500, MODEL_MESSAGES.modelFailed],
    [422, MODEL_MESSAGES.modelDeclined],
  ])('is not even started: %d', async (status, publicMessage) => {
    server.onStart(json(status, { detail: KEY, error: { message: KEY } }));
    const failure = await make().catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ name: 'EngineError', publicMessage });
    expect(String((failure as Error).cause)).not.toContain(KEY);
    expect(server.started).toBe(1);
  });
});

// One download stands for all providers whose package reads the status, the other for fal.
it.each(['google', 'fal'])('a clip of %s with a gigabyte is not read', async (provider) => {
  const dialect = dialectOf(provider);
  server = await openFakeClips(dialect, clip);
  server.onLook();
  server.onContent(flood(GIGABYTE));
  const engine = await openClipEngine(provider, dialect.model, addressOf(server));
  await expect(engine.generate(foxLoop(), newContext())).rejects.toMatchObject({
    publicMessage: MODEL_MESSAGES.modelUnusable,
  });
});

const LINK = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string;
const PNG = {
  bytesBase64Encoded: expect.stringMatching(/^iVBOR/) as string,
  mimeType: 'image/png',
};
const KEYFRAME = expect.stringMatching(/^iVBOR/) as string;
const VEO_OF_FAL = { duration: '4s', resolution: '720p', generate_audio: false };
const NOTHING: Partial<EngineRequest> = {};
const WITHOUT: Partial<EngineRequest> = { negativePrompt: 'blur' };

describe('the start of a clip', () => {
  const startOf = async (provider: string, model: string, rest: Partial<EngineRequest>) => {
    server = await openFakeClips(dialectOf(provider), clip);
    const engine = await openClipEngine(provider, model, addressOf(server));
    server.onStart(json(500, {}));
    const options = { ...foxLoop().options, width: 64, height: 36, seconds: 4 };
    const reference = engine.capabilities.reference ? image : null;
    await engine
      .generate(foxLoop({ options, reference, ...rest }), newContext())
      .catch(() => undefined);
    const { path, body } = server.requests[0]!;
    return { path, body: JSON.parse(String(body)) as unknown, capabilities: engine.capabilities };
  };

  it.each([
    [
      'google',
      'veo-3.1-generate-preview',
      WITHOUT,
      '/v1/models/veo-3.1-generate-preview:predictLongRunning',
      {
        instances: [{ prompt: 'a red fox', image: PNG, lastFrame: PNG }],
        parameters: {
          sampleCount: 1,
          aspectRatio: '16:9',
          durationSeconds: 4,
          negativePrompt: 'blur',
        },
      },
    ],
    [
      'google',
      'veo-3.1-lite-generate-preview',
      NOTHING,
      '/v1/models/veo-3.1-lite-generate-preview:predictLongRunning',
      {
        instances: [{ prompt: 'a red fox', image: PNG }],
        parameters: { sampleCount: 1, aspectRatio: '16:9', durationSeconds: 4 },
      },
    ],
    [
      'fal',
      'fal-ai/luma-dream-machine/ray-2',
      { reference: null },
      '/v1/fal-ai/luma-dream-machine/ray-2',
      { prompt: 'a red fox', aspect_ratio: '16:9', duration: '5s', loop: true },
    ],
    [
      'fal',
      'fal-ai/veo3.1/fast',
      WITHOUT,
      '/v1/fal-ai/veo3.1/fast/first-last-frame-to-video',
      {
        prompt: 'a red fox',
        ...VEO_OF_FAL,
        aspect_ratio: '16:9',
        negative_prompt: 'blur',
        first_frame_url: LINK,
        last_frame_url: LINK,
      },
    ],
    [
      'fal',
      'fal-ai/kling-video/v2.5-turbo/pro/text-to-video',
      NOTHING,
      '/v1/fal-ai/kling-video/v2.5-turbo/pro/image-to-video',
      { prompt: 'a red fox', aspect_ratio: '16:9', duration: '5', image_url: LINK },
    ],
    ['fal', 'fal-ai/unheard-of', NOTHING, '/v1/fal-ai/unheard-of', { prompt: 'a red fox' }],
    [
      'replicate',
      'luma/ray-flash-2-540p',
      NOTHING,
      '/v1/models/luma/ray-flash-2-540p/predictions',
      { input: { prompt: 'a red fox', aspect_ratio: '16:9', duration: 5, loop: true } },
    ],
    [
      'replicate',
      'bytedance/seedance-1-lite',
      NOTHING,
      '/v1/models/bytedance/seedance-1-lite/predictions',
      {
        input: {
          prompt: 'a red fox',
          aspect_ratio: '16:9',
          duration: 5,
          seed: 7,
          resolution: '720p',
          camera_fixed: true,
          image: LINK,
          last_frame_image: LINK,
        },
      },
    ],
    [
      'replicate',
      'someone/anything:0a1b',
      NOTHING,
      '/v1/predictions',
      { version: '0a1b', input: { prompt: 'a red fox' } },
    ],
    [
      'bfl',
      'flux-3-video',
      NOTHING,
      '/v1/flux-3-video',
      {
        mode: 'i2v',
        prompt: 'a red fox',
        aspect_ratio: '16:9',
        duration: 5,
        resolution: 'hd',
        generate_audio: false,
        keyframes: [KEYFRAME, KEYFRAME],
      },
    ],
  ])('of %s:%s is exactly this', async (provider, model, rest, path, body) => {
    expect(await startOf(provider, model, rest)).toMatchObject({ path, body: expect.anything() });
    const sent = server.requests[0]!;
    expect(JSON.parse(String(sent.body))).toEqual(body);
  });

  it('has no options for an unknown model', async () => {
    const { capabilities } = await startOf('replicate', 'someone/anything', NOTHING);
    expect(capabilities).toMatchObject({
      reference: false,
      seed: false,
      negativePrompt: false,
      nativeLoop: false,
      aspects: ['1:1'],
    });
  });

  it.each([
    ['bytedance/seedance-2.0/text-to-video', 'begin with fal-ai/'],
    ['fal-ai/veo3.1/image-to-video', 'needs an image each time'],
  ])('stops the start of the server for fal:%s', async (model, complaint) => {
    server = await openFakeClips(dialectOf('fal'), clip);
    await expect(openClipEngine('fal', model, addressOf(server))).rejects.toThrow(complaint);
  });
});
