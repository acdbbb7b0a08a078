import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Script before first use, gzip bytes: what a visitor downloads, and what the tools may. */
const PUBLIC_BYTES = 92_000;
const TOOL_BYTES = 140_000;
/** The renderer, the schema of documents and all panels. */
const STUDIO_BYTES = 260_000;
const TOOL_PATHS: ReadonlySet<string> = new Set([
  '/create',
  '/my-creations',
  '/my-creations/documents',
  '/usage',
  '/moderation',
  '/decisions',
  '/operators',
]);

const sizes = new Map<string, number>();

function compressedBytes(file: string): number {
  const bytes = sizes.get(file) ?? gzipSync(readFileSync(file)).length;
  sizes.set(file, bytes);
  return bytes;
}

/**
 * @param files of the built web app, from its folder, that the page cannot start without
 * @returns what the page asks for in bytes of gzip
 * @throws when that is more script than it may ask for
 */
export function checkBudget(folder: string, pagePath: string, files: readonly string[]): number {
  const bytes = files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + compressedBytes(path.join(folder, file)), 0);
  const isStudio = pagePath.startsWith('/studio/');
  const limit = isStudio ? STUDIO_BYTES : TOOL_PATHS.has(pagePath) ? TOOL_BYTES : PUBLIC_BYTES;
  if (bytes > limit)
    throw new Error(`${pagePath} needs ${bytes} bytes of script, at most ${limit}`);
  return bytes;
}
