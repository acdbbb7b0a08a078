import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';

interface ZipContent {
  readonly entry: Entry;
  readonly bytes: Buffer;
}

/** Reads a ZIP strictly, checksums included, in the order of its entries. */
export async function readZip(archive: Buffer): Promise<Map<string, ZipContent>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const contents = new Map<string, ZipContent>();
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error(`Wrong checksum: ${entry.fileName}`);
    contents.set(entry.fileName, { entry, bytes });
  }
  return contents;
}
