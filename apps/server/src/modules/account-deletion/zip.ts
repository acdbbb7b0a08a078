import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array | string>;
  readonly modifiedAt: Date;
  /** False for what is compressed already. */
  readonly isCompressible: boolean;
}

/** Resolves when the entry has been read to its end; rejects when nobody wants it any more. */
export type AddEntry = (entry: ZipEntry) => Promise<void>;

/**
 * A ZIP that is made while it is read: at most one entry is open, and the next one begins when the
 * last has been taken. Whoever stops reading stops `fill` as well; when `fill` fails the stream does.
 */
export function writeZip(fill: (add: AddEntry) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const gone = new AbortController();
  pipeline(zip.outputStream, output, () => gone.abort());
  zip.on('error', (error: Error) => output.destroy(error));

  const add: AddEntry = async ({ name, content, modifiedAt, isCompressible }) => {
    gone.signal.throwIfAborted();
    const stream = Readable.from(content, { signal: gone.signal });
    const isRead = finished(stream);
    // The archive remembers this function to its end: it must not hold on to the stream.
    const handed = [stream];
    zip.addReadStreamLazy(name, { mtime: modifiedAt, compress: isCompressible }, (give) => {
      for (const open of handed.splice(0)) give(null, open);
    });
    await isRead;
  };

  fill(add).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}
