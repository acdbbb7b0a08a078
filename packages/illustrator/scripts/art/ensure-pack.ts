import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflateRawSync } from 'node:zlib';
import { encodeArtPack } from '../../src/art/pack.ts';
import { readLexicon } from './lexicon.ts';
import { readGlyphs, SOURCE_PACKAGES, versionOf } from './sources.ts';

const OUTPUT_FOLDER = new URL('../../dist/', import.meta.url);
const PACK = new URL('art-pack.bin', OUTPUT_FOLDER);
const STAMP = new URL('art-pack.stamp', OUTPUT_FOLDER);

/** 10 would save another 14% and take seven times as long. */
const BROTLI_QUALITY = 9;

/**
 * Builds the art pack unless it is up to date with everything it is made of.
 * @returns a line that says what happened
 */
export async function ensureArtPack({ force = false } = {}): Promise<string> {
  const stamp = await stampOfInputs();
  if (!force && (await isUpToDate(stamp))) return 'The art pack is up to date.';
  const startMs = performance.now();
  const [glyphs, lexicon] = await Promise.all([readGlyphs(), readLexicon()]);
  const bytes = encodeArtPack(glyphs, lexicon, deflateRawSync);
  const compressed = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await mkdir(OUTPUT_FOLDER, { recursive: true });
  await replaceFile(PACK, compressed);
  await replaceFile(STAMP, stamp);
  const megabytes = (size: number): string => (size / 1e6).toFixed(2);
  return (
    `Art pack: ${glyphs.length} glyphs, ${megabytes(bytes.length)} MB, ` +
    `${megabytes(compressed.length)} MB compressed, ` +
    `${Math.round(performance.now() - startMs)} ms.`
  );
}

/** Versions of the icon data and the text of everything that shapes the pack. */
async function stampOfInputs(): Promise<string> {
  const here = new URL('./', import.meta.url);
  const sources = (await readdir(here, { recursive: true }))
    .filter((name) => /\.(ts|txt)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  const files = sources.map((name) => new URL(name, here));
  for (const name of ['art/pack.ts', 'art/recolour.ts']) {
    files.push(new URL(`../../src/${name}`, import.meta.url));
  }
  // The lexicon leaves out what the tables know.
  const language = new URL('../../src/language/nouns/', import.meta.url);
  const tables = await readdir(language);
  for (const name of tables.filter((each) => /^[^.]+\.ts$/.test(each)).sort()) {
    files.push(new URL(name, language));
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  for (const name of SOURCE_PACKAGES) hash.update(await versionOf(name));
  return hash.digest('hex');
}

async function isUpToDate(stamp: string): Promise<boolean> {
  try {
    const [known] = await Promise.all([readFile(STAMP, 'utf8'), stat(PACK)]);
    return known === stamp;
  } catch {
    return false;
  }
}

/** A reader never sees half a file. */
async function replaceFile(target: URL, content: string | Uint8Array): Promise<void> {
  const draft = new URL(`${target.href}.${process.pid}`);
  await writeFile(draft, content);
  await rename(draft, target);
}
