import type { Ratio } from '../image-models/nearest-size.ts';
import { frame } from './clip-family.ts';
import type { StartOptions } from './clip-of-ai-sdk.ts';
import { fitImage } from './fit-image.ts';

/**
 * The first and last frame of a clip, as options of the AI SDK.
 *
 * @param reference null: the model chooses the frames
 * @param closes whether the reference is the last frame as well, so that the model closes the loop
 */
export async function edgeFrames(
  reference: Uint8Array | null,
  ratio: Ratio,
  closes: boolean,
): Promise<Pick<StartOptions, 'frameImages'>> {
  if (reference === null) return {};
  const image = await fitImage(reference, frame(ratio));
  const first = { image, frameType: 'first_frame' } as const;
  return { frameImages: closes ? [first, { image, frameType: 'last_frame' }] : [first] };
}
