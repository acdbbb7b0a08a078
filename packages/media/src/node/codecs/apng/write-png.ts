import type { ByteSink, EncodeContext, EncodeOptions, EncodeReport } from '../../../codec.ts';
import { boundsOf, type Rectangle } from '../../../codecs/gif/encoder/rectangle.ts';
import { makePngChunk, PNG_SIGNATURE } from '../../../codecs/png/chunks.ts';
import { makeXmpChunk } from '../../../codecs/png/xmp.ts';
import { secondsFraction } from '../../../fraction.ts';
import type { FrameSource } from '../../../frame-source.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import { animationChunk, BLEND, frameChunk, frameDataChunk, headerChunk } from './apng-chunks.ts';
import { chooseLayout } from './choose-layout.ts';
import { compress } from './compress.ts';
import type { PixelLayout } from './pixel-layout.ts';
import { pixelsOf } from './pixels.ts';
import { withFewerColors } from './reduce-colors.ts';

/** Levels for each point of quality. */
const LEEWAY = 0.4;
const COLORS = 256;

/**
 * Writes a PNG with our own writer, animated when there are several frames: with a palette where all frames have at
 * most 256 colors, and of each frame the part that changes. Frames are read several times.
 *
 * Every pixel is kept, except with `colors`, the size of a palette, or with a `quality` below 100: then pixels of such
 * a palette stay as they are while they are close enough.
 */
export async function writePng(
  source: FrameSource,
  options: EncodeOptions,
  sink: ByteSink,
  context: EncodeContext = {},
): Promise<EncodeReport> {
  const { signal } = context;
  const { colors, quality = 100 } = options;
  const frames =
    colors === undefined && quality === 100
      ? source
      : await withFewerColors(
          source,
          { colors: colors ?? COLORS, leeway: (100 - quality) * LEEWAY },
          signal,
        );
  const layout = await chooseLayout(frames, signal);
  let sizeBytes = 0;
  for await (const chunk of chunksOf(frames, layout, options, context)) {
    await sink(chunk);
    sizeBytes += chunk.length;
  }
  const { width, height } = source;
  const stored = source.delaysMs.map((delayMs) => {
    const { numerator, denominator } = secondsFraction(delayMs);
    return (numerator * 1000) / denominator;
  });
  return { width, height, sizeBytes, delaysMs: stored.length === 1 ? [0] : stored };
}

async function* chunksOf(
  source: FrameSource,
  layout: PixelLayout,
  { loops = 0, provenance }: EncodeOptions,
  { signal, onEncoded }: EncodeContext,
): AsyncGenerator<Uint8Array, void, void> {
  const { width, height, delaysMs } = source;
  const isAnimation = delaysMs.length > 1;
  yield Uint8Array.from(PNG_SIGNATURE);
  yield headerChunk(width, height, layout);
  if (isAnimation) yield animationChunk(delaysMs.length, loops);
  if (provenance) yield makeXmpChunk(buildXmpPacket(provenance));
  yield* layout.chunks;
  let before: Uint32Array | null = null;
  let count = 0;
  let sequence = 0;
  for await (const frame of source.frames(signal)) {
    signal?.throwIfAborted();
    const delayMs = delaysMs[count];
    if (delayMs === undefined) {
      throw new RangeError(`The source has more than its ${delaysMs.length} frames`);
    }
    const pixels = pixelsOf(source, frame);
    const { part, data, blend } = encodeFrame(layout, pixels, before, source);
    if (isAnimation) yield frameChunk(sequence++, part, secondsFraction(delayMs), blend);
    yield before === null ? makePngChunk('IDAT', data) : frameDataChunk(sequence++, data);
    before = pixels;
    count += 1;
    onEncoded?.(count);
  }
  if (count < delaysMs.length) {
    throw new RangeError(`${delaysMs.length} frames were announced, ${count} came`);
  }
  yield makePngChunk('IEND', new Uint8Array(0));
}

interface EncodedFrame {
  readonly part: Rectangle;
  readonly data: Uint8Array;
  readonly blend: (typeof BLEND)[keyof typeof BLEND];
}

/** The part of a frame that differs from the one before; pixels in it that do not are left out where that is smaller. */
function encodeFrame(
  layout: PixelLayout,
  pixels: Uint32Array,
  before: Uint32Array | null,
  { width, height }: FrameSource,
): EncodedFrame {
  const whole = { left: 0, top: 0, width, height };
  if (before === null) {
    return { part: whole, data: compress(layout, pixels, width, whole, null), blend: BLEND.source };
  }
  const changed = boundsOf(width, height, (at) => pixels[at] !== before[at]);
  const part = changed ?? { ...whole, width: 1, height: 1 };
  const drawn = compress(layout, pixels, width, part, null);
  const kept = layout.clear === null ? null : markUnchanged(pixels, before);
  const over = kept === null ? null : compress(layout, pixels, width, part, kept);
  return over !== null && over.length < drawn.length
    ? { part, data: over, blend: BLEND.over }
    : { part, data: drawn, blend: BLEND.source };
}

/**
 * Marks the pixels that are as before.
 * @returns null when one that changes is not opaque: it cannot be laid over the one before
 */
function markUnchanged(pixels: Uint32Array, before: Uint32Array): Uint8Array | null {
  const kept = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    if (pixel === before[at]) kept[at] = 1;
    else if (pixel >>> 24 !== 255) return null;
  }
  return kept;
}
