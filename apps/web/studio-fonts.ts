import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { allFontFiles, type FontFile } from '@loopwright/studio';
import type { Plugin } from 'vite';

/** Where pages find them. The family names a file, which never changes: the packages are pinned. */
const FOLDER = 'assets/fonts';

const pathOf = (file: FontFile): string =>
  fileURLToPath(import.meta.resolve(`${file.package}/files/${file.family}-normal.woff2`));

/** The fonts of captions as files under their own names, of which the studio loads what a document needs. */
export function studioFonts(): Plugin {
  return {
    name: 'studio-fonts',
    configureServer({ middlewares }) {
      const files = new Map(allFontFiles().map((file) => [file.family, file]));
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = files.get(request.url?.slice(1).replace('.woff2', '') ?? '');
        if (file === undefined) next();
        else createReadStream(pathOf(file)).pipe(response);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of allFontFiles()) {
        const source = await readFile(pathOf(file));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file.family}.woff2`, source });
      }
    },
  };
}
