import { FormatError } from '../../format-error.ts';
import { packCodes } from './pack-codes.ts';
import { unwrapSubBlocks } from './sub-blocks.ts';

const LONGEST_CODE = 12;
const CODE_LIMIT = 2 ** LONGEST_CODE;
/**
 * Of the string and the pixel `string * 256 + pixel`: the longer string's code, stamped with the
 * number of its table in the upper bits, so that a new table needs no wiping, nor a new picture.
 */
const children = new Uint32Array(CODE_LIMIT << 8);
const LAST_TABLE = 2 ** (32 - LONGEST_CODE) - 1;
let lastTable = 0;

/**
 * The palette indices of a frame. Source: GIF89a specification, appendix F.
 *
 * @param data minimum code size, then sub-blocks, as `GifFrame.data`
 * @throws FormatError when the pixels are too few, too many or use an impossible code
 */
export function decompressPixels(data: Uint8Array, pixelCount: number): Uint8Array<ArrayBuffer> {
  const minimumCodeSize = data[0] ?? 0;
  if (minimumCodeSize < 2 || minimumCodeSize > 8) throw damaged('an impossible code size');
  const bytes = unwrapSubBlocks(data.subarray(1));
  const pixels = new Uint8Array(pixelCount);
  const clearCode = 1 << minimumCodeSize;
  // A string is its parent's string and one more pixel; `lengths` lets it be written backwards.
  const parents = new Uint16Array(CODE_LIMIT);
  const lastPixels = new Uint8Array(CODE_LIMIT);
  const firstPixels = new Uint8Array(CODE_LIMIT);
  const lengths = new Uint16Array(CODE_LIMIT);
  for (let code = 0; code < clearCode; code++) {
    lastPixels[code] = code;
    firstPixels[code] = code;
    lengths[code] = 1;
  }

  let nextCode = clearCode + 2;
  let codeSize = minimumCodeSize + 1;
  let previous = -1;
  let written = 0;
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (;;) {
    while (bitCount < codeSize) {
      if (at >= bytes.length) throw damaged('pixels without an end');
      bits |= bytes[at++]! << bitCount;
      bitCount += 8;
    }
    const code = bits & ((1 << codeSize) - 1);
    bits >>>= codeSize;
    bitCount -= codeSize;

    if (code === clearCode) {
      nextCode = clearCode + 2;
      codeSize = minimumCodeSize + 1;
      previous = -1;
      continue;
    }
    if (code === clearCode + 1) break;
    if (code > nextCode || (previous < 0 && code >= clearCode)) throw damaged('impossible code');
    if (code === nextCode && (previous < 0 || nextCode >= CODE_LIMIT)) {
      throw damaged('impossible code');
    }
    if (previous >= 0 && nextCode < CODE_LIMIT) {
      parents[nextCode] = previous;
      firstPixels[nextCode] = firstPixels[previous]!;
      lastPixels[nextCode] = firstPixels[code === nextCode ? previous : code]!;
      lengths[nextCode] = lengths[previous]! + 1;
      nextCode++;
      if (nextCode === 1 << codeSize && codeSize < LONGEST_CODE) codeSize++;
    }
    const end = written + lengths[code]!;
    if (end > pixelCount) throw damaged('too many pixels');
    for (let walk = code, to = end - 1; to >= written; to--, walk = parents[walk]!) {
      pixels[to] = lastPixels[walk]!;
    }
    written = end;
    previous = code;
  }
  if (written < pixelCount) throw damaged('too few pixels');
  return pixels;
}

/**
 * The reverse of `decompressPixels`: minimum code size, then sub-blocks.
 *
 * @param colourCount size of the palette; every pixel is below it
 */
export function compressPixels(pixels: Uint8Array, colourCount: number): Uint8Array<ArrayBuffer> {
  const minimumCodeSize = Math.max(2, Math.ceil(Math.log2(colourCount)));
  const clearCode = 1 << minimumCodeSize;
  if (lastTable > LAST_TABLE - pixels.length / 1024) {
    children.fill(0);
    lastTable = 0;
  }
  // A code for each pixel at most, and now and then a clear code.
  const codes = new Uint16Array(pixels.length + Math.ceil(pixels.length / 1024) + 2);
  let codeCount = 0;
  let table = ++lastTable;
  let nextCode = clearCode + 2;
  let string = pixels[0]!;
  for (let i = 1; i < pixels.length; i++) {
    const pixel = pixels[i]!;
    const slot = (string << 8) | pixel;
    const child = children[slot]!;
    if (child >>> LONGEST_CODE === table) {
      string = child & (CODE_LIMIT - 1);
      continue;
    }
    codes[codeCount++] = string;
    if (nextCode < CODE_LIMIT) {
      children[slot] = (table << LONGEST_CODE) | nextCode++;
    } else {
      codes[codeCount++] = clearCode;
      table = ++lastTable;
      nextCode = clearCode + 2;
    }
    string = pixel;
  }
  codes[codeCount++] = string;
  return packCodes(codes, codeCount, minimumCodeSize);
}

function damaged(message: string): FormatError {
  return new FormatError('gif', 'damaged', message);
}
