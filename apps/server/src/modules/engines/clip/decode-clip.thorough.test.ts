import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVER_MESSAGES } from '@loopwright/contract';
import {
  FFMPEG_MISSING,
  createFfmpegFinder,
  findFfmpeg,
  runLimited,
  type Ffmpeg,
} from '@loopwright/media/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeClip, type DecodeOptions } from './decode-clip.ts';
import { inputArguments } from './probe-clip.ts';
import { ffmpegForTests, makeClip } from './testing/make-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'loopwright-decode-'));
const at = (name: string): string => join(folder, name);
const never = new AbortController().signal;
const size = { width: 64, height: 48, maximumFramesPerSecond: 25 };
const SECOND = 'testsrc2=size=128x96:rate=24:duration=1';
const H264 = ['-pix_fmt', 'yuv420p'];

let ffmpeg: Ffmpeg;
beforeAll(async () => {
  ffmpeg = await ffmpegForTests();
});
afterAll(() => rm(folder, { recursive: true }));

async function decode(
  file: string,
  options: Partial<DecodeOptions> = {},
  signal = never,
): Promise<{ framesPerSecond: number; frames: Uint8Array[] }> {
  const clip = await decodeClip(ffmpeg, file, { ...size, ...options }, signal);
  return { framesPerSecond: clip.framesPerSecond, frames: await Array.fromAsync(clip.frames) };
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (cause: unknown) => cause,
  );

const UNUSABLE = {
  name: 'AppError',
  kind: 'internal',
  publicMessage: SERVER_MESSAGES.clipUnusable,
  isRetryable: false,
};

describe('decoding a clip', () => {
  it.each([
    ['clip.mp4', H264],
    ['clip.mov', H264],
    ['clip.webm', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime']],
    ['clip.gif', []],
    ['clip.apng', ['-f', 'apng']],
  ])('reads %s', async (name, words) => {
    const file = await makeClip(SECOND, at(name), ...words);
    const { framesPerSecond, frames } = await decode(file);
    // GIF keeps hundredths of a second: 24 frames per second become 25 at most.
    expect(framesPerSecond).toBeGreaterThan(23.9);
    expect(framesPerSecond).toBeLessThanOrEqual(25);
    expect(frames.length).toBeGreaterThanOrEqual(24);
    expect(frames.length).toBeLessThanOrEqual(25);
    for (const frame of frames) expect(frame.length).toBe(64 * 48 * 4);
  });

  it('gives opaque colors, and covers the frame without stretching', async () => {
    // Left third red, the rest blue; of 2:1, the middle half is seen in a square.
    const image = 'color=blue:size=128x64:rate=10:duration=0.5,drawbox=w=64:color=red:t=fill';
    const file = await makeClip(image, at('halves.gif'));
    const { frames } = await decode(file, { width: 32, height: 32 });
    const pixel = (x: number): number[] => [
      ...frames[0]!.subarray((16 * 32 + x) * 4, (16 * 32 + x) * 4 + 4),
    ];
    const [left, right] = [pixel(4), pixel(27)];
    expect(left[0]).toBeGreaterThan(240);
    expect(left[2]).toBeLessThan(15);
    expect(right[0]).toBeLessThan(15);
    expect(right[2]).toBeGreaterThan(240);
    expect([left[3], right[3]]).toEqual([255, 255]);
  });

  it('drops frames above the highest frame rate, and keeps a lower rate', async () => {
    const fast = await makeClip('testsrc2=size=64x48:rate=50:duration=1', at('fast.mp4'), ...H264);
    const thinned = await decode(fast, { maximumFramesPerSecond: 16 });
    expect(thinned.framesPerSecond).toBe(16);
    expect(thinned.frames).toHaveLength(16);
    const slow = await makeClip('testsrc2=size=64x48:rate=10:duration=1', at('slow.mp4'), ...H264);
    const kept = await decode(slow);
    expect(kept.framesPerSecond).toBeCloseTo(10, 5);
    expect(kept.frames).toHaveLength(10);
  });

  it('reads a clip of a single frame', async () => {
    const file = await makeClip(SECOND, at('one.mp4'), ...H264, '-frames:v', '1');
    expect((await decode(file)).frames).toHaveLength(1);
  });

  it('reads a file whose name looks like an option or an address', async () => {
    const file = await makeClip(SECOND, at('http:--x%03d.mp4'), ...H264);
    expect((await decode(file)).frames).toHaveLength(24);
  });

  it('stops at the limits for seconds, frames and bytes', async () => {
    const long = 'testsrc2=size=64x48:rate=24:duration=40';
    const file = await makeClip(long, at('long.mp4'), ...H264, '-preset', 'ultrafast');
    expect((await decode(file, { limits: { seconds: 2 } })).frames.length).toBeLessThanOrEqual(49);
    expect((await decode(file, { limits: { frames: 10 } })).frames).toHaveLength(10);
    const outputBytes = 5.5 * 64 * 48 * 4;
    expect((await decode(file, { limits: { outputBytes } })).frames).toHaveLength(5);
  });

  it('refuses invalid sizes', async () => {
    for (const width of [0, 63, 64.5, 4096]) {
      await expect(decode('nothing', { width })).rejects.toThrow(RangeError);
    }
  });
});

describe('a clip that cannot be used', () => {
  it('is one that is no video', async () => {
    const contents = ['', 'x', '<!doctype html><title>502</title>', '\u0000'.repeat(5_000)];
    for (const [index, content] of contents.entries()) {
      const file = at(`no-video-${index}.mp4`);
      await writeFile(file, content);
      expect(await failureOf(decode(file))).toMatchObject(UNUSABLE);
    }
  });

  it('is one that ends too early or is damaged', async () => {
    const whole = await readFile(await makeClip(SECOND, at('whole.mp4'), ...H264));
    const file = at('part.mp4');
    for (const part of [whole.subarray(0, 40), whole.subarray(0, whole.length >> 1)]) {
      await writeFile(file, part);
      expect(await failureOf(decode(file))).toMatchObject(UNUSABLE);
    }
    const header = whole.subarray(0, 32);
    await writeFile(file, Buffer.concat([header, Buffer.alloc(50_000, 0xa5)]));
    expect(await failureOf(decode(file))).toMatchObject(UNUSABLE);
  });

  it('is one of huge images', async () => {
    const huge = Buffer.from(
      'GIF89a\u00ff\u00ff\u00ff\u00ff\u0000\u0000\u0000,\u0000\u0000\u0000\u0000\u00ff\u00ff\u00ff\u00ff\u0000\u0002\u0001D\u0000;',
      'latin1',
    );
    await writeFile(at('huge.gif'), huge);
    expect(await failureOf(decode(at('huge.gif')))).toMatchObject(UNUSABLE);
    const file = await makeClip(SECOND, at('plain.mp4'), ...H264);
    expect(await failureOf(decode(file, { limits: { codedPixels: 128 * 96 - 1 } }))).toMatchObject(
      UNUSABLE,
    );
  });

  it('is one that takes too much memory', async () => {
    const file = await makeClip(SECOND, at('costly.mp4'), ...H264);
    const process = { cpuSeconds: 60, milliseconds: 60_000, memoryBytes: 1024 ** 3 };
    const memoryBytes = 32 * 1024 ** 2;
    expect(
      await failureOf(decode(file, { limits: { process: { ...process, memoryBytes } } })),
    ).toMatchObject(UNUSABLE);
  });

  it('is not a clip for which this machine was too slow: that error is retryable', async () => {
    const file = await makeClip(SECOND, at('late.mp4'), ...H264);
    const process = { cpuSeconds: 60, milliseconds: 1, memoryBytes: 1024 ** 3 };
    expect(await failureOf(decode(file, { limits: { process } }))).toMatchObject({
      kind: 'internal',
      publicMessage: SERVER_MESSAGES.generationFailed,
      isRetryable: true,
    });
  });

  it('is one in a codec that is not allowed', async () => {
    const file = await makeClip(SECOND, at('odd.mov'), '-c:v', 'qtrle');
    expect(await failureOf(decode(file))).toMatchObject(UNUSABLE);
  });
});

describe('a playlist that pretends to be a clip', () => {
  let server: Server;
  let connections = 0;
  let address: string;
  beforeAll(async () => {
    server = createServer((_, response) => response.end());
    server.on('connection', () => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const playlist = (target: string): string =>
    ['#EXTM3U', '#EXT-X-TARGETDURATION:1', '#EXTINF:1.0,', target, '#EXT-X-ENDLIST'].join('\n');

  it('is not opened as a playlist, whatever its first bytes are', async () => {
    const targets = [`${address}/a.ts`, 'file:///etc/passwd', `concat:${address}/a|${address}/b`];
    const beginnings = ['', '\u0000\u0000\u0000\u0010ftypisom\u0000\u0000\u0000\u0000\n'];
    for (const target of targets) {
      for (const beginning of beginnings) {
        await writeFile(at('list.mp4'), beginning + playlist(target));
        expect(await failureOf(decode(at('list.mp4')))).toMatchObject(UNUSABLE);
      }
    }
    expect(connections).toBe(0);
  });

  it('is not opened when ffmpeg gets it directly', async () => {
    await writeFile(at('list.mp4'), playlist(`${address}/a.ts`));
    const input = inputArguments(
      at('list.mp4'),
      { demuxer: 'mov', decoders: ['h264'] },
      { pixels: 1e6, allocationBytes: 1e8, seconds: 5 },
    );
    const limits = { cpuSeconds: 30, milliseconds: 30_000, memoryBytes: 1024 ** 3 };
    const words = [...input, '-f', 'rawvideo', 'pipe:1'];
    await expect(Array.fromAsync(runLimited(ffmpeg, words, limits, never))).rejects.toThrow(
      'Invalid data',
    );
    expect(connections).toBe(0);
  });

  it('would be opened without these arguments, so the test can fail', async () => {
    await writeFile(at('list.m3u8'), playlist(`${address}/a.ts`));
    const words = ['-nostdin', '-i', at('list.m3u8'), '-f', 'null', '-'];
    const open = ['-protocol_whitelist', 'file,http,tcp', '-allowed_extensions', 'ALL'];
    await expect(promisify(execFile)(ffmpeg.path, [...open, ...words])).rejects.toThrow(
      'Command failed',
    );
    expect(connections).toBeGreaterThan(0);
  });
});

describe('stopping', () => {
  it('ends the decoding between two frames', async () => {
    const file = await makeClip(SECOND, at('stopped.mp4'), ...H264);
    const controller = new AbortController();
    const { frames } = await decodeClip(ffmpeg, file, size, controller.signal);
    await frames.next();
    controller.abort('enough');
    await expect(Array.fromAsync(frames)).rejects.toBe('enough');
    await expect(decode(file, {}, controller.signal)).rejects.toBe('enough');
  });
});

describe('findFfmpeg', () => {
  it('answers with path and version', () => {
    expect(ffmpeg.path).toMatch(/\/ffmpeg$/u);
    expect(ffmpeg.version).toMatch(/\d/u);
  });

  it.runIf(process.platform === 'linux')('finds what sets limits to it, too', () => {
    expect(ffmpeg.limiter).toMatch(/\/prlimit$/u);
  });

  it('returns null when there is none that runs', async () => {
    expect(await findFfmpeg([])).toBeNull();
    await writeFile(at('ffmpeg'), 'not a program', { mode: 0o755 });
    expect(await findFfmpeg([folder])).toBeNull();
    expect(FFMPEG_MISSING).toContain('apt-get install ffmpeg');
  });

  it('finds it once, and looks again while it is missing', async () => {
    const later = at('later');
    const find = createFfmpegFinder([later]);
    expect(await find()).toBeNull();
    await mkdir(later);
    await writeFile(join(later, 'ffmpeg'), '#!/bin/sh\necho "ffmpeg version 7.1"', { mode: 0o755 });
    const found = await find();
    expect(found).toMatchObject({ path: join(later, 'ffmpeg'), version: '7.1' });
    await rm(later, { recursive: true });
    expect(await find()).toBe(found);
  });
});
