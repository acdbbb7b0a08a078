import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../errors.ts';

/** Says nothing against the work: another thread may well end it. */
export const threadDied = (cause: unknown): AppError =>
  new AppError('internal', {
    publicMessage: SERVER_MESSAGES.generationFailed,
    isRetryable: true,
    cause,
  });
