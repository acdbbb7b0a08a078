/** `node apps/web/scripts/make-styles.ts`: the same scene in each style, for the create screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { inStyle, PROMPT_STYLES } from '@loopwright/contract';
import { createNodeHost } from '@loopwright/illustrator/node';
import { sharp } from '@loopwright/loop/node';
import { drawPoster } from './loops/draw.ts';

const FOLDER = new URL('../public/styles/', import.meta.url);
const PROMPT = 'a huge fox in a meadow at sunset';
const DRAWN_PX = 384;
/** Where the fox is. */
const CUT = { left: 76, top: 24, width: 240, height: 240 } as const;
/** Twice as large as it is shown. */
const SHOWN_PX = 128;

await mkdir(FOLDER, { recursive: true });
const host = await createNodeHost();
for (const style of PROMPT_STYLES) {
  const { pixels } = await drawPoster(inStyle(PROMPT, style), 0, DRAWN_PX, host);
  const raw = { width: DRAWN_PX, height: DRAWN_PX, channels: 4 } as const;
  const bytes = await sharp(pixels, { raw })
    .extract(CUT)
    .resize(SHOWN_PX)
    .webp({ quality: 74 })
    .toBuffer();
  await writeFile(new URL(`${style}.webp`, FOLDER), bytes);
  console.log(`${style}.webp: ${bytes.length} bytes`);
}
