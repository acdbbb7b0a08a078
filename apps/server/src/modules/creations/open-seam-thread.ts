import { openThreadPool, type ThreadPool } from '../../platform/threads/thread-pool.ts';

const IDLE_MS = 5000;
const HEAP_MB = 256;

/** Measures the seams of GIF files one after another, away from the API's event loop. */
export function openSeamThread(): ThreadPool<Uint8Array, number> {
  const file = new URL('./seam-thread.ts', import.meta.url);
  return openThreadPool(file, { threads: 1, heapMb: HEAP_MB, idleMs: IDLE_MS });
}
