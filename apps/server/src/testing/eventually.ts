import { vi } from 'vitest';

/** Longer than any of the operations takes on a busy machine. */
const PATIENCE = { timeout: 200_000 };

/** Calls a function again until it does not throw. @returns its result */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, PATIENCE);
