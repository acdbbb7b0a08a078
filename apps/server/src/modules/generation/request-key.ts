import { IDEMPOTENCY_HEADER, LIMITS } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

const REQUEST_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyMaximum}}$`);

/** The header in the description of routes that take it. */
export const keyHeader = z.object({
  [IDEMPOTENCY_HEADER.toLowerCase()]: z.string().optional().meta({
    description: 'Names this request: sent again, it gives the same answer and costs nothing more.',
  }),
});

/** @throws AppError `invalid` for a key that is none */
export function readRequestKey(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && REQUEST_KEY.test(key)) return key;
  throw new AppError('invalid');
}
