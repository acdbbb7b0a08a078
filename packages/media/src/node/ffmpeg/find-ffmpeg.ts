import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileFormat } from '@loopwright/contract';
import type { LimitedProgram } from './limited-process.ts';

const ANSWER_MS = 10_000;

/** The program that decodes clips and encodes videos. */
export interface Ffmpeg extends LimitedProgram {
  /** As `ffmpeg -version` prints it, such as `5.1.6-0+deb12u1`. */
  readonly version: string;
  /** What this build can encode: builds differ in their encoders. */
  readonly formats: readonly FileFormat[];
}

/** Looks for ffmpeg at the first call, and again only while it has not been found. */
export type FfmpegFinder = () => Promise<Ffmpeg | null>;

/** The operator's message when a video model is configured on a machine without ffmpeg. */
export const FFMPEG_MISSING =
  'A video model is configured, but ffmpeg, which reads its clips, was not found. Install it ' +
  '(`apt-get install ffmpeg`, `brew install ffmpeg`), or leave VIDEO_MODEL empty.';

/** @param folders where to look, in order */
export function createFfmpegFinder(folders: readonly string[]): FfmpegFinder {
  let found: Ffmpeg | null = null;
  return async () => (found ??= await findFfmpeg(folders));
}

/**
 * Looks for ffmpeg and reads its version.
 *
 * @param folders where to look, in order
 * @returns null when there is none that runs; see `FFMPEG_MISSING`
 */
export async function findFfmpeg(folders: readonly string[]): Promise<Ffmpeg | null> {
  for (const path of candidates('ffmpeg', folders)) {
    const version = await readVersion(path);
    if (version === null) continue;
    return { path, version, formats: await readFormats(path), limiter: findLimiter(folders) };
  }
  return null;
}

const findLimiter = (folders: readonly string[]): string | null =>
  process.platform === 'linux' ? (candidates('prlimit', folders)[0] ?? null) : null;

const candidates = (name: string, folders: readonly string[]): string[] =>
  folders.map((folder) => join(folder, name)).filter((path) => isExecutable(path));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function readVersion(path: string): Promise<string | null> {
  const text = await answerOf(path, '-version');
  return /^ffmpeg version (\S+)/.exec(text)?.[1] ?? null;
}

/** The encoder and the muxer that each format needs. */
const NEEDED = [
  ['mp4', 'libx264', 'mp4'],
  ['webm', 'libvpx-vp9', 'webm'],
  ['avif', 'libaom-av1', 'avif'],
] as const;

async function readFormats(path: string): Promise<FileFormat[]> {
  const lists = [answerOf(path, '-encoders'), answerOf(path, '-muxers')];
  const [encoders, muxers] = (await Promise.all(lists)).map(
    (list) => new Set([...list.matchAll(/^ +\S+ +(\S+)/gmu)].map(([, name]) => name)),
  );
  return NEEDED.filter(([, encoder, muxer]) => encoders!.has(encoder) && muxers!.has(muxer)).map(
    ([format]) => format,
  );
}

/** What it prints; empty when it does not run. */
async function answerOf(path: string, question: string): Promise<string> {
  try {
    const options = { env: {}, timeout: ANSWER_MS };
    return (await promisify(execFile)(path, ['-hide_banner', question], options)).stdout;
  } catch {
    return '';
  }
}
