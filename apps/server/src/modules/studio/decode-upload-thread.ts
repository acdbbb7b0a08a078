import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_LIMITS } from '@loopwright/contract';
import type { FrameSource } from '@loopwright/media';
import { encodeFrameDelta, sharp } from '@loopwright/media/node';
import { detectImageFormat } from '../media/index.ts';
import { checkFont } from './check-font.ts';
import type {
  CheckFontTask,
  DecodedUpload,
  DecodeUploadTask,
  FontFormat,
} from './decode-upload.ts';

/** The longest sides that are kept, in pixels. */
const STILL_SIDE = 3840;
const MOVING_SIDE = 1920;
/** Pixels of the frames that are decoded at once. */
const BATCH_PIXELS = 48_000_000;
/** Limits files that are designed to take long to decode; of one batch. */
const DECODE_SECONDS = 30;
/** Browsers show frames that are to be shown no longer than this for a tenth of a second. */
const SHORTEST_DELAY_MS = 10;
const SIGNATURE_BYTES = 16;
const BYTES_PER_PIXEL = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upload before its frames are decoded. */
interface Header extends Size {
  readonly delaysMs: readonly number[];
  readonly hasAlpha: boolean;
}

/** Runs in a thread: see `openUploadThread`. */
export default async function takeUpload(
  task: DecodeUploadTask | CheckFontTask,
): Promise<DecodedUpload | FontFormat | null> {
  return 'fontPath' in task ? checkFont(await readFile(task.fontPath)) : await decodeUpload(task);
}

/** Decodes an upload into a file of frames. */
async function decodeUpload({ path, framesPath, still }: DecodeUploadTask): Promise<DecodedUpload> {
  const format = detectImageFormat(await readStart(path));
  if (format === null || (still && format === 'gif')) return refused('imageUnsupported');
  try {
    const header = await readHeader(path);
    if (still && header.delaysMs.length > 1) return refused(still.moves);
    const { width, height, delaysMs } = header;
    const pixels = width * height;
    if (delaysMs.length > UPLOAD_LIMITS.frames) return refused('uploadTooManyFrames');
    if (pixels > UPLOAD_LIMITS.pixels) return refused('imageTooManyPixels');
    if (pixels * delaysMs.length > UPLOAD_LIMITS.pixelsOfAllFrames) {
      return refused('uploadTooManyPixels');
    }
    const source = framesOf(path, header, still?.longestSide);
    await pipeline(Readable.from(encodeFrameDelta(source)), createWriteStream(framesPath));
    return {
      status: 'decoded',
      width: source.width,
      height: source.height,
      frameCount: delaysMs.length,
      durationMs: durationOf(delaysMs),
      hasAlpha: header.hasAlpha,
    };
  } catch (error) {
    // The disk may be full; everything else is the file's fault.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    return refused('imageDamaged');
  }
}

const refused = (reason: Extract<DecodedUpload, { status: 'refused' }>['reason']) =>
  ({ status: 'refused', reason }) as const;

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Without a limit of pixels, which `decodeUpload` checks before anything is decoded. */
async function readHeader(path: string): Promise<Header> {
  const { width, height, pageHeight, pages, delay, hasAlpha, orientation } = await sharp(path, {
    pages: -1,
    limitInputPixels: false,
    failOn: 'error',
  }).metadata();
  const frames = pages ?? 1;
  const isOnItsSide = orientation !== undefined && orientation >= 5;
  const upright = { width, height: pageHeight ?? height };
  return {
    width: isOnItsSide ? upright.height : upright.width,
    height: isOnItsSide ? upright.width : upright.height,
    hasAlpha,
    delaysMs: frames === 1 ? [0] : Array.from({ length: frames }, (_, at) => shownMs(delay?.[at])),
  };
}

const shownMs = (delayMs = 0): number =>
  delayMs <= SHORTEST_DELAY_MS ? UPLOAD_LIMITS.defaultDelayMs : delayMs;

const durationOf = (delaysMs: readonly number[]): number =>
  Math.min(
    UPLOAD_LIMITS.durationMs,
    delaysMs.reduce((sum, delay) => sum + delay, 0),
  );

/** The frames in the size in which they are kept, upright, in sRGB. */
function framesOf(
  path: string,
  { delaysMs, hasAlpha, ...size }: Header,
  longestSide = STILL_SIDE,
): FrameSource {
  const isMoving = delaysMs.length > 1;
  const { width, height } = within(size, isMoving ? MOVING_SIDE : longestSide);
  const frameBytes = width * height * BYTES_PER_PIXEL;
  const atOnce = Math.max(1, Math.floor(BATCH_PIXELS / (size.width * size.height)));
  return {
    width,
    height,
    hasAlpha,
    delaysMs,
    async *frames() {
      for (let first = 0; first < delaysMs.length; first += atOnce) {
        const pages = Math.min(atOnce, delaysMs.length - first);
        const opened = sharp(path, {
          page: first,
          pages,
          limitInputPixels: UPLOAD_LIMITS.pixelsOfAllFrames,
          failOn: 'error',
        });
        const pixels = await (isMoving ? opened : opened.autoOrient())
          .timeout({ seconds: DECODE_SECONDS })
          .resize({ width, height, fit: 'fill' })
          .toColourspace('srgb')
          .ensureAlpha()
          .raw()
          .toBuffer();
        if (pixels.length !== pages * frameBytes) throw new Error('A frame has another size.');
        for (let at = 0; at < pages; at += 1) {
          yield pixels.subarray(at * frameBytes, (at + 1) * frameBytes);
        }
      }
    },
    close: async () => undefined,
  };
}

function within({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
