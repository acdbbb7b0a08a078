import type { Sharp, WebpOptions } from 'sharp';
import type { Codec, EncodeOptions } from '../../../codec.ts';
import { WEBP_BYTES_MAXIMUM } from '../../../fit/plan-file.ts';
import type { FrameSource } from '../../../frame-source.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import type { StopSignal } from '../../../stop-signal.ts';
import { sharp } from '../../images/image-library.ts';
import { openStill } from '../../images/raw-image.ts';
import { gainsFromSharpChroma } from './sharp-chroma.ts';
import { wholeMilliseconds } from './whole-milliseconds.ts';

const QUALITY = 85;
/** 0–6. Of 48 frames of 480 px, 4 takes 1.7 times as long as 2 and saves 5%. */
const EFFORT = 4;
/** Saves 2 to 4% more in the tuned sources of the bench, and takes little time where pictures are small. */
const SMALL_EFFORT = 6;
/** From this quality on, half the resolution of the colors shows more than what their sharp edges cost. */
const SHARP_CHROMA_FROM = 70;
/** Raw bytes of an animation: 48 frames of 320 px. */
const SMALL_BYTES = 20 * 1024 * 1024;

/** WebP stills and animations with libwebp. */
export const webpCodec: Codec = {
  id: 'webp',
  async encode(source, options, sink, { signal, onEncoded } = {}) {
    const delaysMs = wholeMilliseconds(source.delaysMs);
    const isAnimation = delaysMs.length > 1;
    const { image, middle } = isAnimation
      ? await openAnimation(source, signal)
      : { image: await openStill(source, signal), middle: null };
    const hasSharpChroma =
      middle === null ||
      source.hasAlpha ||
      !isReduced(options) ||
      (await gainsFromSharpChroma(middle, source));
    const described = options.provenance
      ? image.withXmp(buildXmpPacket(options.provenance))
      : image;
    const bytes = await described
      .webp({
        ...pixelOptions(options, {
          isSmall: isAnimation && rawBytes(source) <= SMALL_BYTES,
          hasSharpChroma,
        }),
        // Without key frames in between, which libwebp writes by default: they cost bytes, and the change of quality
        // that comes with each shows.
        ...(isAnimation && { loop: options.loops ?? 0, delay: delaysMs, minSize: true }),
      })
      .toBuffer();
    signal?.throwIfAborted();
    onEncoded?.(delaysMs.length);
    await sink(bytes);
    const { width, height } = source;
    return { width, height, sizeBytes: bytes.byteLength, delaysMs };
  },
};

const pixelOptions = (
  { quality = QUALITY, isLossless = false }: EncodeOptions,
  { isSmall, hasSharpChroma }: { readonly isSmall: boolean; readonly hasSharpChroma: boolean },
): WebpOptions => ({
  quality,
  // Lossless files get hardly smaller with more effort, and take many times as long.
  effort: isLossless ? 2 : isSmall ? SMALL_EFFORT : EFFORT,
  lossless: isLossless,
  // Transparent pixels keep their colors only where all pixels are kept.
  exact: isLossless,
  smartSubsample: !isLossless && hasSharpChroma,
});

const isReduced = ({ quality = QUALITY, isLossless = false }: EncodeOptions): boolean =>
  !isLossless && quality < SHARP_CHROMA_FROM;

const rawBytes = ({ width, height, delaysMs }: FrameSource): number =>
  width * height * 4 * delaysMs.length;

interface OpenedAnimation {
  readonly image: Sharp;
  /** The frame in the middle, RGBA. */
  readonly middle: Uint8Array;
}

async function openAnimation(
  source: FrameSource,
  signal: StopSignal | undefined,
): Promise<OpenedAnimation> {
  const { width, height, hasAlpha, delaysMs } = source;
  const frameBytes = width * height * 4;
  const allBytes = rawBytes(source);
  if (allBytes > WEBP_BYTES_MAXIMUM) {
    throw new RangeError('The animation has too many pixels for WebP');
  }
  const all = new Uint8Array(allBytes);
  let count = 0;
  for await (const frame of source.frames(signal)) {
    if (frame.length !== frameBytes || count === delaysMs.length) {
      throw new RangeError(`The source has ${delaysMs.length} frames of ${width}x${height}`);
    }
    all.set(frame, count * frameBytes);
    count += 1;
  }
  if (count < delaysMs.length) {
    throw new RangeError(`${delaysMs.length} frames were announced, ${count} came`);
  }
  const raw = {
    width,
    height: height * delaysMs.length,
    channels: 4,
    pageHeight: height,
  } as const;
  const image = sharp(all, { raw, limitInputPixels: false });
  const at = Math.floor(count / 2) * frameBytes;
  return {
    image: hasAlpha ? image : image.removeAlpha(),
    middle: all.subarray(at, at + frameBytes),
  };
}
