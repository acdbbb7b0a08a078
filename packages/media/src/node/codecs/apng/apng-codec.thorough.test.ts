import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeToBytes } from '../../../codec.ts';
import { sourceOfFrames } from '../../../frame-source.ts';
import { circlingLight, marchingBlock } from '../../../testing/frames.ts';
import { apngCodec } from './apng-codec.ts';

const PROGRAM = 'ffmpeg';

it.each([
  ['many colors', circlingLight(64, 48, 6)],
  ['a palette', marchingBlock(64, 48, 6)],
])('ffmpeg decodes %s to the same pixels', async (_, frames) => {
  const source = sourceOfFrames(frames, { width: 64, height: 48, delaysMs: 62.5 });
  const { bytes } = await encodeToBytes(apngCodec, source, {});
  const folder = mkdtempSync(join(tmpdir(), 'loopwright-apng-'));
  try {
    const file = join(folder, 'file.png');
    writeFileSync(file, bytes);
    const input = ['-loglevel', 'error', '-f', 'apng', '-i', file, '-fps_mode', 'passthrough'];
    const output = ['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'];
    const seen = execFileSync(PROGRAM, [...input, ...output]);
    expect(Buffer.compare(seen, Buffer.concat(frames))).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
