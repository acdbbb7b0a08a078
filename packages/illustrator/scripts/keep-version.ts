/**
 * Keeps the current version of the illustrator in `versions/<version>/`, so that later releases can still
 * draw its pixels. Run it before the first change that gives other pixels (CONTRIBUTING.md).
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ILLUSTRATOR_VERSION } from '../src/index.ts';
import { DRAWING_FILE } from '../src/node/versions.ts';
import { ensureArtPack } from './art/ensure-pack.ts';

/** What the drawing code reads from disk, beside its fonts. */
const DATA_FILES = ['dist/art-pack.bin', 'cascades/lbpcascade_frontalface_improved.xml'];

/** @param folder gets a folder for the version. */
export async function keepVersion(folder: URL): Promise<void> {
  const target = new URL(`${ILLUSTRATOR_VERSION}/`, folder);
  await ensureArtPack();
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../', import.meta.url)),
    build: {
      ssr: 'src/node/drawing.ts',
      outDir: fileURLToPath(target),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { entryFileNames: DRAWING_FILE, codeSplitting: false } },
    },
  });
  for (const file of DATA_FILES) {
    await mkdir(new URL('.', new URL(file, target)), { recursive: true });
    await copyFile(new URL(`../${file}`, import.meta.url), new URL(file, target));
  }
}

if (import.meta.main) {
  await keepVersion(new URL('../versions/', import.meta.url));
  console.log(`Version ${ILLUSTRATOR_VERSION} is kept. Now raise ILLUSTRATOR_VERSION.`);
}
