import { IDEMPOTENCY_HEADER, LIMITS } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';

const KEY_HEADER = IDEMPOTENCY_HEADER.toLowerCase();
const REQUEST_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyMaximum}}$`);

/** The header in the description of routes that take it. */
export const keyHeader = (description: string) =>
  z.object({ [KEY_HEADER]: z.string().optional().meta({ description }) });

/** @throws AppError `invalid` for a key that is none */
export function readRequestKey(request: FastifyRequest): string | null {
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return null;
  if (typeof key === 'string' && REQUEST_KEY.test(key)) return key;
  throw new AppError('invalid');
}
