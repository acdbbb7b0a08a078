import {
  buildXmpPacket,
  createLoopPointMeter,
  encodeToBytes,
  measureGifSeam,
  sourceOfFrames,
  spreadDelays,
  withGifXmp,
} from '@loopwright/media';
import { CODECS, sharp } from '@loopwright/media/node';
import type { Frames } from './draw.ts';
import { type LoopRecipe, SEED } from './recipes.ts';

/**
 * Above the best no difference is seen. Below the lowest it is, and in loops sooner: the
 * encoder then leaves blocks of earlier frames standing in dark skies.
 */
const QUALITY = { lowestOfLoop: 60, lowestOfStill: 40, best: 82 } as const;

export interface FittedWebp {
  readonly bytes: Uint8Array;
  readonly quality: number;
}

/**
 * The best WebP of at most so many bytes. It says that the product made it, as whatever leaves the
 * product does.
 * @param recipe of an animated one
 * @throws RangeError when even the lowest quality is heavier
 */
export async function fitWebp(
  frames: Frames,
  mostBytes: number,
  recipe?: LoopRecipe,
): Promise<FittedWebp> {
  let low: number = recipe ? QUALITY.lowestOfLoop : QUALITY.lowestOfStill;
  let high: number = QUALITY.best;
  let fitted: FittedWebp | null = null;
  while (low <= high) {
    const quality = Math.ceil((low + high) / 2);
    const bytes = await encodeWebp(frames, quality, recipe);
    if (bytes.length <= mostBytes) {
      fitted = { bytes, quality };
      low = quality + 1;
    } else high = quality - 1;
  }
  if (fitted) return fitted;
  throw new RangeError(`A picture of ${frames.sizePx} px does not fit in ${mostBytes} bytes.`);
}

async function encodeWebp(
  frames: Frames,
  quality: number,
  recipe: LoopRecipe | undefined,
): Promise<Uint8Array> {
  return open(frames)
    .removeAlpha()
    .withXmp(provenanceOf(frames, recipe))
    .webp({
      quality,
      effort: 4,
      ...(recipe && { loop: 0, minSize: true, delay: delaysMs(frames.count, recipe) }),
    })
    .toBuffer();
}

const delaysMs = (frameCount: number, { framesPerSecond }: LoopRecipe): number[] =>
  spreadDelays(frameCount, framesPerSecond).map((hundredths) => hundredths * 10);

interface MadeGif {
  readonly bytes: Uint8Array;
  readonly seam: number;
}

/** The loop as the product encodes it. */
export async function makeGif(frames: Frames, recipe: LoopRecipe): Promise<MadeGif> {
  const { sizePx } = frames;
  const delaysMs = 1000 / recipe.framesPerSecond;
  const source = sourceOfFrames(split(frames), { width: sizePx, height: sizePx, delaysMs });
  const { bytes } = await encodeToBytes(CODECS.gif, source, {});
  return {
    bytes: withGifXmp(bytes, provenanceOf(frames, recipe)),
    seam: measureGifSeam(bytes),
  };
}

/** The number of the frame that the loop best begins with; see `LoopPointMeter.calmStart`. */
export function calmStart(frames: Frames): number {
  const meter = createLoopPointMeter(frames.sizePx, frames.sizePx);
  for (const frame of split(frames)) meter.add(frame);
  return meter.calmStart(Array.from({ length: frames.count }, (_, frame) => frame));
}

/** The same loop, begun at another frame. */
export function turn(frames: Frames, firstFrame: number): Frames {
  const parts = split(frames);
  const turned = [...parts.slice(firstFrame), ...parts.slice(0, firstFrame)];
  return { ...frames, pixels: new Uint8Array(Buffer.concat(turned)) };
}

export async function resize(frames: Frames, sizePx: number): Promise<Frames> {
  if (sizePx === frames.sizePx) return frames;
  const parts: Uint8Array[] = [];
  for (const pixels of split(frames)) {
    const one = open({ ...frames, count: 1, pixels });
    parts.push(await one.resize(sizePx, sizePx).raw().toBuffer());
  }
  return { ...frames, sizePx, pixels: new Uint8Array(Buffer.concat(parts)) };
}

function split({ sizePx, count, pixels }: Frames): Uint8Array[] {
  const frameBytes = sizePx * sizePx * 4;
  return Array.from({ length: count }, (_, index) =>
    pixels.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

function open({ sizePx, count, pixels }: Frames): ReturnType<typeof sharp> {
  const raw = { width: sizePx, height: sizePx * count, channels: 4 } as const;
  return sharp(pixels, {
    raw: count > 1 ? { ...raw, pageHeight: sizePx } : raw,
    limitInputPixels: false,
  });
}

/** No trained model takes part. */
const provenanceOf = ({ sizePx }: Frames, recipe?: LoopRecipe): string =>
  buildXmpPacket({
    digitalSource: 'algorithmic',
    recipe: {
      engine: 'illustrator',
      seed: SEED,
      aspect: '1:1',
      width: sizePx,
      height: sizePx,
      ...(recipe && { seconds: recipe.seconds, framesPerSecond: recipe.framesPerSecond }),
    },
  });
