import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Writes a stored object into a local file. @returns false when there is no such object */
export async function copyToFile(
  storage: Pick<Storage, 'open'>,
  key: string,
  path: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const stream = await storage.open(key);
  if (stream === null) return false;
  await pipeline(stream, createWriteStream(path), { signal });
  return true;
}
