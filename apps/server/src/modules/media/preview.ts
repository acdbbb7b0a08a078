import { sharp } from '@loopwright/media/node';

const LONGEST_PX = 160;
const QUALITY = 60;

/**
 * Makes a small image for the progress display.
 * @param rgba four bytes a pixel
 * @returns a data URL
 */
export async function makePreview(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<string> {
  const webp = await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside' })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
