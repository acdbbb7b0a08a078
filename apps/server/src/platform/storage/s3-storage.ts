import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import PQueue from 'p-queue';
import { checkKey, isKey, type Storage, type WrittenObject } from './storage.ts';
import { openTemporaryFiles } from './temporary-files.ts';

export interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads `s3://key:secret@host:port/bucket?region=eu-central-1&tls=false`. Key and secret are
 * percent-encoded where they hold `/`, `+` or `@`. `region` defaults to us-east-1, `tls` to true.
 * @throws Error that names the missing part and never the secret
 */
export function parseS3Url(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bucket = url?.pathname.replaceAll(/^\/|\/$/g, '') ?? '';
  if (url === null || url.protocol !== 's3:' || url.host === '') {
    throw new Error('STORAGE_URL must look like s3://key:secret@host:port/bucket.');
  }
  if (bucket === '' || bucket.includes('/')) {
    throw new Error('STORAGE_URL must name one bucket: s3://key:secret@host:port/bucket.');
  }
  if (url.username === '' || url.password === '') {
    throw new Error('STORAGE_URL must hold key and secret: s3://key:secret@host:port/bucket.');
  }
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Parts of one object that are sent at the same time; each takes 5 MiB of memory. */
const PARTS_AT_ONCE = 1;
/** Objects that are sent from their temporary files at the same time. */
const FILES_AT_ONCE = 8;

/**
 * Stores objects in one bucket of any service with the S3 API. The bucket must exist.
 * @param temporaryFolder gets content that comes in chunks until it is complete: sent on at once, each slow
 *   content would hold a part of 5 MiB in memory
 */
export async function openS3Storage(s3: S3Address, temporaryFolder: string): Promise<Storage> {
  const { bucket: Bucket } = s3;
  const client = createClient(s3);
  const incoming = await openTemporaryFiles(temporaryFolder);
  const queue = new PQueue({ concurrency: FILES_AT_ONCE });

  const address = (key: string) => {
    checkKey(key);
    return { Bucket, Key: key };
  };

  const remove = (key: string) => client.send(new DeleteObjectCommand({ Bucket, Key: key }));

  return {
    async put(key, content, mimeType) {
      const object = { ...address(key), ContentType: mimeType };
      if (content instanceof Uint8Array) return await putBytes(client, object, content);
      return await incoming.write(content, async ({ path, written }) => {
        await queue.add(() => putFile(client, object, path));
        return written;
      });
    },
    get: (key) =>
      ifThere(async () => {
        const answer = await client.send(new GetObjectCommand(address(key)));
        return (await answer.Body?.transformToByteArray()) ?? null;
      }),
    size: (key) =>
      ifThere(async () => {
        const answer = await client.send(new HeadObjectCommand(address(key)));
        return answer.ContentLength ?? null;
      }),
    open: (key, range) =>
      ifThere(async () => {
        const Range = range && `bytes=${range.first}-${range.last}`;
        const answer = await client.send(
          new GetObjectCommand({ ...address(key), ...(Range && { Range }) }),
        );
        if (!(answer.Body instanceof Readable)) throw new Error('S3 answered without a stream.');
        return answer.Body;
      }),
    async signUrl(key, { signedAt, expiresInSeconds, mimeType, disposition }) {
      const command = new GetObjectCommand({
        ...address(key),
        ResponseContentType: mimeType,
        ResponseContentDisposition: disposition,
      });
      const validity = { signingDate: signedAt, expiresIn: expiresInSeconds };
      return await getSignedUrl(client, command, validity);
    },
    verifyUrl: null,
    async delete(key) {
      checkKey(key);
      await remove(key);
    },
    async deleteFolder(prefix) {
      for await (const objects of listPages(client, Bucket, prefix)) {
        // One by one, because the batch call needs checksums that some services do not support.
        await Promise.all(objects.flatMap(({ Key }) => (Key ? [remove(Key)] : [])));
      }
    },
    async *list(folder) {
      for await (const objects of listPages(client, Bucket, folder)) {
        for (const { Key: key, LastModified: modifiedAt } of objects) {
          if (key !== undefined && isKey(key) && modifiedAt) yield { key, modifiedAt };
        }
      }
    },
    async isReady() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return true;
      } catch {
        return false;
      }
    },
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}

const createClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Address): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Some compatible services store the newer streamed checksums as a part of the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

interface NewObject {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

async function putBytes(
  client: S3Client,
  object: NewObject,
  bytes: Uint8Array,
): Promise<WrittenObject> {
  await client.send(
    new PutObjectCommand({ ...object, Body: bytes, ContentLength: bytes.byteLength }),
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sizeBytes: bytes.byteLength, sha256 };
}

/** In parts, which can be sent again. After a failure all parts are deleted. */
async function putFile(client: S3Client, object: NewObject, path: string): Promise<void> {
  const Body = createReadStream(path);
  try {
    await new Upload({ client, queueSize: PARTS_AT_ONCE, params: { ...object, Body } }).done();
  } finally {
    Body.destroy();
  }
}

/** Lists the objects of a folder in pages. */
async function* listPages(client: S3Client, Bucket: string, folder: string) {
  checkKey(folder);
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: `${folder}/`,
        ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
      }),
    );
    yield page.Contents ?? [];
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** null when the object does not exist. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof NoSuchKey || cause instanceof NotFound) return null;
    throw cause;
  }
}
