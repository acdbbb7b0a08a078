import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts and pictures are compressed already. */
const TEXT_FILE = /\.(js|css|svg)$/;
/** Below this the answer fits in one packet anyway. */
const MINIMUM_BYTES = 1000;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MINIMUM_BYTES) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params: hint }));
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
}

/** Writes .br and .gz beside each text file of the build: the server sends those as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => TEXT_FILE.test(name));
      await Promise.all(files.map((name) => compress(path.join(folder, name))));
    },
  };
}
