import type { GenerationKind } from '@loopwright/contract';
import { openThreadPool } from '../../platform/threads/thread-pool.ts';
import type { PosterFormat } from '../media/index.ts';

export interface VariantRequest {
  /** The master: PNG or GIF, by kind; or a file of frames. */
  readonly bytes: Uint8Array;
  readonly kind: GenerationKind | 'frames';
  readonly hasWatermark: boolean;
  /** A still of the first frame in this width; null: full size, in the master's format. */
  readonly posterWidth: number | null;
  /** Of the still; by default WebP. */
  readonly posterFormat?: PosterFormat;
  /** Asks for a file of the frames of a master. */
  readonly asFrames?: true;
}

/** Renders a watermarked copy or a poster of a master, or a watermarked copy of a file of frames. */
export type VariantRenderer = (request: VariantRequest) => Promise<Uint8Array>;

const IDLE_MS = 30_000;
const HEAP_MB = 512;

export interface VariantThread {
  readonly render: VariantRenderer;
  close(): Promise<void>;
}

/**
 * A thread that renders variants, separate from the threads that draw: the gallery does not wait for
 * running generations, and the event loop for neither.
 */
export function openVariantThread(): VariantThread {
  const file = new URL('./variant-thread.ts', import.meta.url);
  const pool = openThreadPool<VariantRequest, Uint8Array>(file, {
    threads: 1,
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
    // The image library's callbacks need the thread's event loop between tasks, too.
    atomics: 'disabled',
  });
  return {
    render: (request) => pool.run(request),
    close: () => pool.close(),
  };
}
