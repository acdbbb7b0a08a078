import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Codec, encodeToBytes, type EncodeOptions } from '../../../codec.ts';
import { type FrameSource, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket, type Provenance } from '../../../provenance.ts';
import { circlingLight, peakSignalToNoise } from '../../../testing/frames.ts';
import type { Ffmpeg } from '../../ffmpeg/find-ffmpeg.ts';
import { openChromium } from '../../testing/chromium-frames.ts';
import { ffmpegForTests } from '../../testing/ffmpeg.ts';
import { openCodecs } from '../registry.ts';
import { createVideoCodec } from './video-codec.ts';
import { VIDEO_ENCODERS } from './video-encoders.ts';

const PROBE = 'ffprobe';
const [width, height] = [96, 64];
const light = circlingLight(width, height, 12);
const even = sourceOfFrames(light, { width, height, delaysMs: 62.5 });
const unevenMs = light.map((_, index) => [60, 70, 60, 130][index % 4]!);
const uneven = sourceOfFrames(light, { width, height, delaysMs: unevenMs });

interface Probed {
  readonly streams: readonly Record<string, string | number>[];
  readonly packets: readonly { readonly pts_time: string; readonly duration_time?: string }[];
  readonly format: { readonly duration: string; readonly tags: Record<string, string> };
}

let ffmpeg: Ffmpeg;
let folder: string;
beforeAll(async () => {
  ffmpeg = await ffmpegForTests();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loopwright-video-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const codecFor = (format: 'mp4' | 'webm' | 'avif'): Codec =>
  openCodecs(ffmpeg).animations.get(format)!;
const encode = (
  format: 'mp4' | 'webm' | 'avif',
  source: FrameSource,
  options: EncodeOptions = {},
) => encodeToBytes(codecFor(format), source, options, { folder });

function probe(bytes: Uint8Array): Probed {
  const path = join(folder, 'probed');
  writeFileSync(path, bytes);
  const words = ['-v', 'error', '-show_streams', '-show_packets', '-show_format', '-of', 'json'];
  return JSON.parse(execFileSync(PROBE, [...words, path], { encoding: 'utf8' })) as Probed;
}

/** RGBA. @param words options of the input, such as a decoder that knows alpha */
function decode(bytes: Uint8Array, words: readonly string[] = []): Uint8Array[] {
  const path = join(folder, 'decoded');
  writeFileSync(path, bytes);
  const input = ['-loglevel', 'error', ...words, '-i', path, '-fps_mode', 'passthrough'];
  const filter = ['-vf', 'scale=in_color_matrix=bt709:in_range=tv', '-pix_fmt', 'rgba'];
  const all = execFileSync(ffmpeg.path, [...input, ...filter, '-f', 'rawvideo', 'pipe:1']);
  const frameBytes = width * height * 4;
  return Array.from({ length: all.length / frameBytes }, (_, index) =>
    all.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

/** When each frame begins, and when the last one ends. */
function timesOf({ packets }: Probed): number[] {
  const starts = packets.map(({ pts_time: time }) => Number(time) * 1000).toSorted((a, b) => a - b);
  return starts.map((start) => Math.round(start - starts[0]!));
}

const startsOf = (delaysMs: readonly number[]): number[] =>
  delaysMs.map((_, index) => Math.round(delaysMs.slice(0, index).reduce((a, b) => a + b, 0)));

describe.each(['mp4', 'webm'] as const)('the codec of %s', (format) => {
  it.each([
    { name: 'at a constant rate', source: even },
    { name: 'with a time for each', source: uneven },
  ])('keeps frames $name, the first and the last alike', async ({ source }) => {
    const file = await encode(format, source);
    expect(file).toMatchObject({ width, height, sizeBytes: file.bytes.length });
    const seen = decode(file.bytes);
    expect(seen).toHaveLength(light.length);
    for (const [index, frame] of seen.entries()) {
      expect(peakSignalToNoise(light[index]!, frame)).toBeGreaterThan(36);
    }
    const probed = probe(file.bytes);
    for (const [index, time] of timesOf(probed).entries()) {
      // WebM counts milliseconds.
      expect(Math.abs(time - startsOf(source.delaysMs)[index]!)).toBeLessThanOrEqual(1);
    }
    const totalMs = source.delaysMs.reduce((sum, delay) => sum + delay, 0);
    expect(Number(probed.format.duration) * 1000).toBeCloseTo(totalMs, 1);
    expect(file.delaysMs.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(totalMs, 3);
  });

  it('is silent and says its colors', async () => {
    const { streams } = probe((await encode(format, even)).bytes);
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatchObject({
      codec_name: format === 'mp4' ? 'h264' : 'vp9',
      pix_fmt: 'yuv420p',
      color_range: 'tv',
      color_space: 'bt709',
      color_transfer: 'bt709',
      color_primaries: 'bt709',
    });
  });
});

it('MP4 begins with its index, so that it plays while it loads', async () => {
  const text = Buffer.from((await encode('mp4', even)).bytes).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
});

it.each(VIDEO_ENCODERS)(
  '$id of 4K needs no more memory than its few frames ahead',
  { timeout: 300_000 },
  async (encoder) => {
    const side = 3840;
    const frame = new Uint8Array(side * side * 4).fill(200);
    const frames = Array.from({ length: 48 }, () => frame);
    const source = sourceOfFrames(frames, { width: side, height: side, delaysMs: 62.5 });
    // With the encoder's usual lookahead, ffmpeg asks for more.
    const codec = createVideoCodec(ffmpeg, encoder, { memoryBytes: 1.6 * 1024 ** 3 });
    const { delaysMs } = await encodeToBytes(codec, source, {}, { folder });
    expect(delaysMs).toHaveLength(48);
  },
);

it('WebM keeps alpha', async () => {
  const clear = light.map((frame) =>
    frame.map((value, at) => (at % 4 === 3 && at < frame.length / 2 ? 0 : value)),
  );
  const source = sourceOfFrames(clear, { width, height, delaysMs: 62.5, hasAlpha: true });
  const seen = decode((await encode('webm', source)).bytes, ['-c:v', 'libvpx-vp9']);
  expect(seen).toHaveLength(light.length);
  for (const frame of seen) {
    expect(frame[3]!).toBeLessThan(5);
    expect(frame.at(-1)!).toBeGreaterThan(250);
  }
});

it.each([
  { name: 'at a constant rate', source: even },
  { name: 'with a time for each', source: uneven },
])('AVIF keeps frames $name in Chromium', async ({ source }) => {
  const chromium = await openChromium();
  try {
    const { bytes } = await encode('avif', source);
    const seen = await chromium.decode(bytes, 'image/avif');
    expect(seen.map(({ durationMs }) => durationMs)).toEqual(source.delaysMs);
    for (const [index, { pixels }] of seen.entries()) {
      expect(peakSignalToNoise(light[index]!, pixels)).toBeGreaterThan(36);
    }
  } finally {
    await chromium.close();
  }
});

it('every format gets smaller with less quality', async () => {
  for (const format of ['mp4', 'webm', 'avif'] as const) {
    const best = await encode(format, even, { quality: 90 });
    const worse = await encode(format, even, { quality: 40 });
    expect(worse.sizeBytes).toBeLessThan(best.sizeBytes);
  }
});

it('every file says where the picture comes from', async () => {
  const provenance: Provenance = {
    digitalSource: 'algorithmic',
    recipe: { engine: 'illustrator', seed: 1, aspect: '3:2', width, height },
  };
  for (const format of ['mp4', 'webm', 'avif'] as const) {
    const { bytes, sizeBytes } = await encode(format, even, { provenance });
    expect(Buffer.from(bytes).includes(buildXmpPacket(provenance))).toBe(true);
    expect(sizeBytes).toBe(bytes.length);
    expect(probe(bytes).packets).toHaveLength(light.length);
  }
});

describe('when ffmpeg does not do its work', () => {
  const mp4 = VIDEO_ENCODERS.find(({ id }) => id === 'mp4')!;
  /** A program in its place. */
  function instead(script: string): Ffmpeg {
    const path = join(folder, 'program');
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return { ...ffmpeg, path };
  }
  const files = (): string[] => readdirSync(folder).filter((name) => name !== 'program');
  const run = (program: Ffmpeg, limits = {}, signal?: AbortSignal) =>
    encodeToBytes(
      createVideoCodec(program, mp4, limits),
      even,
      {},
      {
        folder,
        ...(signal && { signal }),
      },
    );

  it.each([
    ['is killed', 'head -c 1000 > /dev/null; kill -9 $$', 'failed'],
    ['fails', 'echo "No space left on device" >&2; exit 1', 'failed'],
    ['is missing', null, 'failed'],
  ])('and %s, encoding fails and no file is left', async (_, script, reason) => {
    const program = script === null ? { ...ffmpeg, path: '/nowhere/ffmpeg' } : instead(script);
    await expect(run(program)).rejects.toMatchObject({ name: 'ProcessError', reason });
    expect(files()).toEqual([]);
  });

  it('and hangs, it is killed and no file is left', async () => {
    const hung = run(instead('exec /bin/sleep 600'), { milliseconds: 300 });
    await expect(hung).rejects.toMatchObject({ reason: 'overdue' });
    expect(files()).toEqual([]);
  });

  it('and the disk is full, encoding fails and no file is left', async () => {
    await expect(run(ffmpeg, { fileBytes: 512 })).rejects.toMatchObject({ reason: 'failed' });
    expect(files()).toEqual([]);
  });

  it('a signal in the middle ends it, and no file is left', async () => {
    const controller = new AbortController();
    const endless = {
      ...even,
      delaysMs: Array.from({ length: 100_000 }, () => 62.5),
      async *frames() {
        for (let count = 0; ; count++) {
          if (count === 20) controller.abort(new Error('canceled'));
          yield light[count % light.length]!;
        }
      },
    };
    const codec = createVideoCodec(ffmpeg, mp4);
    const stopped = encodeToBytes(codec, endless, {}, { folder, signal: controller.signal });
    await expect(stopped).rejects.toThrow('canceled');
    expect(files()).toEqual([]);
  });

  it('frames that are missing fail with what is missing', async () => {
    const few = sourceOfFrames(light.slice(0, 3), { width, height, delaysMs: [50, 50, 50, 50] });
    await expect(encode('mp4', few)).rejects.toThrow('4 frames were announced, 3 came');
    expect(readdirSync(folder)).toEqual([]);
  });
});
