import { wrapSubBlocks } from './sub-blocks.ts';

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
  const bytes = new Uint8Array(Math.ceil((codeCount * 12) / 8) + 8);
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
  const chain = wrapSubBlocks(bytes.subarray(0, at));
  const data = new Uint8Array(chain.length + 1);
  data[0] = minimumCodeSize;
  data.set(chain, 1);
  return data;
}
