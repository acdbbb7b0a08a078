import { vi } from 'vitest';

/** Longer than anything takes on a machine with other things to do. */
const PATIENCE = { timeout: 20_000 };

/** Tries again until it does not throw. @returns what it gives then */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, PATIENCE);
