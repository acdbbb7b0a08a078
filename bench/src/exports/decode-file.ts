import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileFormat } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { decodeImage, type ShownFrames } from './picture-quality.ts';

const runFile = promisify(execFile);
const RAW_MAXIMUM = 2 ** 31 - 1;

/**
 * The frames of a file: libvips decodes images, ffmpeg what moves and is no GIF or WebP.
 * @param report what its codec says of it
 */
export async function decodeFile(
  bytes: Uint8Array,
  format: FileFormat,
  report: Pick<ShownFrames, 'width' | 'height' | 'delaysMs'>,
): Promise<ShownFrames> {
  const isByFfmpeg = format !== 'gif' && format !== 'webp';
  if (isByFfmpeg && report.delaysMs.length > 1)
    return await decodeWithFfmpeg(bytes, format, report);
  // The product itself reads no AVIF.
  if (format === 'avif') sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
  return await decodeImage(bytes);
}

async function decodeWithFfmpeg(
  bytes: Uint8Array,
  format: FileFormat,
  { width, height, delaysMs }: Pick<ShownFrames, 'width' | 'height' | 'delaysMs'>,
): Promise<ShownFrames> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-decode-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    // Its own decoder of VP9 knows no alpha; the demuxer of APNG is told from PNG by its name.
    const decoder = { webm: ['-c:v', 'libvpx-vp9'], apng: ['-f', 'apng'] }[format as string] ?? [];
    const input = ['-loglevel', 'error', ...decoder, '-i', path, '-fps_mode', 'passthrough'];
    const matrix = format === 'apng' ? 'null' : 'scale=in_color_matrix=bt709:in_range=tv';
    const output = ['-vf', matrix, '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'];
    const { stdout } = await runFile('ffmpeg', [...input, ...output], {
      encoding: 'buffer',
      maxBuffer: RAW_MAXIMUM,
    });
    const size = width * height * 4;
    const frames = delaysMs.map((_, index) => stdout.subarray(index * size, (index + 1) * size));
    return { width, height, delaysMs, frames };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
