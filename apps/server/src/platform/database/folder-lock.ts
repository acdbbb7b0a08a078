import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The code of SQLITE_BUSY: another process holds the lock. */
const SQLITE_BUSY = 5;

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. ` +
        'Stop that process first, or give this one another DATA_DIR or a DATABASE_URL.',
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process until `release`, or until the process ends in any way.
 *
 * Node has no flock, but SQLite (part of Node) locks its file through the operating system on every
 * platform. Such a lock belongs to the file, so that symbolic links and containers which share the
 * folder meet the same lock, which a socket's name would not do.
 * @throws FolderInUseError at once when another process has it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const holderFile = path.join(folder, 'process-id');
  const lock = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUseError(folder, await describeHolder(holderFile));
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

async function describeHolder(holderFile: string): Promise<string> {
  const processId = (await readFile(holderFile, 'utf8').catch(() => '')).trim();
  return processId === '' ? 'another process' : `the process ${processId}`;
}
