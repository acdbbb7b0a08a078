import { latin1Text, utf8Text } from '../../bytes.ts';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/**
 * The XMP packet of a WebP file (RFC 9649, 2.7.1.5), or null when it has none.
 * @param webp other bytes have no packet either
 */
export function readWebpXmp(webp: Uint8Array): string | null {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= webp.length) {
    const type = latin1Text(webp.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const data = at + CHUNK_HEADER_BYTES;
    if (type === 'XMP ') return utf8Text(webp.subarray(data, data + length));
    // Chunks begin at even places.
    at = data + length + (length % 2);
  }
  return null;
}
