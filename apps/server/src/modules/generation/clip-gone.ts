import { MODEL_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';

/** For requests, and for a job that finds the file deleted since. */
export const clipGone = (): AppError =>
  new AppError('conflict', { publicMessage: MODEL_MESSAGES.clipGone });
