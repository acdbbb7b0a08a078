import type { Enhancement, EnhanceRequest } from '@loopwright/illustrator/enhance';
import { openThreadPool } from '../../platform/threads/thread-pool.ts';

const IDLE_MS = 30_000;
const HEAP_MB = 256;

/** The built-in engine's reading of prompts, without drawing. */
export interface PromptRules {
  /** Adds details that a prompt leaves open. */
  enhance(request: EnhanceRequest): Promise<Enhancement>;
  /** The words of a prompt if none of them can be drawn; empty if some can. */
  wordsUnknownThroughout(prompt: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type RulesTask =
  | { readonly kind: 'enhance'; readonly request: EnhanceRequest }
  | { readonly kind: 'unknown-words'; readonly prompt: string };

/**
 * One thread reads all prompts: it holds the words of the art pack, and a long prompt takes some 40 ms,
 * which would block the API's event loop.
 */
export function openPromptRules(): PromptRules {
  const file = new URL('./rules-thread.ts', import.meta.url);
  const pool = openThreadPool<RulesTask, Enhancement | readonly string[]>(file, {
    threads: 1,
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  return {
    enhance: async (request) => (await pool.run({ kind: 'enhance', request })) as Enhancement,
    wordsUnknownThroughout: async (prompt) =>
      (await pool.run({ kind: 'unknown-words', prompt })) as readonly string[],
    close: () => pool.close(),
  };
}
