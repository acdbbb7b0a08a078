import { AppError } from '../../platform/errors.ts';

/** The clip's file was deleted, before the request or while its job waited. */
export const clipGone = (): AppError => new AppError('clipGone');
