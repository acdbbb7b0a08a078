import { sharp } from '@loopwright/media/node';

/** What a check says of a picture: listed without an operator, or not. */
export type ImageVerdict = 'clear' | 'doubtful';

/**
 * Looks at a picture before it is listed in the community gallery. It is one signal: a doubtful picture waits for an
 * operator, and none is refused by a program alone.
 */
export interface ImageCheck {
  /**
   * @param frames JPEGs of one picture
   * @throws any error when it cannot decide: the job tries again, and then the picture waits for an operator
   */
  check(frames: readonly Uint8Array[], signal: AbortSignal): Promise<ImageVerdict>;
}

/** Frames of a loop that are looked at. */
const FRAMES_CHECKED = 3;
const WIDTH = 448;

/** Some frames of a picture, spread over its time, as JPEGs. */
export async function framesToCheck(picture: Uint8Array): Promise<Uint8Array[]> {
  const { pages = 1 } = await sharp(picture).metadata();
  const count = Math.min(FRAMES_CHECKED, pages);
  return await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp(picture, { page: Math.floor((index * pages) / count) })
        .flatten({ background: '#fff' })
        .resize({ width: WIDTH, withoutEnlargement: true })
        .jpeg()
        .toBuffer(),
    ),
  );
}
