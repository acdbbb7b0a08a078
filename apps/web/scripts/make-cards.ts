/** `npm run make:cards`: the pictures that stand for the public pages where links are shared. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createNodeHost, type IllustratorHost } from '@loopwright/illustrator/node';
import { sharp } from '@loopwright/media/node';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { readMarkPath } from './brand/mark.ts';
import { readTokens } from './brand/tokens.ts';
import { type Card, CARDS } from './cards/card-list.ts';
import { CARD_SIZE, drawCard } from './cards/draw-card.ts';
import { registerFonts } from './cards/lettering.ts';
import { drawPoster } from './loops/draw.ts';

const FOLDER = new URL('../public/cards/', import.meta.url);
const PICTURE_PX = 1000;
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

registerFonts();
await mkdir(FOLDER, { recursive: true });
const markPath = await readMarkPath();
const host = await createNodeHost();
for (const card of CARDS) {
  const bytes = await makeCard(card, host);
  await writeFile(new URL(`${card.name}.jpg`, FOLDER), bytes);
  console.log(`${card.name}.jpg: ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function makeCard(card: Card, host: IllustratorHost): Promise<Uint8Array> {
  const tokens = await readTokens(card.theme);
  const pictures: Canvas[] = [];
  for (const prompt of card.prompts) pictures.push(await drawPicture(prompt, host));
  const drawn = drawCard(card, { markPath, tokens, pictures });
  const raw = { ...CARD_SIZE, channels: 4 } as const;
  return sharp(drawn.data(), { raw }).removeAlpha().jpeg(JPEG).toBuffer();
}

async function drawPicture(prompt: string, host: IllustratorHost): Promise<Canvas> {
  const { pixels } = await drawPoster(prompt, 0, PICTURE_PX, host);
  const canvas = createCanvas(PICTURE_PX, PICTURE_PX);
  const context = canvas.getContext('2d');
  const image = context.createImageData(PICTURE_PX, PICTURE_PX);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas;
}
