import { sharp } from '../../images/image-library.ts';
import { preparePicture, SMALLEST_SIDE, ssimulacra2 } from '../../likeness/ssimulacra2.ts';

/** Of the trial. What is better at 40 is better from 20 to 60 in most tuned sources of the bench. */
const QUALITY = 40;
/** Without sharp chroma a file is smaller, so that at equal bytes its quality is between 40 and this one. */
const PLAIN_QUALITY = 52;
/** Of a larger picture, the middle is tried. */
const LARGEST_SIDE = 512;

interface Picture {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a picture looks more like the original at equal bytes when libwebp halves the resolution of its colors with
 * sharp edges (`use_sharp_yuv`), which costs bytes. Pixel art of strong colors does, most pictures do not.
 *
 * @param frame RGBA, opaque
 */
export async function gainsFromSharpChroma(
  frame: Uint8Array,
  { width, height }: Picture,
): Promise<boolean> {
  if (Math.min(width, height) < SMALLEST_SIDE) return true;
  const across = Math.min(width, LARGEST_SIDE);
  const down = Math.min(height, LARGEST_SIDE);
  const middle = await sharp(frame, { raw: { width, height, channels: 4 } })
    .extract({
      left: Math.floor((width - across) / 2),
      top: Math.floor((height - down) / 2),
      width: across,
      height: down,
    })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const prepare = async (image: Buffer) =>
    preparePicture(await sharp(image).ensureAlpha().raw().toBuffer(), across, down);
  const original = await prepare(middle);
  const attempt = async (quality: number, smartSubsample: boolean) => {
    const file = await sharp(middle).webp({ quality, smartSubsample }).toBuffer();
    const likeness = ssimulacra2(original, await prepare(file));
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
