import type { FrameSource } from '@loopwright/media';
import { preparePicture, sharp, ssimulacra2 } from '@loopwright/media/node';

const SAMPLES = 5;
/** Spreads the moments so that they do not fall into step with frames that were left out. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** What a file shows at a moment: the frame of its number, RGBA in its own size. */
export interface ShownFrames {
  readonly width: number;
  readonly height: number;
  readonly delaysMs: readonly number[];
  readonly frames: readonly Uint8Array[];
}

/** All frames of a source in memory. */
export async function framesOf(source: FrameSource): Promise<ShownFrames> {
  const frames: Uint8Array[] = [];
  for await (const frame of source.frames()) frames.push(Uint8Array.from(frame));
  const { width, height, delaysMs } = source;
  return { width, height, delaysMs, frames };
}

/** The frames of a GIF or WebP file, decoded by libvips. */
export async function decodeImage(bytes: Uint8Array): Promise<ShownFrames> {
  const image = sharp(bytes, { animated: true, limitInputPixels: false });
  const { delay = [0], width, pageHeight, height } = await image.metadata();
  const pixels = await image.ensureAlpha().raw().toBuffer();
  const frameHeight = pageHeight ?? height;
  const size = width * frameHeight * 4;
  const frames = delay.map((_, index) => pixels.subarray(index * size, (index + 1) * size));
  return { width, height: frameHeight, delaysMs: delay, frames };
}

/**
 * SSIMULACRA 2.1 of what is shown at five moments of the loop, in the original's size: frames that are missing and
 * a smaller picture count as people see them, as errors. The mean.
 */
export async function qualityOf(original: ShownFrames, shown: ShownFrames): Promise<number> {
  const { width, height } = original;
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const number = Math.floor((((sample + 0.5) * GOLDEN_RATIO) % 1) * original.frames.length);
    const before = await onGrey(original.frames[number]!, original, original);
    const after = await onGrey(frameAt(shown, middleOf(original, number)), shown, original);
    const prepared = preparePicture(before, width, height);
    sum += ssimulacra2(prepared, preparePicture(after, width, height));
  }
  return sum / SAMPLES;
}

/** The middle of a frame's time, as a share of the loop: rounded delays do not matter there. */
function middleOf({ delaysMs }: ShownFrames, number: number): number {
  const sum = (delays: readonly number[]): number => delays.reduce((all, delay) => all + delay, 0);
  return (sum(delaysMs.slice(0, number)) + delaysMs[number]! / 2) / sum(delaysMs);
}

function frameAt({ frames, delaysMs }: ShownFrames, share: number): Uint8Array {
  const atMs = share * delaysMs.reduce((sum, delay) => sum + delay, 0);
  let endMs = 0;
  const index = delaysMs.findIndex((delay) => (endMs += delay) > atMs);
  return frames[index < 0 ? frames.length - 1 : index]!;
}

async function onGrey(
  frame: Uint8Array,
  { width, height }: ShownFrames,
  size: ShownFrames,
): Promise<Uint8Array> {
  const flat = sharp(frame, { raw: { width, height, channels: 4 } }).flatten({
    background: { r: 128, g: 128, b: 128 },
  });
  const sized =
    width === size.width && height === size.height
      ? flat
      : flat.resize(size.width, size.height, { fit: 'fill' });
  return await sized.ensureAlpha().raw().toBuffer();
}
