import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

/** An S3 service in this process with one empty bucket. */
export interface FakeS3 {
  /** For `STORAGE_URL`. */
  readonly storageUrl: string;
  readonly close: () => Promise<void>;
}

/** @param directory where it keeps its objects */
export async function startFakeS3(directory: string): Promise<FakeS3> {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'images', configs: [] }],
  });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.run((error, address) => (error ? reject(error) : resolve(address)));
  });
  return {
    storageUrl: `s3://S3RVER:S3RVER@localhost:${port}/images?tls=false`,
    close: () => server.close(),
  };
}
