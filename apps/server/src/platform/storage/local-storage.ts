import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSecret } from '../secret-file.ts';
import { checkKey, isKey, type Storage, type StoredObject } from './storage.ts';
import { openTemporaryFiles } from './temporary-files.ts';
import { urlSigner } from './url-signer.ts';

const TEMPORARY_FOLDER = '.incoming';
/** Not a storage key, like the folder above. */
const SECRET_FILE = '.url-secret';

/**
 * Stores files under `root`. Several processes may share the folder.
 * @throws Error when the folder cannot be created
 */
export async function openLocalStorage(root: string): Promise<Storage> {
  const incoming = await openTemporaryFiles(join(root, TEMPORARY_FOLDER));
  // In the folder, because all processes that share it answer each other's URLs.
  const signer = urlSigner(await loadSecret(join(root, SECRET_FILE)));

  const pathOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      return await incoming.write(content, async (temporary) => {
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary.path, path);
        await syncFolder(dirname(path));
        return temporary.written;
      });
    },
    get: (key) => ifThere(() => readFile(pathOf(key))),
    size: (key) =>
      ifThere(async () => {
        const found = await stat(pathOf(key));
        return found.isFile() ? found.size : null;
      }),
    open: (key, range) =>
      ifThere(async () => {
        // Opened here, so that a missing file is told before the stream is read.
        const file = await open(pathOf(key), 'r');
        return file.createReadStream(range && { start: range.first, end: range.last });
      }),
    async signUrl(key, options) {
      checkKey(key);
      return signer.sign(key, options);
    },
    verifyUrl: signer.verify,
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
        return await incoming.write(new Uint8Array(1), async () => true);
      } catch {
        return false;
      }
    },
    close: () => Promise.resolve(),
  };
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

/** null when the file does not exist. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

function isMissing(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
