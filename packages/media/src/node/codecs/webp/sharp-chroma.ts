import type { Size } from '../../../fit/plan-size.ts';
import { sharp } from '../../images/image-library.ts';
import { preparePicture, SMALLEST_SIDE, ssimulacra2 } from '../../likeness/ssimulacra2.ts';

/** Of the trial. What is better at 40 is better from 20 to 60 in most tuned sources of the bench. */
const QUALITY = 40;
/** Without sharp chroma a file is smaller, so that at equal bytes its quality is between 40 and this one. */
const PLAIN_QUALITY = 52;
/** Of a larger picture, the middle is tried. */
const LARGEST_SIDE = 512;

/**
 * Whether a picture looks more like the original at equal bytes when libwebp halves the resolution of its colors with
 * sharp edges (`use_sharp_yuv`), which costs bytes. Pixel art of strong colors does, soft pictures do not.
 *
 * @param frame RGBA, opaque
 */
export async function gainsFromSharpChroma(
  frame: Uint8Array,
  { width, height }: Size,
): Promise<boolean> {
  if (Math.min(width, height) < SMALLEST_SIDE) return true;
  const across = Math.min(width, LARGEST_SIDE);
  const down = Math.min(height, LARGEST_SIDE);
  const left = Math.floor((width - across) / 2);
  const top = Math.floor((height - down) / 2);
  const middle = await sharp(frame, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: across, height: down })
    .raw()
    .toBuffer();
  const original = preparePicture(middle, across, down);
  const attempt = async (quality: number, smartSubsample: boolean) => {
    const file = await sharp(middle, { raw: { width: across, height: down, channels: 4 } })
      .removeAlpha()
      .webp({ quality, smartSubsample })
      .toBuffer();
    const shown = await sharp(file).ensureAlpha().raw().toBuffer();
    const likeness = ssimulacra2(original, preparePicture(shown, across, down));
    return { logBytes: Math.log(file.byteLength), likeness };
  };
  const sharpened = await attempt(QUALITY, true);
  const plain = await attempt(QUALITY, false);
  const larger = await attempt(PLAIN_QUALITY, false);
  const share = (sharpened.logBytes - plain.logBytes) / (larger.logBytes - plain.logBytes);
  const plainLikeness = plain.likeness + share * (larger.likeness - plain.likeness);
  // A picture whose bytes do not depend on quality is written as it always was.
  return !(plainLikeness > sharpened.likeness);
}
