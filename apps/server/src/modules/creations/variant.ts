import type { GenerationKind } from '@loopwright/contract';
import { openThreadPool } from '../../platform/threads/thread-pool.ts';

export interface VariantRequest {
  /** The master: PNG or GIF, by kind. */
  readonly bytes: Uint8Array;
  readonly kind: GenerationKind;
  readonly hasWatermark: boolean;
  /** null: the full size, in the master's own format; else a WebP still of the first frame. */
  readonly posterWidth: number | null;
}

/** Makes a copy of a master that may be shown. */
export type VariantRenderer = (request: VariantRequest) => Promise<Uint8Array>;

const IDLE_MS = 30_000;
const HEAP_MB = 512;

export interface VariantThread {
  readonly render: VariantRenderer;
  close(): Promise<void>;
}

/**
 * One thread for variants, apart from those that draw: opening the gallery does not wait for
 * somebody's loop, and the API's event loop never waits for either.
 */
export function openVariantThread(): VariantThread {
  const file = new URL('./variant-thread.ts', import.meta.url);
  const pool = openThreadPool<VariantRequest, Uint8Array>(file, {
    threads: 1,
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
    // Between tasks the thread must stay awake for the picture library's own callbacks.
    atomics: 'disabled',
  });
  return {
    render: (request) => pool.run(request),
    close: () => pool.close(),
  };
}
