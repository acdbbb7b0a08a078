import type { EngineContext } from '../engine/engine.ts';

/** The context of a first attempt that is never aborted and whose progress is ignored. */
export const newContext = (rest: Partial<EngineContext> = {}): EngineContext => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  operation: { started: null, save: () => Promise.resolve() },
  draft: { read: () => Promise.resolve(null), keep: () => Promise.resolve() },
  ...rest,
});
