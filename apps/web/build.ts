/** Builds the web app: what browsers load, and each page as HTML in each language. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { prerender } from './prerender.ts';

const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info';

await build({ logLevel });

const serverFolder = await mkdtemp(path.join(tmpdir(), 'loopwright-prerender-'));
try {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir: serverFolder,
      copyPublicDir: false,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
    // Whole in itself, wherever it lies.
    ssr: { noExternal: true },
  });
  const entry = pathToFileURL(path.resolve(serverFolder, 'entry-server.js')).href;
  await prerender('dist', (await import(entry)) as typeof import('./src/app/entry-server.tsx'));
  await writeFile('dist/.built', '');
} finally {
  await rm(serverFolder, { recursive: true });
}
