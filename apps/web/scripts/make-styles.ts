/** `node apps/web/scripts/make-styles.ts`: the same scene in each style, for the create screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { inStyle, PROMPT_STYLES, type PromptStyle } from '@loopwright/contract';
import { createNodeHost } from '@loopwright/illustrator/node';
import { sharp } from '@loopwright/media/node';
import { drawPoster } from './loops/draw.ts';

const FOLDER = new URL('../public/styles/', import.meta.url);
const PROMPT = 'a huge fox in a meadow at sunset';
/** Small, so that brush strokes, dots and blocks of a style are large enough to be seen. */
const DRAWN_PX = 200;
/** Styles whose lines would cover the whole picture at that size. */
const DRAWN_LARGER_PX: Partial<Readonly<Record<PromptStyle, number>>> = {
  stained: 480,
  sketch: 300,
  comic: 300,
};
/** Where the fox is, as a share of the picture. */
const CUT = { left: 0.17, top: 0.03, side: 0.7 } as const;
/** Twice as large as it is shown. */
const SHOWN_PX = 208;

await mkdir(FOLDER, { recursive: true });
const host = await createNodeHost();
for (const style of PROMPT_STYLES) {
  const drawnPx = DRAWN_LARGER_PX[style] ?? DRAWN_PX;
  const { pixels } = await drawPoster(inStyle(PROMPT, style), 0, drawnPx, host);
  const raw = { width: drawnPx, height: drawnPx, channels: 4 } as const;
  const sidePx = Math.round(CUT.side * drawnPx);
  const bytes = await sharp(pixels, { raw })
    .extract({
      left: Math.round(CUT.left * drawnPx),
      top: Math.round(CUT.top * drawnPx),
      width: sidePx,
      height: sidePx,
    })
    .resize(SHOWN_PX)
    .webp({ quality: 74 })
    .toBuffer();
  await writeFile(new URL(`${style}.webp`, FOLDER), bytes);
  console.log(`${style}.webp: ${bytes.length} bytes`);
}
