import { sharp } from '@loopwright/media/node';

const COLUMNS = 9;
const ROWS = 8;

/**
 * A perceptual hash: for each of 8 × 8 places, whether the picture gets darker to the right. Pictures that look alike
 * differ in few of the 64 bits. (N. Krawetz, “Kind of Like That”, 2013: dHash.)
 * @param picture a PNG or GIF, of which the first frame counts
 * @returns 16 hexadecimal digits
 */
export async function differenceHash(picture: Uint8Array): Promise<string> {
  const grays = await sharp(picture)
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const channels = grays.length / (COLUMNS * ROWS);
  const grayAt = (row: number, column: number): number =>
    grays[(row * COLUMNS + column) * channels] ?? 0;
  let hash = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const isDarker = grayAt(row, column) > grayAt(row, column + 1);
      hash = (hash << 1n) | (isDarker ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
