import type { Json } from '../../../schema/stored-values.ts';

/** A clip that a provider has begun. */
export interface BegunClip {
  readonly [key: string]: Json;
  readonly model: string;
  /** Milliseconds since 1970, by the clock of the worker that started it. */
  readonly startedAt: number;
  /** In the provider's own words. */
  readonly operation: Json;
}

export const begun = (model: string, startedAt: number, operation: Json): BegunClip => ({
  model,
  startedAt,
  operation,
});

/** What an earlier attempt has left behind. */
export function readOperation(kept: Json): BegunClip | 'asked' | null {
  if (kept === null) return null;
  return isBegun(kept) ? kept : 'asked';
}

const isBegun = (kept: Json): kept is BegunClip =>
  typeof kept === 'object' && kept !== null && 'operation' in kept && 'startedAt' in kept;
