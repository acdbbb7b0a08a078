import { openThreadPool, type ThreadPool } from '../../platform/threads/thread-pool.ts';

const IDLE_MS = 5000;
const HEAP_MB = 256;

/** A thread that measures the seams of GIF files one after another, so that the event loop stays free. */
export function openSeamThread(): ThreadPool<Uint8Array, number> {
  const file = new URL('./seam-thread.ts', import.meta.url);
  return openThreadPool(file, { threads: 1, heapMb: HEAP_MB, idleMs: IDLE_MS });
}
