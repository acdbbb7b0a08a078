/** `npm run make:ideas`: what the built-in engine makes of the ideas of the create screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createNodeHost } from '@loopwright/illustrator/node';
import { sharp } from '@loopwright/media/node';
import { IDEA_PICTURE_PX, IDEAS } from '../src/features/create/ideas.ts';
import { drawPoster } from './loops/draw.ts';

const FOLDER = new URL('../public/ideas/', import.meta.url);
const DRAWN_PX = 800;

await mkdir(FOLDER, { recursive: true });
const host = await createNodeHost();
for (const [idea, prompt] of Object.entries(IDEAS)) {
  const { pixels } = await drawPoster(prompt, 0, DRAWN_PX, host);
  const bytes = await sharp(pixels, { raw: { width: DRAWN_PX, height: DRAWN_PX, channels: 4 } })
    .resize(IDEA_PICTURE_PX)
    .webp({ quality: 74 })
    .toBuffer();
  await writeFile(new URL(`${idea}.webp`, FOLDER), bytes);
  console.log(`${idea}.webp: ${bytes.length} bytes`);
}
