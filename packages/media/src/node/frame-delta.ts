import { Readable } from 'node:stream';
import { createDeflate, createInflate } from 'node:zlib';
import { FrameDeltaDecoder } from '../codecs/frame-delta/decoder.ts';
import { FrameDeltaEncoder } from '../codecs/frame-delta/encoder.ts';
import {
  FIXED_HEADER_BYTES,
  type FrameDeltaHeader,
  headerLength,
  readHeader,
  writeHeader,
} from '../codecs/frame-delta/header.ts';
import type { FrameStrips } from '../codecs/frame-delta/prediction.ts';
import { FormatError } from '../format-error.ts';
import type { FrameSource } from '../frame-source.ts';
import type { StopSignal } from '../stop-signal.ts';

/** The MIME type of a file of frames. */
export const FRAME_DELTA_MIME_TYPE = 'application/vnd.loopwright.frames';

/** Frames that need not be in memory as a whole: each comes as its pixels or in strips. */
export interface StripSource extends Omit<FrameSource, 'frames'> {
  frames(signal?: StopSignal): AsyncIterable<Uint8ClampedArray | Uint8Array | FrameStrips>;
}

/**
 * Writes a file of frames in full color (docs/decisions/0047): a header, then the deflated differences from
 * frame to frame. The first and the last frame are exact, the others off by at most 1 level of 255.
 *
 * @throws RangeError when the number or the size of the frames is not as announced
 * @throws the signal's reason when it fires
 */
export async function* encodeFrameDelta(
  source: StripSource,
  signal?: StopSignal,
): AsyncGenerator<Uint8Array, void, void> {
  yield writeHeader(source);
  const differences = Readable.from(encodeFrames(source, signal), { objectMode: false });
  const deflated = createDeflate();
  // `pipe` forwards no errors.
  differences.on('error', (error) => deflated.destroy(error));
  yield* differences.pipe(deflated) as AsyncIterable<Buffer>;
}

async function* encodeFrames(
  source: StripSource,
  signal: StopSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const { width, height, hasAlpha, delaysMs } = source;
  const encoder = new FrameDeltaEncoder(width, height, hasAlpha);
  let count = 0;
  for await (const frame of source.frames(signal)) {
    signal?.throwIfAborted();
    count += 1;
    const strips = typeof frame === 'function' ? frame : () => [frame];
    yield* encoder.encode(strips, count === delaysMs.length);
  }
  if (count !== delaysMs.length) {
    throw new RangeError(`${delaysMs.length} frames were announced, ${count} came`);
  }
}

/**
 * Opens a file of frames.
 *
 * @param open gives the bytes from the start of the file; called once for the header, and for each reading of the
 *   frames
 * @throws FormatError when it is no such file; damage further on is thrown while its frames are read
 */
export async function openFrameDelta(open: () => Readable): Promise<FrameSource> {
  const file = open();
  try {
    const header = await readHeaderOf(file);
    return {
      ...header,
      frames: (signal) => decodeFrames(open(), signal),
      close: () => Promise.resolve(),
    };
  } finally {
    file.destroy();
  }
}

async function readHeaderOf(file: Readable): Promise<FrameDeltaHeader> {
  const start = await readExactly(file, FIXED_HEADER_BYTES);
  const rest = await readExactly(file, headerLength(start) - FIXED_HEADER_BYTES);
  return readHeader(Buffer.concat([start, rest]));
}

async function readExactly(file: Readable, length: number): Promise<Buffer> {
  for (;;) {
    const bytes = file.read(length) as Buffer | null;
    if (bytes?.length === length) return bytes;
    if (bytes !== null || file.readableEnded)
      throw new FormatError('frames', 'damaged', 'The file of frames is cut off');
    await new Promise<void>((resolve, reject) => {
      file.once('readable', resolve).once('end', resolve).once('error', reject);
    });
  }
}

async function* decodeFrames(
  file: Readable,
  signal: StopSignal | undefined,
): AsyncGenerator<Uint8ClampedArray> {
  try {
    const { width, height, hasAlpha, delaysMs } = await readHeaderOf(file);
    const decoder = new FrameDeltaDecoder(width, height, hasAlpha);
    const inflated = createInflate();
    file.on('error', (error) => inflated.destroy(error));
    let count = 0;
    for await (const bytes of file.pipe(inflated) as AsyncIterable<Buffer>) {
      for (const frame of decoder.decode(bytes)) {
        signal?.throwIfAborted();
        yield frame;
        count += 1;
      }
    }
    if (!decoder.isBetweenFrames) {
      throw new FormatError('frames', 'damaged', 'A frame of the file is cut off');
    }
    if (count !== delaysMs.length) {
      throw new FormatError(
        'frames',
        'damaged',
        `The file of frames has ${count} of its ${delaysMs.length} frames`,
      );
    }
  } finally {
    file.destroy();
  }
}
