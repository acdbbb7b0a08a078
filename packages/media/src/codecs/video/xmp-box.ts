import { asciiBytes, concatBytes, utf8Bytes } from '../../bytes.ts';

/** BE7ACFCB-97A9-42E8-9C71-999491E3AFAC (XMP specification part 3, 1.1.6.1: ISO base media). */
const XMP_ID = Uint8Array.from([
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
]);

/** The box that holds the XMP packet of an MP4 or AVIF file. At the end of the file it moves nothing. */
export function xmpBox(xmpPacket: string): Uint8Array<ArrayBuffer> {
  const packet = utf8Bytes(xmpPacket);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, 8 + XMP_ID.length + packet.length);
  return concatBytes([size, asciiBytes('uuid'), XMP_ID, packet]);
}
