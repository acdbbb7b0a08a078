import { delimiter } from 'node:path';
import { createFfmpegFinder, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';

const find = createFfmpegFinder((process.env['PATH'] ?? '').split(delimiter));

/** The ffmpeg of this machine. @throws Error that says how to install it */
export async function ffmpegForTests(): Promise<Ffmpeg> {
  const ffmpeg = await find();
  if (!ffmpeg) throw new Error('These tests need ffmpeg: `apt-get install ffmpeg`.');
  return ffmpeg;
}
