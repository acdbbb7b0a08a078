import { SERVER_MESSAGES } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** The last creation of a page: the next page begins after it. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const encodedSchema = z.tuple([z.number().int().min(0).max(8.64e15), z.uuid()]);

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
