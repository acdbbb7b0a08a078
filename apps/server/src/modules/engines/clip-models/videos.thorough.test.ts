import { readGifBlocks, readGifXmp } from '@loopwright/media';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import { json } from '../testing/answers.ts';
import { foxLoop, newClip, openClipEngine } from '../testing/clip-engine.ts';
import { enginesOf } from '../testing/engines-of.ts';
import type { Answerer } from '../testing/fake-server.ts';
import { type FakeVideos, JOB, openFakeVideos } from '../testing/fake-videos.ts';
import { newPng } from '../testing/images.ts';
import { newContext } from '../testing/new-context.ts';
import { KEY } from '../testing/provider-engine.ts';
import { fieldsOf, formOf } from '../testing/read-form.ts';
import type { Dialect } from './dialects.ts';

let clip: Uint8Array;
let image: Buffer;
let server: FakeVideos;
beforeAll(async () => {
  clip = await newClip();
  image = await newPng(40, 20);
});
afterEach(() => server.close());

async function open(dialect: Dialect, model = 'wan'): Promise<Engine> {
  server = await openFakeVideos(dialect, clip);
  const address = { baseUrl: `${server.origin}/v1`, apiKey: KEY };
  return await openClipEngine('videos', model, address);
}

const startOf = () => server.requests.find(({ method }) => method === 'POST')!;

/** The fields of requests to open models, in all formats. */
const OPEN = {
  model: 'wan',
  prompt: 'a red fox',
  size: '64x64',
  seconds: 2,
  fps: 16,
  num_frames: 33,
  seed: 7,
};
const asText = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

describe('a clip of vLLM-Omni', () => {
  it('is started, polled, downloaded and made into a loop, with exactly these requests', async () => {
    const engine = await open('vllm-omni');
    const seen: number[] = [];
    const loop = await engine.generate(
      foxLoop({ negativePrompt: 'blur' }),
      newContext({ onProgress: ({ fraction }) => seen.push(fraction) }),
    );
    expect(loop).toMatchObject({ mimeType: 'image/gif', width: 64, height: 64, text: null });
    expect(loop.seam).toBeGreaterThanOrEqual(0);
    expect(readGifBlocks(loop.bytes)).toMatchObject({ width: 64, height: 64, loopCount: 0 });
    expect(readGifXmp(loop.bytes)).toContain('trainedAlgorithmicMedia');
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));

    const sent = server.requests.map(({ method, path }) => `${method} ${path}`);
    const look = `GET /v1/videos/${JOB}`;
    expect(sent).toEqual([
      'GET /v1/models',
      'GET /openapi.json',
      'POST /v1/videos',
      look,
      look,
      look,
      `${look}/content`,
    ]);
    for (const { headers } of server.requests) {
      expect(headers.authorization).toBe(`Bearer ${KEY}`);
    }
    expect(fieldsOf(await formOf(startOf()))).toEqual(asText({ ...OPEN, negative_prompt: 'blur' }));
    expect(engine.capabilities).toMatchObject({ seed: true, negativePrompt: true, cancel: true });
  });

  it('begins with the reference image, in the size of the clip', async () => {
    const engine = await open('vllm-omni');
    await engine.generate(foxLoop({ reference: image }), newContext());
    const file = (await formOf(startOf())).get('input_reference');
    if (!(file instanceof File)) throw new Error('There is no image.');
    const header = Buffer.from(await file.arrayBuffer());
    expect([file.type, header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([
      'image/png',
      64,
      64,
    ]);
  });

  it('takes no reference image for a text-to-video model', async () => {
    expect((await open('vllm-omni', 'Wan-AI/Wan2.2-T2V-A14B')).capabilities.reference).toBe(false);
  });
});

describe('a clip of SGLang', () => {
  it('is requested as JSON', async () => {
    const engine = await open('sglang');
    await engine.generate(foxLoop(), newContext());
    expect(startOf().headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(startOf().body))).toEqual(OPEN);
    expect(engine.capabilities.cancel).toBe(false);
  });

  it('is requested as a form with a reference image', async () => {
    await (await open('sglang')).generate(foxLoop({ reference: image }), newContext());
    const { extra_body: extra, ...fields } = fieldsOf(await formOf(startOf()));
    expect(fields).toEqual(asText(OPEN));
    expect(JSON.parse(extra ?? '')).toEqual(OPEN);
  });
});

describe('a clip of LocalAI', () => {
  it('is the response itself, and starts and ends with the reference image', async () => {
    const engine = await open('localai');
    const saved: unknown[] = [];
    const operation = {
      started: null,
      save: (kept: unknown) => Promise.resolve(void saved.push(kept)),
    };
    const loop = await engine.generate(foxLoop({ reference: image }), newContext({ operation }));
    expect(loop).toMatchObject({ mimeType: 'image/gif' });
    expect(startOf().path).toBe('/video');
    const {
      start_image: first,
      end_image: last,
      ...rest
    } = JSON.parse(String(startOf().body)) as {
      start_image: string;
      end_image: string;
    };
    expect(first).toMatch(/^iVBOR/);
    expect(last).toBe(first);
    expect(rest).toEqual({
      model: 'wan',
      prompt: 'a red fox',
      width: 64,
      height: 64,
      num_frames: 33,
      fps: 16,
      seed: 7,
      response_format: 'b64_json',
    });
    expect(engine.capabilities).toMatchObject({ lastFrame: true, nativeLoop: true });
    expect(saved).toEqual([{ asked: 'videos:wan' }]);
  });
});

describe('a clip of any other server', () => {
  it('is requested with only the fields of OpenAI', async () => {
    const engine = await open('openai', 'sora-2');
    await engine.generate(foxLoop(), newContext());
    expect(fieldsOf(await formOf(startOf()))).toEqual({
      model: 'sora-2',
      prompt: 'a red fox',
      size: '1280x720',
      seconds: '4',
    });
    expect(engine.capabilities).toMatchObject({ seed: false, negativePrompt: false });
  });
});

describe('a server that starts later than this one', () => {
  const openBehind = async (gateway: Answerer): Promise<Engine> => {
    server = await openFakeVideos('vllm-omni', clip, gateway);
    const address = { baseUrl: `${server.origin}/v1`, apiKey: KEY };
    return await openClipEngine('videos', 'wan', address);
  };

  it.each([503, 401])('behind %d is probed again', async (status) => {
    const engine = await openBehind(json(status, {}));
    const { modelOptions: offers } = enginesOf(engine);
    expect(offers.gif[0]?.capabilities).toMatchObject({ seed: false, cancel: false });
    const early = engine.generate(foxLoop(), newContext());
    await expect(early).rejects.toMatchObject({ name: 'EngineError', kind: 'unavailable' });
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);

    server.onAll(null);
    server.onStart(json(500, {}));
    await engine.generate(foxLoop(), newContext()).catch(() => undefined);
    expect(fieldsOf(await formOf(startOf()))).toEqual(asText(OPEN));
    expect(offers.gif[0]?.capabilities).toMatchObject({ seed: true, cancel: true });
  });

  it('that forbids all pages but its models has the default dialect', async () => {
    const engine = await openBehind(async (request, response) => {
      const isOpen = request.path === '/v1/models';
      await json(isOpen ? 200 : 403, { data: [] })(request, response);
    });
    const probes = server.requests.length;
    await engine.generate(foxLoop(), newContext()).catch(() => undefined);
    const later = server.requests.slice(probes).map(({ method, path }) => `${method} ${path}`);
    expect(later).toEqual(['POST /v1/videos']);
    expect(engine.capabilities.seed).toBe(false);
  });
});
