import { mkdtempSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { readGifBlocks, readGifXmp } from '@loopwright/media';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineProgress } from '../engine/engine.ts';
import type { MakeLoopOptions } from './clip-task.ts';
import { makeLoopInThread } from './make-loop-in-thread.ts';
import { ffmpegForTests, makeClip } from './testing/make-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'loopwright-close-'));
afterAll(() => rm(folder, { recursive: true }));

let options: MakeLoopOptions;
let file: string;
beforeAll(async () => {
  options = {
    ffmpeg: await ffmpegForTests(),
    width: 96,
    height: 64,
    seconds: 3,
    framesPerSecond: 16,
    provenance: {
      digitalSource: 'trained',
      recipe: { engine: 'a model', seed: 7, aspect: '3:2', width: 96, height: 64 },
    },
  };
  const image = 'testsrc2=size=192x128:rate=24:duration=2.5';
  file = await makeClip(image, join(folder, 'clip.mp4'), '-pix_fmt', 'yuv420p');
});

const run = (
  changes: Partial<MakeLoopOptions> = {},
  path = file,
  onProgress: (progress: EngineProgress) => void = () => undefined,
  signal = new AbortController().signal,
  queue?: PQueue,
) => makeLoopInThread(path, { ...options, ...changes }, { signal, onProgress }, queue);

const lengthOf = (gif: Uint8Array): number =>
  readGifBlocks(gif).frames.reduce((sum, { delayHundredths }) => sum + delayHundredths, 0);

describe('making a loop of a clip', () => {
  it('makes a master of an MP4: a GIF that loops, closes and says how it was made', async () => {
    const seen: EngineProgress[] = [];
    const loop = await run({}, file, (progress) => seen.push(progress));
    expect(loop).toMatchObject({ mimeType: 'image/gif', width: 96, height: 64, chosenCut: 0 });
    expect(readGifBlocks(loop.bytes)).toMatchObject({ width: 96, height: 64, loopCount: 0 });
    expect(readGifXmp(loop.bytes)).toContain('trainedAlgorithmicMedia');
    expect(loop.seam).toBeLessThanOrEqual(1.2);
    expect(lengthOf(loop.bytes)).toBeGreaterThanOrEqual(150);
    expect(lengthOf(loop.bytes)).toBeLessThanOrEqual(250);

    expect(loop.cuts.length).toBeGreaterThanOrEqual(1);
    expect(loop.cuts.length).toBeLessThanOrEqual(3);
    const scores = loop.cuts.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));

    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBeCloseTo(1, 5);
    expect(seen.filter(({ preview }) => preview?.startsWith('data:image/webp;'))).toHaveLength(1);
  });

  it('gives the same bytes for the same clip', async () => {
    const [first, second] = [await run(), await run()];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('makes no loop longer than requested', async () => {
    const { bytes, cuts } = await run({ seconds: 1 });
    expect(lengthOf(bytes)).toBeLessThanOrEqual(100);
    expect(lengthOf(bytes)).toBeGreaterThanOrEqual(60);
    for (const { durationMs } of cuts) expect(durationMs).toBeLessThanOrEqual(1001);
  });

  it('uses another loop point, or makes a boomerang, on request', async () => {
    const second = await run({ cut: 1 });
    expect(second.chosenCut).toBe(Math.min(1, second.cuts.length - 1));
    const back = await run({ style: 'boomerang', seconds: 1 });
    expect(lengthOf(back.bytes)).toBeGreaterThan(100);
    expect(back.seam).toBeLessThanOrEqual(1.45);
  });

  it('makes a boomerang smaller, not shorter, when it has too many pixels', async () => {
    const pixelsMaximum = 96 * 64 * 16;
    const back = await run({ style: 'boomerang', seconds: 1, pixelsMaximum });
    const { width, height, frames } = readGifBlocks(back.bytes);
    expect(back).toMatchObject({ width, height });
    expect(width / height).toBeCloseTo(96 / 64, 1);
    expect(width * height * frames.length).toBeLessThanOrEqual(pixelsMaximum);
    expect(lengthOf(back.bytes)).toBeGreaterThan(100);
  });
});

describe('making loops of many clips', () => {
  const nowhere = () => join(folder, 'nowhere.mp4');

  it('takes a slot of the queue for each, and frees it also when it fails', async () => {
    const queue = new PQueue({ concurrency: 1 });
    const first = run({}, nowhere(), undefined, undefined, queue);
    const second = run({}, nowhere(), undefined, undefined, queue);
    expect([queue.pending, queue.size]).toEqual([1, 1]);
    await expect(first).rejects.toMatchObject({ kind: 'internal' });
    await expect(second).rejects.toMatchObject({ kind: 'internal' });
    expect([queue.pending, queue.size]).toEqual([0, 0]);
  });

  it('takes no slot for a clip that was aborted before', async () => {
    const queue = new PQueue({ concurrency: 1 });
    const work = run({}, file, undefined, AbortSignal.abort('the user left'), queue);
    await expect(work).rejects.toBe('the user left');
    expect([queue.pending, queue.size]).toEqual([0, 0]);
  });
});

describe('a clip that cannot be used', () => {
  it('gives a clear error without internal details', async () => {
    const broken = join(folder, 'broken.mp4');
    await writeFile(broken, '<html>502 Bad Gateway</html>');
    await expect(run({}, broken)).rejects.toMatchObject({
      name: 'AppError',
      kind: 'internal',
      publicMessage: SERVER_MESSAGES.clipUnusable,
    });
    const process = { cpuSeconds: 60, milliseconds: 1, memoryBytes: 1024 ** 3 };
    await expect(run({ limits: { process } })).rejects.toMatchObject({
      publicMessage: SERVER_MESSAGES.generationFailed,
      isRetryable: true,
    });
    await expect(run({}, join(folder, 'nowhere.mp4'))).rejects.toMatchObject({
      kind: 'internal',
      publicMessage: SERVER_MESSAGES.generationFailed,
    });
  });

  it('stops when its signal fires, and leaves no files', async () => {
    const controller = new AbortController();
    const spools = (): string[] =>
      readdirSync(tmpdir()).filter((name) => name.startsWith('loopwright-clip-'));
    const before = spools();
    const work = run({}, file, () => controller.abort('the user left'), controller.signal);
    await expect(work).rejects.toBe('the user left');
    await expect(run({}, file, undefined, controller.signal)).rejects.toBe('the user left');
    expect(spools().filter((name) => !before.includes(name))).toEqual([]);
  });
});
