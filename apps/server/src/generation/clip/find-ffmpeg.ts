import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ANSWER_MS = 10_000;

/** The program that reads clips. */
export interface Ffmpeg {
  readonly path: string;
  /** As it says itself, such as `5.1.6-0+deb12u1`. */
  readonly version: string;
}

/** For whoever starts a server with a video model on a machine that cannot read clips. */
export const FFMPEG_MISSING =
  'A video model is configured, but ffmpeg, which reads its clips, was not found. Install it ' +
  '(`apt-get install ffmpeg`, `brew install ffmpeg`), or leave VIDEO_MODEL empty.';

/**
 * Looks for ffmpeg on the path and asks it who it is. Needed only where a video model is configured.
 *
 * @param folders where to look, as PATH has them
 * @returns null where there is none, or none that runs; see `FFMPEG_MISSING`
 */
export async function findFfmpeg(folders = process.env.PATH ?? ''): Promise<Ffmpeg | null> {
  for (const path of candidates('ffmpeg', folders)) {
    const version = await askVersion(path);
    if (version !== null) return { path, version };
  }
  return null;
}

/** @returns the path of the first program of that name, or null */
export const findProgram = (name: string, folders = process.env.PATH ?? ''): string | null =>
  candidates(name, folders)[0] ?? null;

const candidates = (name: string, folders: string): string[] =>
  folders
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .filter((path) => isExecutable(path));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function askVersion(path: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ['-version'], { timeout: ANSWER_MS });
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? null;
  } catch {
    return null;
  }
}
