const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * A Windows icon of one picture. Source: Microsoft's ICONDIR structure; PNG inside is allowed since
 * Windows Vista.
 * @param sizePx of the square picture, below 256
 */
export function icoOf(png: Uint8Array, sizePx: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  header.writeUInt16LE(ICON_TYPE, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, HEADER_BYTES);
  header.writeUInt8(sizePx, HEADER_BYTES + 1);
  header.writeUInt16LE(1, HEADER_BYTES + 4);
  header.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6);
  header.writeUInt32LE(png.length, HEADER_BYTES + 8);
  header.writeUInt32LE(header.length, HEADER_BYTES + 12);
  return Buffer.concat([header, png]);
}
