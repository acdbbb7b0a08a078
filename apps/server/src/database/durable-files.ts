import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** Node's own file descriptor. */
  readonly nfd: number;
}

/** The part of Emscripten's module that its types leave out. */
interface WithNodeFiles {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** Emscripten's files on the disk drop PostgreSQL's fsync calls; these pass them on. */
export class DurableFiles extends NodeFS {
  readonly #onSync: () => void;

  /** @param onSync hears of every sync that reached the disk */
  constructor(folder: string, onSync: () => void = () => undefined) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(
    lite: PGlite,
    options: ModuleOptions,
  ): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(lite, options);
    const passSyncOn = (module: object): void => {
      (module as WithNodeFiles).NODEFS.stream_ops.fsync = (file) => {
        fdatasyncSync(file.nfd);
        this.#onSync();
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), passSyncOn],
      },
    };
  }
}
