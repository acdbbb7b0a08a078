import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, isKey, type Storage, type StoredObject } from './storage.ts';

const TEMPORARY_FOLDER = '.incoming';
/** Older temporary files belong to a process that died while writing. */
const STALE_AGE_MS = 60 * 60 * 1000;

/**
 * Stores files under `root`. Several processes may share the folder.
 * @throws Error when the folder cannot be created
 */
export async function openLocalStorage(root: string): Promise<Storage> {
  const incoming = join(root, TEMPORARY_FOLDER);
  await mkdir(incoming, { recursive: true });
  await removeStaleFiles(incoming);

  const pathOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const temporary = join(incoming, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
        await syncFolder(dirname(path));
      } catch (cause) {
        await rm(temporary, { force: true });
        throw cause;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async deleteFolder(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true });
    },
    list(folder) {
      checkKey(folder);
      return listFiles(root, folder);
    },
    async isReady() {
      try {
        const probe = join(incoming, randomUUID());
        await writeDurably(probe, new Uint8Array(1));
        await rm(probe);
        return true;
      } catch {
        return false;
      }
    },
    close: () => Promise.resolve(),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Lists files lazily, one folder at a time. Files whose names are no storage keys are skipped. */
async function* listFiles(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(join(root, folder)).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw cause;
  });
  for await (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* listFiles(root, key);
    const found = entry.isFile() ? await stat(join(root, key)).catch(() => null) : null;
    if (found !== null) yield { key, modifiedAt: found.mtime };
  }
}

/** Makes a rename in the folder durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
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

function isMissing(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
