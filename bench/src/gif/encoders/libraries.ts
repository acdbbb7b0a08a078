import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Cost, EncodeJob, Encoder } from './encoder.ts';
import type { LibraryName } from './library-child.ts';

const runFile = promisify(execFile);
const CHILD = fileURLToPath(new URL('library-child.ts', import.meta.url));

const PATCHER = new URL('../ablation/patch-source.ts', import.meta.url).href;

export async function encodeInChild(name: LibraryName, job: EncodeJob): Promise<Cost> {
  const patched = job.without ? ['--import', PATCHER] : [];
  const args = [...patched, CHILD, name, JSON.stringify(job)];
  const { stdout } = await runFile(process.execPath, args);
  return JSON.parse(stdout) as Cost;
}

/** A library in a process of its own, so that it starts cold and its memory is its own. */
function library(name: LibraryName, description: string, isOurs = false): Encoder {
  return {
    name,
    description,
    isOurs,
    missing: () => null,
    encode: (job) => encodeInChild(name, job),
  };
}

export const libraries: readonly Encoder[] = [
  library('ours', 'ours with its defaults', true),
  library('ours-fast', 'ours, the fast mode', true),
  library('sharp', 'sharp with its defaults (libvips, cgif, quantizr)'),
  library('sharp-3', 'sharp, effort 3'),
  library('gifenc', 'gifenc, a palette for each frame, rgb565'),
];
