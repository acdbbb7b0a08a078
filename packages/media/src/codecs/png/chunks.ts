import { asciiBytes, concatBytes } from '../../bytes.ts';
import { FormatError } from '../../format-error.ts';
import { crc32 } from './crc32.ts';

/** The first bytes of a PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum around the data. */
const CHUNK_OVERHEAD = 12;

export interface PngChunk {
  /** Four letters. */
  readonly type: string;
  readonly data: Uint8Array;
  /** The whole chunk with length and checksum, `start` included, `end` not. */
  readonly start: number;
  readonly end: number;
}

/**
 * The chunks of a PNG file, in order. Checksums of pixel data are left to the decoder; the
 * structure is checked: signature, lengths, IHDR first, an IDAT, IEND last and nothing after it.
 *
 * @throws FormatError
 */
export function readPngChunks(png: Uint8Array): PngChunk[] {
  if (PNG_SIGNATURE.some((byte, index) => png[index] !== byte)) throw damaged('no signature');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: PngChunk[] = [];
  for (let start = PNG_SIGNATURE.length; start < png.length;) {
    if (start + CHUNK_OVERHEAD > png.length) throw damaged('ends inside a chunk');
    const end = start + CHUNK_OVERHEAD + view.getUint32(start);
    if (end > png.length) throw damaged('ends inside a chunk');
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    chunks.push({ type, data: png.subarray(start + 8, end - 4), start, end });
    start = end;
  }
  if (chunks[0]?.type !== 'IHDR') throw damaged('does not begin with IHDR');
  if (!chunks.some(({ type }) => type === 'IDAT')) throw damaged('has no picture data');
  if (chunks.findIndex(({ type }) => type === 'IEND') !== chunks.length - 1) {
    throw damaged('does not end with IEND');
  }
  return chunks;
}

/** The bytes of one chunk, with its length and checksum. */
export function makePngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = concatBytes([new Uint8Array(4), asciiBytes(type), data, new Uint8Array(4)]);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)));
  return chunk;
}

function damaged(message: string): FormatError {
  return new FormatError('png', 'damaged', message);
}
