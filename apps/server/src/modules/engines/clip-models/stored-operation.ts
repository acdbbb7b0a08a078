import type { Json } from '../../../schema/stored-values.ts';

/** The operation of a clip that a provider has started, as it is stored. */
export interface StartedClip {
  readonly [key: string]: Json;
  readonly model: string;
  /** Milliseconds since 1970, on the clock of the worker that started it. */
  readonly startedAt: number;
  /** In the provider's format. */
  readonly operation: Json;
}

export const startedClip = (model: string, startedAt: number, operation: Json): StartedClip => ({
  model,
  startedAt,
  operation,
});

/** @returns what an earlier attempt has stored, 'unconfirmed' without an operation id, null if nothing */
export function readStoredOperation(stored: Json): StartedClip | 'unconfirmed' | null {
  if (stored === null) return null;
  return isStarted(stored) ? stored : 'unconfirmed';
}

const isStarted = (stored: Json): stored is StartedClip =>
  typeof stored === 'object' && stored !== null && 'operation' in stored && 'startedAt' in stored;
