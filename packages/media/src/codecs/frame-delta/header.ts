import { FormatError } from '../../format-error.ts';

/** What a file of frames tells about them. */
export interface FrameDeltaHeader {
  /** Pixels, 1–65,535. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** How long each frame is shown, in milliseconds, to a thousandth. At least one frame. */
  readonly delaysMs: readonly number[];
}

/** `LWFD` and the version of the format. */
const MAGIC = [0x4c, 0x57, 0x46, 0x44, 1];
const HAS_ALPHA = 1;
/** The magic, flags, width and height (16 bits each) and the number of frames (32 bits), big-endian. */
export const FIXED_HEADER_BYTES = MAGIC.length + 1 + 2 + 2 + 4;
const DELAY_BYTES = 4;
const LARGEST_SIDE = 0xffff;
/** Far more than a loop has; a damaged number must not ask for gigabytes. */
const MOST_FRAMES = 100_000;
/** The same for pixels: twice as many as the largest drawing has. */
const MOST_PIXELS = 2 * 3840 * 3840;

/** @throws RangeError for no frames, too many pixels, or for a size or a delay that the format cannot hold */
export function writeHeader(header: FrameDeltaHeader): Uint8Array<ArrayBuffer> {
  const { width, height, hasAlpha, delaysMs } = header;
  checkSide(width);
  checkSide(height);
  if (width * height > MOST_PIXELS) {
    throw new RangeError(`A frame has at most ${MOST_PIXELS} pixels, not ${width} x ${height}`);
  }
  if (delaysMs.length === 0 || delaysMs.length > MOST_FRAMES) {
    throw new RangeError(`A file has 1 to ${MOST_FRAMES} frames, not ${delaysMs.length}`);
  }
  const bytes = new Uint8Array(FIXED_HEADER_BYTES + delaysMs.length * DELAY_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  bytes[MAGIC.length] = hasAlpha ? HAS_ALPHA : 0;
  view.setUint16(MAGIC.length + 1, width);
  view.setUint16(MAGIC.length + 3, height);
  view.setUint32(MAGIC.length + 5, delaysMs.length);
  for (const [index, delayMs] of delaysMs.entries()) {
    const microseconds = Math.round(delayMs * 1000);
    if (!(microseconds >= 0 && microseconds <= 0xffffffff)) {
      throw new RangeError(`A frame is shown for 0 to 4,294,967 ms, not ${delayMs}`);
    }
    view.setUint32(FIXED_HEADER_BYTES + index * DELAY_BYTES, microseconds);
  }
  return bytes;
}

function checkSide(pixels: number): void {
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > LARGEST_SIDE) {
    throw new RangeError(`A side has 1 to ${LARGEST_SIDE} pixels, not ${pixels}`);
  }
}

/**
 * The length of the whole header.
 * @param start at least the first `FIXED_HEADER_BYTES` of the file
 * @throws FormatError when it is no such file
 */
export function headerLength(start: Uint8Array): number {
  if (start.length < FIXED_HEADER_BYTES || MAGIC.some((byte, index) => start[index] !== byte)) {
    throw new FormatError('frames', 'unsupported', 'This is no file of frames');
  }
  const frameCount = viewOf(start).getUint32(MAGIC.length + 5);
  if (frameCount === 0 || frameCount > MOST_FRAMES) {
    throw new FormatError('frames', 'damaged', `A file of frames cannot have ${frameCount} frames`);
  }
  return FIXED_HEADER_BYTES + frameCount * DELAY_BYTES;
}

/**
 * @param bytes at least as many as `headerLength` says
 * @throws FormatError when it is no such file
 */
export function readHeader(bytes: Uint8Array): FrameDeltaHeader {
  const length = headerLength(bytes);
  if (bytes.length < length)
    throw new FormatError('frames', 'damaged', 'The file of frames ends in its header');
  const view = viewOf(bytes);
  const width = view.getUint16(MAGIC.length + 1);
  const height = view.getUint16(MAGIC.length + 3);
  if (width === 0 || height === 0 || width * height > MOST_PIXELS)
    throw new FormatError('frames', 'damaged', `A frame cannot have ${width} x ${height} pixels`);
  const delaysMs: number[] = [];
  for (let at = FIXED_HEADER_BYTES; at < length; at += DELAY_BYTES) {
    delaysMs.push(view.getUint32(at) / 1000);
  }
  return { width, height, hasAlpha: (bytes[MAGIC.length]! & HAS_ALPHA) !== 0, delaysMs };
}

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length);
