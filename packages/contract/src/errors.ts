import { z } from 'zod';

export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'out-of-tokens',
  'payment-failed',
  'plan-required',
  'storage-full',
  'csrf-failed',
  'forbidden',
  'sign-in-again',
  'not-found',
  'conflict',
  'cancelled',
  'too-large',
  'unsupported-type',
  'refused',
  'not-understood',
  'too-many',
  'internal',
  'unavailable',
] as const;

/** Every way in which a call can fail. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The HTTP status of each; a code without one does not compile. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'out-of-tokens': 402,
  'payment-failed': 402,
  'plan-required': 403,
  'storage-full': 403,
  'csrf-failed': 403,
  /** The role in the workspace does not allow it. */
  forbidden: 403,
  'sign-in-again': 403,
  'not-found': 404,
  conflict: 409,
  cancelled: 409,
  'too-large': 413,
  'unsupported-type': 415,
  refused: 422,
  /** The built-in engine knows no word of the prompt; nothing was charged. */
  'not-understood': 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

export const errorBodySchema = z.object({
  code: z.enum(ERROR_CODES),
  /** For the user: what happened and what to do. */
  message: z.string(),
  /** Finds the request in the server's log. */
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
