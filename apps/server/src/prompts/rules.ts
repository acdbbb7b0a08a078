import type { Enhancement, EnhanceRequest } from '@loopwright/illustrator/enhance';
import { openThreadPool } from '../threads/thread-pool.ts';

const IDLE_MS = 5 * 60_000;
const HEAP_MB = 256;

/** The built-in enhancer: adds to prompts in English what they leave open. */
export interface PromptRules {
  enhance(request: EnhanceRequest): Promise<Enhancement>;
  close(): Promise<void>;
}

/**
 * One thread for all: it holds the words of the art pack, and a long prompt takes some 40 ms to read,
 * which the API's event loop does not wait for.
 */
export function openPromptRules(): PromptRules {
  const file = new URL('./rules-thread.ts', import.meta.url);
  const pool = openThreadPool<EnhanceRequest, Enhancement>(file, {
    threads: 1,
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  return {
    enhance: (request) => pool.run(request),
    close: () => pool.close(),
  };
}
