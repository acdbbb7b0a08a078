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
  await mkdir(new URL('dist/', target), { recursive: true });
  await copyFile(
    new URL('../dist/art-pack.bin', import.meta.url),
    new URL('dist/art-pack.bin', target),
  );
}

if (import.meta.main) {
  await keepVersion(new URL('../versions/', import.meta.url));
  console.log(`Version ${ILLUSTRATOR_VERSION} is kept. Now raise ILLUSTRATOR_VERSION.`);
}
