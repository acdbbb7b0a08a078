import { ROUTES, SERVER_MESSAGES, SHORT_NAME } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readByteRange } from '../../platform/http/byte-range.ts';
import type { MediaExtension } from './creation.ts';
import { type Media, type MediaFile, POSTER_WIDTHS, type PosterWidth } from './media.ts';

/** The token is 128 bits in base64url. */
const MEDIA_NAME = /^([\w-]{22})\.(png|gif)$/;

const querySchema = z.object({
  /** A light WebP still of this width instead of the whole. */
  poster: z
    .enum(POSTER_WIDTHS.map(String))
    .transform((text) => Number(text) as PosterWidth)
    .optional(),
  /** Present: offered for saving instead of being shown. */
  download: z.string().max(10).optional(),
});

/**
 * The public addresses of creations. Each opens its creation to everyone until the creation is
 * deleted: a browser has to ask each time, and is told whether its copy is still the right one.
 */
export function registerMediaRoutes(app: App, media: Media): void {
  app.route({
    // HEAD stands here as well, because fastify's own HEAD routes call every empty answer 0 bytes long.
    method: ['GET', 'HEAD'],
    url: ROUTES.media,
    schema: {
      summary: 'The bytes of a creation, at its unguessable address',
      tags: ['creations'],
      params: z.object({ name: z.string() }),
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const { poster, download } = request.query;
      const [, token = '', extension] = MEDIA_NAME.exec(request.params.name) ?? [];
      const file =
        extension === undefined
          ? null
          : await media.find(token, extension as MediaExtension, poster ?? null);
      if (file === null) throw notFound();

      const entityTag = `"${file.version}"`;
      reply.headers({
        etag: entityTag,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        // Shared links are for people, not for search engines.
        'x-robots-tag': 'noindex',
      });
      if (download !== undefined) {
        const name = `${SHORT_NAME}-${token.slice(0, 8)}.${poster === undefined ? extension : 'webp'}`;
        reply.header('content-disposition', `attachment; filename="${name}"`);
      }
      if (matches(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
      return await sendFile(request, reply.type(file.mimeType), file, entityTag);
    },
  });
}

/** Sends the file or the part of it that is asked for; to HEAD, the headers alone. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Pick<MediaFile, 'size' | 'open'>,
  entityTag: string,
): Promise<FastifyReply> {
  const sizeBytes = await file.size();
  if (sizeBytes === null) throw notFound();
  reply.header('accept-ranges', 'bytes');
  // A part of other bytes than the client has would be of no use to it.
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
  if (stream === null) throw notFound();
  return reply.send(stream);
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
const matches = (header: string | undefined, entityTag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === entityTag));

const notFound = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });
