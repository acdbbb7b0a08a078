import { z } from 'zod';
import { notFoundError } from '../errors.ts';

/** The path parameter of routes about one object. */
export const idParams = z.object({ id: z.string() });

const idSchema = z.uuid();

/** @throws AppError `not-found` for a text that cannot be an id */
export function checkId(id: string): string {
  const result = idSchema.safeParse(id);
  if (result.success) return result.data;
  throw notFoundError();
}
