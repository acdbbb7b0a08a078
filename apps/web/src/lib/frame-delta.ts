import {
  FIXED_HEADER_BYTES,
  FormatError,
  FrameDeltaDecoder,
  type FrameDeltaHeader,
  headerLength,
  readHeader,
} from '@loopwright/media';

interface ReadFrames {
  readonly header: FrameDeltaHeader;
  /** RGBA; each is valid until the next one is asked for. */
  readonly frames: AsyncGenerator<Uint8ClampedArray<ArrayBuffer>, void, void>;
}

/**
 * Reads a file of frames (`packages/media/src/codecs/frame-delta`) while it arrives.
 * @throws FormatError when it is none, or ends too early
 */
export async function readFrameDelta(body: ReadableStream<Uint8Array>): Promise<ReadFrames> {
  const file = exactReader(body.getReader());
  const start = await file.read(FIXED_HEADER_BYTES);
  const rest = await file.read(headerLength(start) - FIXED_HEADER_BYTES);
  const header = readHeader(Uint8Array.of(...start, ...rest));
  return { header, frames: decodeFrames(header, file.rest()) };
}

async function* decodeFrames(
  { width, height, hasAlpha, delaysMs }: FrameDeltaHeader,
  deflated: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8ClampedArray<ArrayBuffer>, void, void> {
  const decoder = new FrameDeltaDecoder(width, height, hasAlpha);
  const inflated = deflated.pipeThrough(new DecompressionStream('deflate'));
  const reader = inflated.getReader();
  for (let left = delaysMs.length; left > 0;) {
    const { done, value } = await reader.read();
    if (done) throw new FormatError('frames', 'damaged', 'The file of frames is cut off');
    for (const frame of decoder.decode(value)) {
      yield frame;
      left -= 1;
    }
  }
}

/** Reads a stream in pieces of a given size; the last one is shorter when the stream ends before. */
function exactReader(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let left = new Uint8Array(0);
  return {
    async read(length: number): Promise<Uint8Array> {
      const piece = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        if (left.length === 0) {
          const { done, value } = await reader.read();
          if (done) break;
          left = new Uint8Array(value);
        }
        const taken = left.subarray(0, length - filled);
        piece.set(taken, filled);
        filled += taken.length;
        left = left.subarray(taken.length);
      }
      return piece.subarray(0, filled);
    },
    /** What has not been read. */
    rest: (): ReadableStream<Uint8Array<ArrayBuffer>> =>
      new ReadableStream({
        start(controller) {
          if (left.length > 0) controller.enqueue(left);
        },
        async pull(controller) {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(new Uint8Array(value));
        },
        cancel: (reason) => reader.cancel(reason),
      }),
  };
}
