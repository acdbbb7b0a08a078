import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { measured } from './measured.ts';
import type { Content, WrittenObject } from './storage.ts';

/** Older temporary files belong to a process that died while writing. */
const STALE_AGE_MS = 60 * 60 * 1000;

/** A folder for content that is not complete yet. */
export interface TemporaryFiles {
  /**
   * Writes content durably to a file of its own, and deletes the file at the end unless `use` has moved it.
   * @returns what `use` returned
   */
  write<T>(
    content: Content,
    use: (file: { readonly path: string; readonly written: WrittenObject }) => Promise<T>,
  ): Promise<T>;
}

/**
 * Opens the folder and deletes what dead processes have left in it. Several processes may share it.
 * @throws Error when the folder cannot be created
 */
export async function openTemporaryFiles(folder: string): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true });
  await removeStaleFiles(folder);
  return {
    async write(content, use) {
      const path = join(folder, randomUUID());
      try {
        return await use({ path, written: await writeDurably(path, content) });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function writeDurably(path: string, content: Content): Promise<WrittenObject> {
  const { chunks, result } = measured(content);
  const file = await open(path, 'wx');
  try {
    await file.writeFile(chunks);
    await file.sync();
    return result();
  } finally {
    await file.close();
  }
}

async function removeStaleFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE_AGE_MS) await rm(path, { force: true });
  }
}
