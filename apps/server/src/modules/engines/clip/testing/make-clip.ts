import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createFfmpegFinder, type Ffmpeg } from '@loopwright/media/node';
import { parseConfig } from '../../../../config.ts';

const findFfmpeg = createFfmpegFinder(parseConfig({ PATH: process.env['PATH'] }).programFolders);

/** The ffmpeg of this machine. @throws Error that says how to install it */
export async function ffmpegForTests(): Promise<Ffmpeg> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('These tests need ffmpeg: `apt-get install ffmpeg`.');
  return ffmpeg;
}

/**
 * Encodes a generated video.
 * @param source a source of ffmpeg's `lavfi`, such as `testsrc2=size=64x48:rate=24:duration=1`
 * @param file its ending names the format
 */
export async function makeClip(source: string, file: string, ...words: string[]): Promise<string> {
  const { path } = await ffmpegForTests();
  const input = ['-loglevel', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', source];
  await promisify(execFile)(path, [...input, ...words, file]);
  return file;
}
