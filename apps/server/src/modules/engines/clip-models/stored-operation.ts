import type { Json } from '../../../schema/stored-values.ts';

/** A clip that a provider has begun. */
export interface StartedClip {
  readonly [key: string]: Json;
  readonly model: string;
  /** Milliseconds since 1970, by the clock of the worker that started it. */
  readonly startedAt: number;
  /** In the provider's own words. */
  readonly operation: Json;
}

export const startedClip = (model: string, startedAt: number, operation: Json): StartedClip => ({
  model,
  startedAt,
  operation,
});

/** What an earlier attempt has left behind. */
export function readStoredOperation(kept: Json): StartedClip | 'asked' | null {
  if (kept === null) return null;
  return isStarted(kept) ? kept : 'asked';
}

const isStarted = (kept: Json): kept is StartedClip =>
  typeof kept === 'object' && kept !== null && 'operation' in kept && 'startedAt' in kept;
