import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceFacts, Wish } from '../../fit/plan-file.ts';
import { sourceOfFrames } from '../../frame-source.ts';
import { findTarget } from '../../targets/targets.ts';
import { circlingLight, peakSignalToNoise } from '../../testing/frames.ts';
import { openCodecs } from '../codecs/registry.ts';
import { ffmpegForTests } from '../testing/ffmpeg.ts';
import { fitFile, type FittedFile } from './fit-file.ts';

const [width, height] = [160, 96];
const delaysMs = 62.5;
const light = circlingLight(width, height, 16);
const opaque = sourceOfFrames(light, { width, height, delaysMs });

describe('fitFile with videos', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loopwright-fit-video-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function fit(source: typeof opaque, wish: Wish): Promise<FittedFile> {
    const facts: SourceFacts = { ...source, masterBytes: 100_000, enlargement: 2 };
    const available = openCodecs(await ffmpegForTests());
    const options = { fit: 'pad', background: null, available, folder } as const;
    const result = await fitFile(source, facts, wish, options);
    if (!result.isPossible) throw new Error(result.reason);
    expect(readdirSync(folder)).toEqual([]);
    return result.file;
  }

  async function decode({ bytes }: FittedFile): Promise<Uint8Array[]> {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    const { path: program } = await ffmpegForTests();
    const words = ['-loglevel', 'error', '-i', path, '-fps_mode', 'passthrough'];
    const colors = ['-vf', 'scale=in_color_matrix=bt709:in_range=tv', '-pix_fmt', 'rgba'];
    const all = execFileSync(program, [...words, ...colors, '-f', 'rawvideo', 'pipe:1'], {
      maxBuffer: 1e9,
    });
    const size = width * height * 4;
    return Array.from({ length: all.length / size }, (_, at) =>
      all.subarray(at * size, (at + 1) * size),
    );
  }

  it('repeats whole loops and shows frames twice where a place asks for it', async () => {
    const file = await fit(opaque, findTarget('linkedin-video')!);
    expect(file.changes.map(({ kind }) => kind)).toEqual(['duplicatedFrames', 'repeated']);
    const seen = await decode(file);
    // Three rounds of a second, each frame twice.
    expect(seen).toHaveLength(96);
    expect(file.delaysMs.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(3000, 3);
    for (const [index, frame] of seen.entries()) {
      expect(peakSignalToNoise(light[(index >> 1) % 16]!, frame)).toBeGreaterThan(34);
    }
  });

  it.each(['mp4', 'webm'] as const)(
    'meets a limit of bytes with few files in %s',
    async (format) => {
      const wish = (maxBytes?: number): Wish => ({
        formats: [format],
        stillFormats: [],
        limits: {
          size: { kind: 'within', width, height },
          ...(maxBytes !== undefined && { maxBytes }),
        },
      });
      const best = await fit(opaque, wish());
      const maxBytes = Math.round(best.sizeBytes / 2);
      const file = await fit(opaque, wish(maxBytes));
      expect(file.sizeBytes).toBeLessThanOrEqual(maxBytes);
      expect(file.encodes).toBeLessThanOrEqual(8);
      expect(file.changes.map(({ kind }) => kind)).toContain('lowerQuality');
    },
  );

  it('shows the background where a format has no alpha', async () => {
    const clear = sourceOfFrames(
      light.map((frame) => frame.map(() => 0)),
      { width, height, delaysMs, hasAlpha: true },
    );
    const limits = { size: { kind: 'within', width, height } } as const;
    const file = await fit(clear, { formats: ['mp4'], stillFormats: [], limits });
    expect(file.changes.map(({ kind }) => kind)).toEqual(['flattened']);
    for (const frame of await decode(file)) expect(frame.every((value) => value > 250)).toBe(true);
  });
});
