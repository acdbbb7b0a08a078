import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LimitedProgram } from './limited-process.ts';

const ANSWER_MS = 10_000;

/** The program that decodes clips. */
export interface Ffmpeg extends LimitedProgram {
  /** As `ffmpeg -version` prints it, such as `5.1.6-0+deb12u1`. */
  readonly version: string;
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
 * Looks for ffmpeg and reads its version. Needed only when a video model is configured.
 *
 * @param folders where to look, in order
 * @returns null when there is none that runs; see `FFMPEG_MISSING`
 */
export async function findFfmpeg(folders: readonly string[]): Promise<Ffmpeg | null> {
  for (const path of candidates('ffmpeg', folders)) {
    const version = await readVersion(path);
    if (version !== null) return { path, version, limiter: findLimiter(folders) };
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
  try {
    const options = { env: {}, timeout: ANSWER_MS };
    const { stdout } = await promisify(execFile)(path, ['-version'], options);
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? null;
  } catch {
    return null;
  }
}
