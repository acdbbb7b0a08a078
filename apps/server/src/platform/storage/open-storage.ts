import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/** Under the data directory, for content on its way to S3. */
const TEMPORARY_FOLDER = 'incoming';

export interface StorageConfig {
  /** `file:` or `s3:`; null: files under `dataDirectory`. */
  readonly storageUrl: string | null;
  readonly dataDirectory: string;
}

/**
 * Opens the configured storage: `s3://…` (see `parseS3Url`), `file:///folder`, or by default the folder
 * `media` under the data directory.
 */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  const { storageUrl, dataDirectory } = config;
  if (storageUrl === null) return await openLocalStorage(join(dataDirectory, 'media'));
  if (storageUrl.startsWith('file:')) return await openLocalStorage(fileURLToPath(storageUrl));
  // Loaded only where it is used: the packages for S3 take 25 MB of memory.
  const { openS3Storage, parseS3Url } = await import('./s3-storage.ts');
  return await openS3Storage(parseS3Url(storageUrl), join(dataDirectory, TEMPORARY_FOLDER));
}
