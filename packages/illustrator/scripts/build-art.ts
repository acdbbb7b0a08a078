/**
 * Makes `dist/art-pack.bin`, the drawings and words the illustrator works with, from 130 MB of icon
 * data in node_modules. Does nothing when the pack is up to date; `--force` builds it anyway.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodeArtPack } from '../src/art/pack.ts';
import { readGlyphs, SOURCE_PACKAGES, versionOf } from './art/sources.ts';

const OUTPUT_FOLDER = new URL('../dist/', import.meta.url);
const PACK = new URL('art-pack.bin', OUTPUT_FOLDER);
const STAMP = new URL('art-pack.stamp', OUTPUT_FOLDER);

/** 11 would save another 8% and take half a minute. */
const BROTLI_QUALITY = 9;

const stamp = await stampOfInputs();
if (!process.argv.includes('--force') && (await isUpToDate(stamp))) {
  console.log('The art pack is up to date.');
} else {
  await build(stamp);
}

async function build(stamp: string): Promise<void> {
  const startMs = performance.now();
  const glyphs = await readGlyphs();
  const bytes = encodeArtPack(glyphs);
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
  console.log(
    `Art pack: ${glyphs.length} glyphs, ${megabytes(bytes.length)} MB, ` +
      `${megabytes(compressed.length)} MB compressed, ` +
      `${Math.round(performance.now() - startMs)} ms.`,
  );
}

/** Versions of the icon data and the text of everything that shapes the pack. */
async function stampOfInputs(): Promise<string> {
  const art = new URL('art/', import.meta.url);
  const files = (await readdir(art)).sort().map((name) => new URL(name, art));
  files.push(new URL(import.meta.url), new URL('../src/art/pack.ts', import.meta.url));
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  for (const name of SOURCE_PACKAGES) hash.update(await versionOf(name));
  return hash.digest('hex');
}

async function isUpToDate(stamp: string): Promise<boolean> {
  try {
    const [known] = await Promise.all([readFile(STAMP, 'utf8'), readFile(PACK)]);
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
