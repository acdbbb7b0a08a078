import { SERVER_MESSAGES } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

/** The last creation of a page: the next page begins after it. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** Later years have more than four digits, which the database would not read. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

const encodedSchema = z.tuple([z.number().int().min(0).max(LAST_MOMENT_MS), z.uuid()]);

/** Opaque to clients. */
export const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** @throws AppError `invalid` for a cursor that was not made here */
export function decodeCursor(cursor: string): Position {
  const parsed = encodedSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.invalid });
  const [createdAt, id] = parsed.data;
  return { createdAt: new Date(createdAt), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
