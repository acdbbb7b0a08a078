import { AppError } from '../errors.ts';

/** Retryable, because the same work may succeed in another thread. */
export const threadDied = (cause: unknown): AppError =>
  new AppError('generationFailed', { isRetryable: true, cause });
