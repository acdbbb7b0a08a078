import { canDrawWith } from '@loopwright/studio/node';
import type { FontFormat } from './decode-upload.ts';

const TABLES_MAXIMUM = 64;
const SFNT_HEADER_BYTES = 12;
const TABLE_RECORD_BYTES = 16;
const WOFF2_HEADER_BYTES = 48;
/** Of a WOFF2 file that is unpacked. Complete fonts of Chinese have some 20 MB. */
const UNPACKED_MAXIMUM_BYTES = 30 * 1024 * 1024;
/** Tables that drawing needs: https://learn.microsoft.com/en-us/typography/opentype/spec/otff */
const REQUIRED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const OUTLINE_TABLES = ['glyf', 'CFF ', 'CFF2'];

/**
 * The format of a font, told from its bytes. Its directory has to lie within the file, and the renderer of exports has
 * to be able to read it. Browsers check fonts again before they use them.
 * @returns null for a file that is no font, or a broken one
 */
export function checkFont(bytes: Buffer): FontFormat | null {
  const format = formatOf(bytes);
  if (format === null) return null;
  const isWhole = format === 'woff2' ? isWholeWoff2(bytes) : isWholeSfnt(bytes);
  return isWhole && canDrawWith(bytes) ? format : null;
}

function formatOf(bytes: Buffer): FontFormat | null {
  if (bytes.length < SFNT_HEADER_BYTES) return null;
  const signature = bytes.toString('latin1', 0, 4);
  if (signature === '\0\u0001\0\0' || signature === 'true') return 'ttf';
  if (signature === 'OTTO') return 'otf';
  return signature === 'wOF2' ? 'woff2' : null;
}

function isWholeSfnt(bytes: Buffer): boolean {
  const count = bytes.readUInt16BE(4);
  if (count === 0 || count > TABLES_MAXIMUM) return false;
  if (bytes.length < SFNT_HEADER_BYTES + count * TABLE_RECORD_BYTES) return false;
  const names = new Set<string>();
  for (let index = 0; index < count; index++) {
    const at = SFNT_HEADER_BYTES + index * TABLE_RECORD_BYTES;
    if (bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) > bytes.length) return false;
    names.add(bytes.toString('latin1', at, at + 4));
  }
  const hasOutlines = OUTLINE_TABLES.some((name) => names.has(name));
  return hasOutlines && REQUIRED_TABLES.every((name) => names.has(name));
}

/** https://www.w3.org/TR/WOFF2/#woff20Header */
function isWholeWoff2(bytes: Buffer): boolean {
  if (bytes.length < WOFF2_HEADER_BYTES) return false;
  const tables = bytes.readUInt16BE(12);
  return (
    bytes.toString('latin1', 4, 8) !== 'ttcf' &&
    bytes.readUInt32BE(8) === bytes.length &&
    tables > 0 &&
    tables <= TABLES_MAXIMUM &&
    bytes.readUInt32BE(16) <= UNPACKED_MAXIMUM_BYTES
  );
}
