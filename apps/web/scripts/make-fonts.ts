import { readFile, writeFile } from 'node:fs/promises';
/** `npm run make:fonts`: the display face as the pages need it, a third of what it weighs whole. */
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const SOURCE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const TARGET = path.join(import.meta.dirname, '../src/fonts/bricolage-grotesque-display.woff2');

/** The letters of western European languages, and the punctuation that the texts use. */
function characters(): string {
  const latin = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
  return `${latin.join('')}–—‘’“”„‚…•€™→←×−≤≥`;
}

const file = createRequire(import.meta.url).resolve(SOURCE);
const font = await subsetFont(await readFile(file), characters(), {
  targetFormat: 'woff2',
  // Headings are large: one optical size serves them all.
  variationAxes: { opsz: 48, wght: { min: 500, max: 700 } },
});
await writeFile(TARGET, font);
console.log(`${path.basename(TARGET)}: ${font.length} bytes`);
