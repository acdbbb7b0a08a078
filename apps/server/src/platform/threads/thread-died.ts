import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../errors.ts';

/** Retryable, because the same work may succeed in another thread. */
export const threadDied = (cause: unknown): AppError =>
  new AppError('internal', {
    publicMessage: SERVER_MESSAGES.generationFailed,
    isRetryable: true,
    cause,
  });
