import { asciiBytes, concatBytes, utf8Bytes, utf8Text } from '../../bytes.ts';
import { makePngChunk, readPngChunks, type PngChunk } from './chunks.ts';

/** Keyword, no compression, no language, no translated keyword (XMP specification part 3, PNG). */
const XMP_HEADER = asciiBytes('XML:com.adobe.xmp\0\0\0\0\0');

/**
 * The same picture with this XMP packet, in place of any other it had. The chunk stands before the
 * picture data, where readers that stop early still see it.
 *
 * @throws FormatError when `png` is no whole PNG file
 */
export function withPngXmp(png: Uint8Array, xmpPacket: string): Uint8Array<ArrayBuffer> {
  const chunks = readPngChunks(png);
  const xmp = makeXmpChunk(xmpPacket);
  const firstData = chunks.findIndex(({ type }) => type === 'IDAT');
  const keep = (some: readonly PngChunk[]): Uint8Array[] =>
    some.filter((chunk) => !isXmp(chunk)).map(({ start, end }) => png.subarray(start, end));
  return concatBytes([
    png.subarray(0, chunks[0]!.start),
    ...keep(chunks.slice(0, firstData)),
    xmp,
    ...keep(chunks.slice(firstData)),
  ]);
}

/** The chunk that holds an XMP packet. It stands before the picture data. */
export const makeXmpChunk = (xmpPacket: string): Uint8Array<ArrayBuffer> =>
  makePngChunk('iTXt', concatBytes([XMP_HEADER, utf8Bytes(xmpPacket)]));

/**
 * The XMP packet of a PNG file, or null when it has none that can be read. Compressed packets, which we never
 * write, are not read.
 *
 * @throws FormatError
 */
export function readPngXmp(png: Uint8Array): string | null {
  const chunk = readPngChunks(png).find(isXmp);
  return chunk ? utf8Text(chunk.data.subarray(XMP_HEADER.length)) : null;
}

function isXmp({ type, data }: PngChunk): boolean {
  return type === 'iTXt' && XMP_HEADER.every((byte, index) => data[index] === byte);
}
