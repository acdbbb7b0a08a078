import { ApiError } from '../../../lib/api-error.ts';

/** Whether a link of a letter opens nothing any more. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not-found';
