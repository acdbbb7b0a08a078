import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';

/** What testing-library's `waitFor` does, also while the clock is held. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: getConfig().asyncUtilTimeout });
