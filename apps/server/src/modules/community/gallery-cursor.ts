import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { GalleryPosition } from './gallery-store.ts';

/** The database does not parse years of more than four digits. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

const encodedSchema = z.tuple([z.number().min(0).max(LAST_MOMENT_MS), z.uuid()]);

/** Encodes a position as text. Clients must not interpret it. */
export const encodePosition = ({ value, id }: GalleryPosition): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** @throws AppError `invalid` for a cursor that `encodePosition` did not make */
export function decodePosition(cursor: string): GalleryPosition {
  const parsed = encodedSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new AppError('invalid');
  const [value, id] = parsed.data;
  return { value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
