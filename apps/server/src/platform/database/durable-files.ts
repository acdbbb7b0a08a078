import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** Node's own file descriptor. */
  readonly nfd: number;
}

type Write = (
  file: OpenFile,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position?: number,
) => number;

/** The part of Emscripten's module that its types leave out. */
export interface WithNodeFiles {
  readonly NODEFS: {
    /** Every operation on a file goes through it: it turns Node's errors into error numbers. */
    tryFSOperation: <T>(operation: () => T) => T;
    readonly stream_ops: { fsync?: (file: OpenFile) => number; write: Write };
  };
}

export interface FileObserver {
  /** Hears of every sync that reached the disk. */
  readonly onSync?: () => void;
  /** Hears of the first operation that fails because the disk or the quota is full. */
  readonly onDiskFull?: () => void;
  /** Hears that the database has given up: PostgreSQL's PANIC. It answers nothing after that. */
  readonly onAbort?: () => void;
}

const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Emscripten's files on the disk drop PostgreSQL's fsync calls; these pass them on. */
export class DurableFiles extends NodeFS {
  readonly #observer: FileObserver;

  constructor(folder: string, observer: FileObserver = {}) {
    super(folder);
    this.#observer = observer;
  }

  override async init(
    lite: PGlite,
    options: ModuleOptions,
  ): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(lite, options);
    const observer = this.#observer;
    const hook = (module: object): void => hookFiles(module as WithNodeFiles, observer);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), hook],
        onAbort: () => observer.onAbort?.(),
      },
    };
  }
}

/** Passes syncs on to the disk, and tells the observer of a full one. */
export function hookFiles({ NODEFS }: WithNodeFiles, observer: FileObserver): void {
  const { stream_ops: streams, tryFSOperation } = NODEFS;
  const { write } = streams;

  NODEFS.tryFSOperation = (operation) =>
    tryFSOperation(() => {
      try {
        return operation();
      } catch (error) {
        if (DISK_FULL.has((error as NodeJS.ErrnoException).code)) observer.onDiskFull?.();
        throw error;
      }
    });
  streams.write = (file, buffer, offset, length, position) => {
    const written = write(file, buffer, offset, length, position);
    // The operating system writes a part of what a nearly full disk cannot hold, without an error.
    if (written < length) observer.onDiskFull?.();
    return written;
  };
  streams.fsync = (file) =>
    NODEFS.tryFSOperation(() => {
      fdatasyncSync(file.nfd);
      observer.onSync?.();
      return 0;
    });
}
