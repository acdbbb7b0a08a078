import type { Json } from '../../../schema/stored-values.ts';

/**
 * The operation of a provider that has been asked and has not told yet by what name to look for what it
 * makes, or never does: nobody can go on with it, and nobody can end it.
 */
export const unconfirmedSubmission = (model: string): Json => ({ asked: model });

/** Or nothing was. */
export const isUnconfirmedSubmission = (operation: Json): boolean =>
  operation === null || (typeof operation === 'object' && 'asked' in operation);
