import { SERVER_MESSAGES } from '@loopwright/contract';
import { readGifBlocks, readGifXmp } from '@loopwright/media';
import { FFMPEG_MISSING } from '@loopwright/media/node';
import PQueue from 'p-queue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpegForTests } from './clip/testing/make-clip.ts';
import type { EngineResult, Recutter } from './engine/engine.ts';
import { createRecutter } from './recutter.ts';
import { foxLoop, newClip, openClipEngine } from './testing/clip-engine.ts';
import { type FakeVideos, openFakeVideos } from './testing/fake-videos.ts';
import { newContext } from './testing/new-context.ts';
import { KEY } from './testing/provider-engine.ts';

const { options } = foxLoop({
  options: { ...foxLoop().options, model: 'videos:wan' },
});

let clip: Uint8Array;
let server: FakeVideos;
let first: EngineResult;
let recut: Recutter;
beforeAll(async () => {
  clip = await newClip();
  server = await openFakeVideos('vllm-omni', clip);
  recut = createRecutter(ffmpegForTests);
  const engine = await openClipEngine('videos', 'wan', {
    baseUrl: `${server.origin}/v1`,
    apiKey: KEY,
  });
  first = await engine.generate(foxLoop({ options }), newContext());
});
afterAll(() => server.close());

const lengthOf = ({ bytes }: EngineResult): number =>
  readGifBlocks(bytes).frames.reduce((sum, { delayHundredths }) => sum + delayHundredths, 0);

it('a loop contains its clip and the loop points', () => {
  expect(first.clip?.bytes).toEqual(clip);
  expect(first.clip?.chosen).toBe(0);
  expect(first.clip?.cuts.length).toBeGreaterThanOrEqual(2);
});

it('re-cuts are made of that clip without a request to the model', async () => {
  const requestCount = server.requests.length;
  const same = await recut(clip, 0, options, newContext());
  expect(Buffer.compare(same.bytes, first.bytes)).toBe(0);
  const second = await recut(clip, 1, options, newContext());
  expect(second.clip).toMatchObject({ chosen: 1, cuts: first.clip?.cuts });
  expect(Buffer.compare(second.bytes, first.bytes)).not.toBe(0);
  const back = await recut(clip, 'boomerang', options, newContext());
  expect(back.clip?.chosen).toBe('boomerang');
  expect(lengthOf(back)).toBeGreaterThan(1.5 * lengthOf(first));
  for (const { bytes } of [second, back]) expect(readGifXmp(bytes)).toContain('videos:wan');
  expect(server.requests).toHaveLength(requestCount);
});

it('re-cuts wait in the queue of all clips', async () => {
  const queue = new PQueue({ autoStart: false });
  const recutLater = createRecutter(ffmpegForTests, queue);
  const aborting = new AbortController();
  const waiting = recutLater(clip, 1, options, newContext({ signal: aborting.signal }));
  await expect.poll(() => queue.size).toBe(1);
  aborting.abort('gone');
  await expect(waiting).rejects.toBe('gone');
});

it('re-cuts are unavailable without ffmpeg, and the log says what to install', async () => {
  const without = createRecutter(async () => null);
  await expect(without(clip, 1, options, newContext())).rejects.toMatchObject({
    kind: 'unavailable',
    publicMessage: SERVER_MESSAGES.generationFailed,
    cause: { message: FFMPEG_MISSING },
  });
});
