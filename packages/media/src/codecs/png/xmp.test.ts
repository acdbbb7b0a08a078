import { describe, expect, it } from 'vitest';
import { asciiBytes, concatBytes } from '../../bytes.ts';
import { FormatError } from '../../format-error.ts';
import { makePngChunk, readPngChunks } from './chunks.ts';
import { crc32 } from './crc32.ts';
import { readPngXmp, withPngXmp } from './xmp.ts';

/** One grey pixel: the smallest whole file, with its compressed data written out. */
const png = concatBytes([
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  makePngChunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0)),
  makePngChunk('IDAT', Uint8Array.of(0x78, 0x9c, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81)),
  makePngChunk('IEND', new Uint8Array(0)),
]);
const packet = '<?xpacket begin="\uFEFF"?><x>größer ∞ 🦊</x><?xpacket end="r"?>';

describe('XMP in a PNG', () => {
  it('is read back and stands before the picture data', () => {
    const file = withPngXmp(png, packet);
    expect(readPngXmp(png)).toBeNull();
    expect(readPngXmp(file)).toBe(packet);
    expect(readPngChunks(file).map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND']);
  });

  it('replaces the packet that was there', () => {
    expect(withPngXmp(withPngXmp(png, 'old'), packet)).toEqual(withPngXmp(png, packet));
  });

  it('has the right checksum', () => {
    expect(crc32(asciiBytes('123456789'))).toBe(0xcbf43926);
    const file = withPngXmp(png, packet);
    const { start, end } = readPngChunks(file)[1]!;
    const stored = new DataView(file.buffer).getUint32(end - 4);
    expect(stored).toBe(crc32(file.subarray(start + 4, end - 4)));
  });

  it('refuses another type, a cut file and a tail', () => {
    expect(() => withPngXmp(asciiBytes('GIF89a'), packet)).toThrow(FormatError);
    for (let length = 0; length < png.length; length++) {
      expect(() => withPngXmp(png.subarray(0, length), packet), `at ${length}`).toThrow(
        FormatError,
      );
    }
    expect(() => withPngXmp(concatBytes([png, png]), packet)).toThrow(FormatError);
  });
});
