import { SERVER_MESSAGES } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Of routes about one thing. */
export const idParams = z.object({ id: z.string() });

const idSchema = z.uuid();

/** @throws AppError `not-found` for what cannot be an id: nothing has that */
export function checkId(id: string): string {
  const result = idSchema.safeParse(id);
  if (result.success) return result.data;
  throw new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });
}
