/** The part of yauzl that the tests use; the package ships no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
    readonly compressionMethod: number;
    readonly crc32: number;
    getLastModDate(): Date;
  }

  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  export function fromBufferPromise(
    buffer: Buffer,
    options: { readonly lazyEntries: true },
  ): Promise<ZipFile>;
}
