import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'images';
/** The folders whose objects come and go while others are written. */
const FOLDERS = ['uploads', 'references'];

/** An S3 service in this process with one empty bucket. */
export interface FakeS3 {
  /** For `STORAGE_URL`. */
  readonly storageUrl: string;
  readonly close: () => Promise<void>;
}

/**
 * s3rver removes the folder of the last object that is deleted. An upload that has just made sure of the
 * folder then fails to open its file, and is never answered.
 */
async function keepFolders(directory: string): Promise<void> {
  for (const folder of FOLDERS) {
    await mkdir(join(directory, BUCKET, folder), { recursive: true });
    await writeFile(join(directory, BUCKET, folder, '.keep'), '');
  }
}

/** @param directory where it keeps its objects */
export async function startFakeS3(directory: string): Promise<FakeS3> {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.run((error, address) => (error ? reject(error) : resolve(address)));
  });
  await keepFolders(directory);
  return {
    storageUrl: `s3://S3RVER:S3RVER@localhost:${port}/${BUCKET}?tls=false`,
    close: () => server.close(),
  };
}
