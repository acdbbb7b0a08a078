import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024);

/** A small file system that a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes a file until at most `freeBytes` are free. */
  fill(freeBytes: number): void;
  /** Deletes the file. */
  empty(): void;
  remove(): void;
}

/** Mounts a file system in memory. @throws Error unless it runs as root on Linux */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'loopwright-small-disk-'));
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = path.join(folder, 'filler');
  const readFree = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill(freeBytes) {
      const file = openSync(filler, 'a');
      try {
        while (readFree() > freeBytes) {
          writeSync(file, CHUNK, 0, Math.min(CHUNK.length, readFree() - freeBytes));
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** @returns why no file system can be mounted here; null: it can */
export function whyNoSmallDisk(): string | null {
  try {
    mountSmallDisk(1).remove();
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    return (stderr?.toString().trim() || message).split('\n')[0] ?? '';
  }
}
