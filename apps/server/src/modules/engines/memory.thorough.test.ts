import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLIP_LIMITS, IMAGE_LIMITS } from './calls/guarded-fetch.ts';
import { bytes, flood } from './testing/answers.ts';
import { type FakeServer, openFakeServer } from './testing/fake-server.ts';
import { job, openFakeVideos } from './testing/fake-videos.ts';

const MEGABYTE = 1024 ** 2;
const PEAK = fileURLToPath(new URL('testing/measure-peak-memory.ts', import.meta.url));

let server: FakeServer;
beforeEach(async () => {
  server = await openFakeServer();
});
afterEach(() => server.close());

/** Measures in a separate process, whose memory only this work uses. */
async function peakOf(work: 'image' | 'clip' | 'clip as answer', times: number) {
  const words = ['--expose-gc', PEAK, work, server.origin, String(times)];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout) as { growthBytes: number; taken: number };
}

it('four of the largest responses at the same time stay under 200 MB', async () => {
  server.answer(flood(IMAGE_LIMITS.maximumBytes - MEGABYTE));
  expect((await peakOf('image', 4)).growthBytes).toBeLessThan(200 * MEGABYTE);
});

it('a response of a gigabyte is not read', async () => {
  server.answer(flood(1024 * MEGABYTE));
  expect((await peakOf('image', 1)).growthBytes).toBeLessThan(200 * MEGABYTE);
});

it('the largest clip in a response stays under 200 MB', async () => {
  const clip = new Uint8Array(0.75 * (CLIP_LIMITS.maximumBytes - MEGABYTE));
  await server.close();
  server = await openFakeVideos('localai', clip);
  const { growthBytes, taken } = await peakOf('clip as answer', 1);
  expect(taken).toBe(1);
  expect(growthBytes).toBeLessThan(200 * MEGABYTE);
});

it('the largest clip file stays under 200 MB, and so does a gigabyte', async () => {
  await server.close();
  const videos = await openFakeVideos('vllm-omni', new Uint8Array());
  server = videos;
  videos.onLook(job('completed'));
  videos.onContent(flood(1024 * MEGABYTE));
  const flooded = await peakOf('clip', 1);
  expect(flooded.taken).toBe(0);
  expect(flooded.growthBytes).toBeLessThan(200 * MEGABYTE);
  videos.onContent(bytes(new Uint8Array(CLIP_LIMITS.clipBytes!), 'video/mp4'));
  const { growthBytes, taken } = await peakOf('clip', 1);
  expect(taken).toBe(1);
  expect(growthBytes).toBeLessThan(200 * MEGABYTE);
});
