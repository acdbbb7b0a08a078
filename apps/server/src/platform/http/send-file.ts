import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundError } from '../errors.ts';
import type { ByteRange } from '../storage/storage.ts';
import { readByteRange } from './byte-range.ts';

/**
 * Of files that can be taken back: browsers ask each time, and get an answer without a body while nothing has changed. A
 * CDN may answer by itself for a minute, which is how long it may serve what has been taken back.
 */
export const MINUTE_CACHING = 'public, max-age=0, s-maxage=60, must-revalidate';

interface SentFile {
  /** @returns the size in bytes; null when the file is gone */
  size(): Promise<number | null>;
  /** See `Storage.open`. */
  open(range?: ByteRange): Promise<Readable | null>;
}

/**
 * Sends the file or the requested range of it. A HEAD request gets only the headers.
 * @param entityTag of this version of the file
 * @throws AppError `not-found` when the file is gone
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  entityTag: string,
): Promise<FastifyReply> {
  const sizeBytes = await file.size();
  if (sizeBytes === null) throw notFoundError();
  reply.header('accept-ranges', 'bytes');
  // The whole file is sent when the client's partial copy is of another version.
  const ifRange = request.headers['if-range'];
  const isOfSame = ifRange === undefined || ifRange === entityTag;
  const range = isOfSame ? readByteRange(request.headers.range, sizeBytes) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  }
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${sizeBytes}`);
  }
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  reply.header('content-length', last - first + 1);
  if (request.method === 'HEAD') return reply.send();
  const stream = await file.open(range ?? undefined);
  if (stream === null) throw notFoundError();
  return reply.send(stream);
}

/** Whether the client has this version: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
export function isKnownTag({ headers }: FastifyRequest, entityTag: string): boolean {
  const header = headers['if-none-match'];
  return (
    header !== undefined &&
    (header === '*' ||
      header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === entityTag))
  );
}
