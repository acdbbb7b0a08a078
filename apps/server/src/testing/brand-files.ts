import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sharp } from '@loopwright/media/node';
import { allFontFiles } from '@loopwright/studio';

const require = createRequire(import.meta.resolve('@loopwright/studio'));

/** A font of the Studio, as a file that users may upload. */
export function readTestFont(): Promise<Buffer> {
  const file = allFontFiles().find(({ family }) => family === 'anton-latin-400');
  if (file === undefined) throw new Error('The font is missing.');
  return readFile(require.resolve(`${file.package}/files/${file.family}-normal.woff2`));
}

const [WIDTH, HEIGHT] = [40, 20];

/** A red disc on transparent pixels, 40 × 20. */
export function newLogo(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isInside = Math.hypot(x + 0.5 - WIDTH / 2, y + 0.5 - HEIGHT / 2) < 9;
      if (isInside) pixels.set([255, 0, 0, 255], (y * WIDTH + x) * 4);
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer();
}
