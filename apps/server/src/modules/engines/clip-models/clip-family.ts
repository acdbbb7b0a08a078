import { ASPECTS } from '@loopwright/contract';
import type { EngineOptions } from '../../../schema/stored-values.ts';
import type { ClipRequest } from '../engine/clip-model.ts';
import type { EngineCapabilities } from '../engine/engine.ts';
import { toDataUrl } from '../image-models/data-url.ts';
import { nearestShape, type Ratio } from '../image-models/nearest-size.ts';
import { fitImage } from './fit-image.ts';

/** The parameters of a family of clip models, at services that host models of several makers. */
export interface ClipFamily {
  readonly names: RegExp;
  readonly ratios: readonly Ratio[];
  /** In seconds. */
  readonly lengths: readonly number[];
  readonly negativePrompt?: boolean;
  /** The same seed gives the same clip. */
  readonly seed?: boolean;
  /** The model closes the clip itself on request. */
  readonly loop?: boolean;
  /** The fields of the first and of the last frame. */
  readonly first?: string;
  readonly last?: string;
  /** Fields that are always sent. */
  readonly extra?: Readonly<Record<string, string | boolean>>;
}

type Fields = Record<string, string | number | boolean>;

/** An unknown model has no options, and its clips are cropped to a square. */
export const capabilitiesOf = (family: ClipFamily | undefined): EngineCapabilities => ({
  reference: family?.first !== undefined,
  seed: family?.seed ?? false,
  negativePrompt: family?.negativePrompt ?? false,
  aspects: family === undefined ? ['1:1'] : ASPECTS,
  firstFrame: family?.first !== undefined,
  lastFrame: family?.last !== undefined,
  nativeLoop: family?.loop === true || family?.last !== undefined,
  cancel: false,
});

/** The fields of a request as the model expects them. @param write formats a length */
export async function fieldsOf(
  family: ClipFamily,
  { options, negativePrompt, reference }: ClipRequest,
  write: (seconds: number) => string | number,
): Promise<Fields> {
  const { width, height, seed } = options;
  const ratio = nearestShape(family.ratios, width, height);
  const link = reference === null ? null : await toDataUrl(await fitImage(reference, frame(ratio)));
  return {
    ...family.extra,
    aspect_ratio: ratio,
    duration: write(lengthOf(family.lengths, options)),
    ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
    ...(family.seed === true && { seed }),
    ...(family.loop === true && { loop: true }),
    ...(link !== null && family.first !== undefined && { [family.first]: link }),
    // With equal first and last frames, the model itself closes the loop.
    ...(link !== null && family.last !== undefined && { [family.last]: link }),
  };
}

/** The shortest clip that is long enough for the loop, because all models charge by the second. */
export function lengthOf(lengths: readonly number[], { seconds = 3 }: EngineOptions): number {
  return lengths.find((length) => length >= seconds) ?? Math.max(...lengths);
}

/** A frame of 720 lines or columns. */
export function frame(ratio: Ratio): `${number}x${number}` {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const scale = 720 / Math.min(across, down);
  return `${Math.round(across * scale)}x${Math.round(down * scale)}`;
}
