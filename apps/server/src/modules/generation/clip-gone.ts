import { MODEL_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';

/** The clip's file was deleted, before the request or while its job waited. */
export const clipGone = (): AppError =>
  new AppError('conflict', { publicMessage: MODEL_MESSAGES.clipGone });
