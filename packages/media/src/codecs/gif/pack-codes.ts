import { lengthInSubBlocks, wrapSubBlocks } from './sub-blocks.ts';

/** The bits of one picture, before they are cut; kept from one to the next. */
let packed = new Uint8Array(0);

/**
 * LZW codes as a GIF stores them: minimum code size, then sub-blocks of bits. Codes are 12 bits at
 * most and grow with the table; a clear code starts over. Source: GIF89a specification, appendix F.
 *
 * @param codes without the first clear code and the end code
 */
export function packCodes(
  codes: Uint16Array,
  codeCount: number,
  minimumCodeSize: number,
): Uint8Array<ArrayBuffer> {
  const clearCode = 1 << minimumCodeSize;
  const mostBytes = Math.ceil((codeCount * 12) / 8) + 8;
  if (packed.length < mostBytes) packed = new Uint8Array(mostBytes);
  const bytes = packed;
  let at = 0;
  let bits = clearCode;
  let bitCount = minimumCodeSize + 1;
  let codeSize = minimumCodeSize + 1;
  let nextCode = clearCode + 2;
  /** The first code of a table adds no string. */
  let isFirst = true;
  for (let index = 0; index < codeCount; index++) {
    const code = codes[index]!;
    bits |= code << bitCount;
    bitCount += codeSize;
    while (bitCount >= 8) {
      bytes[at++] = bits & 0xff;
      bits >>>= 8;
      bitCount -= 8;
    }
    if (code === clearCode) {
      codeSize = minimumCodeSize + 1;
      nextCode = clearCode + 2;
      isFirst = true;
    } else if (isFirst) isFirst = false;
    else if (nextCode < 4096) {
      nextCode++;
    }
    // The decoder is one string behind the encoder.
    if (!isFirst && nextCode === 1 << codeSize && codeSize < 12) codeSize++;
  }
  bits |= (clearCode + 1) << bitCount;
  bitCount += codeSize;
  for (; bitCount > 0; bitCount -= 8) {
    bytes[at++] = bits & 0xff;
    bits >>>= 8;
  }
  const data = new Uint8Array(1 + lengthInSubBlocks(at));
  data[0] = minimumCodeSize;
  wrapSubBlocks(bytes.subarray(0, at), data.subarray(1));
  return data;
}
