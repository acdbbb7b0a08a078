import type { EngineContext } from '../engine/engine.ts';

/** What an engine gets that nobody watches, nobody stops and nobody has begun before. */
export const newContext = (rest: Partial<EngineContext> = {}): EngineContext => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  operation: { started: null, save: () => Promise.resolve() },
  draft: { read: () => Promise.resolve(null), keep: () => Promise.resolve() },
  ...rest,
});
