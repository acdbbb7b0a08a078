import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array | string>;
  readonly modifiedAt: Date;
  /** False for formats that are already compressed. */
  readonly isCompressible: boolean;
}

/** Resolves when the entry has been read to its end; rejects when the reader has closed the stream. */
export type AddEntry = (entry: ZipEntry) => Promise<void>;

/**
 * Creates a ZIP file while it is read: one entry is open at a time, and the next one begins when the last
 * has been read. When the reader closes the stream, `fill` is aborted; when `fill` fails, the stream does.
 */
export function writeZip(fill: (add: AddEntry) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const closed = new AbortController();
  pipeline(zip.outputStream, output, () => closed.abort());
  zip.on('error', (error: Error) => output.destroy(error));

  const add: AddEntry = async ({ name, content, modifiedAt, isCompressible }) => {
    closed.signal.throwIfAborted();
    const stream = Readable.from(content, { signal: closed.signal });
    const isRead = finished(stream);
    // The archive keeps a reference to this function until its end: it must not keep the stream, too.
    const pending = [stream];
    zip.addReadStreamLazy(name, { mtime: modifiedAt, compress: isCompressible }, (give) => {
      for (const open of pending.splice(0)) give(null, open);
    });
    await isRead;
  };

  fill(add).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}
