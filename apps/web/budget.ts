import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Script before first use, gzip bytes: what a visitor downloads, and what the tools may. */
const PUBLIC_BYTES = 90_000;
const TOOL_BYTES = 140_000;
const TOOL_PAGE = /create-page|gallery-page/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and all that it cannot start without. */
function closure(name: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) closure(imported, chunks, seen);
  return seen;
}

/** Fails the build when a page asks for more script than it may. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunks: Chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]));
      const sizes = new Map(outputs.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
      for (const entry of outputs.filter((chunk) => chunk.isEntry)) {
        for (const page of entry.dynamicImports) {
          const needed = closure(page, chunks, closure(entry.fileName, chunks));
          const bytes = [...needed].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
          const limit = TOOL_PAGE.test(page) ? TOOL_BYTES : PUBLIC_BYTES;
          if (bytes > limit) this.error(`${page} needs ${bytes} bytes of script, at most ${limit}`);
        }
      }
    },
  };
}
