import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors.ts';
import type { StorageConfig } from './open-storage.ts';

/** A measurement is reused for this time. */
const CACHE_MS = 5000;
const RETRY_AFTER_SECONDS = 60;
export const BYTES_PER_MB = 1_000_000;

interface FreeSpace {
  readonly folder: string;
  readonly freeBytes: number;
}

/** There is too little disk space to start. */
export class DiskReserveError extends Error {
  override readonly name = 'DiskReserveError';

  constructor({ folder, freeBytes }: FreeSpace, reserveBytes: number) {
    super(
      `Too little disk space to start: ${toMegabytes(freeBytes)} MB are free in ${folder}, and ` +
        `${toMegabytes(reserveBytes)} MB are kept in reserve. Free some space, or set ` +
        'DISK_RESERVE_MB to less.',
    );
  }
}

export interface DiskSpace {
  /** The folder with the least free space; null: no files are stored on this machine. */
  measure(): Promise<FreeSpace | null>;
  /** @throws DiskReserveError below the reserve */
  checkStart(): Promise<void>;
  /** Call it before creating files. @throws AppError `unavailable` below the reserve */
  checkRoom(): Promise<void>;
}

export interface DiskSpaceOptions {
  readonly folders: readonly string[];
  readonly reserveBytes: number;
  readonly nowMs?: () => number;
}

/** Measures the free space of the folders of this process, at most every five seconds. */
export function createDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { folders, reserveBytes, nowMs = () => performance.now() } = options;
  let measured = { atMs: -Infinity, space: Promise.resolve<FreeSpace | null>(null) };

  function measure(): Promise<FreeSpace | null> {
    const atMs = nowMs();
    if (atMs - measured.atMs >= CACHE_MS)
      measured = { atMs, space: findFolderWithLeastSpace(folders) };
    return measured.space;
  }

  async function findBelowReserve(): Promise<FreeSpace | null> {
    const space = await measure();
    return space !== null && space.freeBytes < reserveBytes ? space : null;
  }

  return {
    measure,
    async checkStart() {
      const space = await findBelowReserve();
      if (space !== null) throw new DiskReserveError(space, reserveBytes);
    },
    async checkRoom() {
      if ((await findBelowReserve()) !== null) throw diskFull();
    },
  };
}

/** The error for a full disk, of this server or of the database. */
export const diskFull = (cause?: unknown): AppError =>
  new AppError('diskFull', { isRetryable: true, retryAfterSeconds: RETRY_AFTER_SECONDS, cause });

/** The folders of this machine where the configuration stores files. */
export function localFolders(
  config: StorageConfig & { readonly databaseUrl: string | null },
): string[] {
  const { dataDirectory, databaseUrl, storageUrl } = config;
  const usesDataDirectory = databaseUrl === null || storageUrl === null;
  return [
    ...(usesDataDirectory ? [path.resolve(dataDirectory)] : []),
    ...(storageUrl?.startsWith('file:') ? [fileURLToPath(storageUrl)] : []),
  ];
}

async function findFolderWithLeastSpace(folders: readonly string[]): Promise<FreeSpace | null> {
  const spaces = await Promise.all(
    folders.map(async (folder) => ({ folder, freeBytes: await readFreeBytes(folder) })),
  );
  return spaces.sort((a, b) => a.freeBytes - b.freeBytes)[0] ?? null;
}

/** The space available to this process; a missing folder is measured by its nearest parent. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return await readFreeBytes(path.dirname(folder));
  }
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / BYTES_PER_MB);
