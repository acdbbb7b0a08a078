import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

/** The position of the last creation of a page. The next page begins after it. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** The database does not parse years of more than four digits. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

const encodedSchema = z.tuple([z.number().int().min(0).max(LAST_MOMENT_MS), z.uuid()]);

/** Encodes a position as text. Clients must not interpret it. */
export const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** @throws AppError `invalid` for a cursor that `encodeCursor` did not make */
export function decodeCursor(cursor: string): Position {
  const parsed = encodedSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new AppError('invalid');
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
