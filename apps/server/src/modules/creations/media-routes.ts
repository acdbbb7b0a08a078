import { ROUTES, SERVER_MESSAGES, SHORT_NAME } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { MediaExtension } from './creation.ts';
import { type Media, POSTER_WIDTHS, type PosterWidth } from './media.ts';

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
 * The public addresses of creations. Whoever has one may see the picture, until it is deleted: a
 * browser has to ask each time, and is told whether its copy is still the right one.
 */
export function registerMediaRoutes(app: App, media: Media): void {
  app.get(
    ROUTES.media,
    {
      schema: {
        summary: 'The bytes of a creation, at its unguessable address',
        tags: ['creations'],
        params: z.object({ name: z.string() }),
        querystring: querySchema,
      },
    },
    async (request, reply) => {
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
      if (request.headers['if-none-match'] === entityTag) return reply.code(304).send();

      const bytes = await file.read();
      if (bytes === null) throw notFound();
      return reply
        .type(file.mimeType)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}

const notFound = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });
