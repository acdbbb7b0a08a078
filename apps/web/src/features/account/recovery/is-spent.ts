import { LETTER_MESSAGES } from '@loopwright/contract';
import { ApiError } from '../../../lib/api-error.ts';

/** Whether a link of a letter opens nothing any more. Bad passwords are answered alike but for this. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.publicMessage === LETTER_MESSAGES.linkExpired;
