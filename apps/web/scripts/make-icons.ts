/** `npm run make:icons`: the mark for tabs, home screens and the web manifest. */
import { writeFile } from 'node:fs/promises';
import { readMarkPath } from './brand/mark.ts';
import { readTokens } from './brand/tokens.ts';
import { drawIcon, type IconShape } from './icons/draw-icon.ts';
import { faviconOf } from './icons/favicon.ts';
import { icoOf } from './icons/ico.ts';
import { manifestOf } from './icons/manifest.ts';

const FOLDER = new URL('../public/', import.meta.url);

const ICONS: Readonly<Record<string, IconShape>> = {
  'icon-192.png': { sizePx: 192, ground: 'round', share: 0.68, strokeWidth: 3.4 },
  'icon-512.png': { sizePx: 512, ground: 'round', share: 0.68, strokeWidth: 3.4 },
  // All that matters stands in the middle four fifths: systems cut the rest to their shape.
  'icon-maskable-512.png': { sizePx: 512, ground: 'full', share: 0.54, strokeWidth: 3.4 },
  'apple-touch-icon.png': { sizePx: 180, ground: 'full', share: 0.66, strokeWidth: 3.4 },
};
const TAB: IconShape = { sizePx: 32, ground: 'bare', share: 1, strokeWidth: 3.6 };

const markPath = await readMarkPath();
const tokens = await readTokens('light');
for (const [name, shape] of Object.entries(ICONS)) {
  await save(name, await drawIcon(shape, markPath, tokens));
}
await save('favicon.ico', icoOf(await drawIcon(TAB, markPath, tokens), TAB.sizePx));
await save('favicon.svg', faviconOf(markPath, tokens));
await save('manifest.webmanifest', manifestOf(tokens));

async function save(name: string, content: Uint8Array | string): Promise<void> {
  await writeFile(new URL(name, FOLDER), content);
  console.log(`${name}: ${content.length} bytes`);
}
