import type { Json } from '../../../schema/stored-values.ts';

/**
 * The stored operation of a request that was submitted without an operation id: the provider has not
 * answered yet, or never returns an id. It can be neither resumed nor canceled. The key `asked` stands
 * in stored rows.
 */
export const unconfirmedSubmission = (model: string): Json => ({ asked: model });

/** Whether an operation has no id to resume or cancel it by; also true when nothing was submitted. */
export const isUnconfirmedSubmission = (operation: Json): boolean =>
  operation === null || (typeof operation === 'object' && 'asked' in operation);
