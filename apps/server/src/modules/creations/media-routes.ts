import { ROUTES, SHORT_NAME } from '@loopwright/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { notFoundError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { MediaExtension } from './creation.ts';
import { type Media, type MediaFile, POSTER_WIDTHS, type PosterWidth } from './media.ts';

/** The token is 128 bits in base64url. */
const MEDIA_NAME = /^([\w-]{22})\.(png|gif)$/;

/** Names that need no quoting anywhere. */
const FILE_NAME = /^[\w-]+\.(png|gif|webp)$/;
/** Enough for a browser to begin the download; deleting a creation does not end it earlier. */
const REDIRECT_SECONDS = 60;

const querySchema = z.object({
  /** Requests a WebP still of this width instead of the full file. */
  poster: z
    .enum(POSTER_WIDTHS.map(String))
    .transform((text) => Number(text) as PosterWidth)
    .optional(),
  /** When present, the file is sent as an attachment, with this name if it is one for such a file. */
  download: z.string().max(80).optional(),
});

/**
 * The public addresses of creations. An address works without signing in until the creation is deleted:
 * browsers therefore revalidate their copy on every use.
 * @param redirectClock when present, downloads are redirected to the storage if it has signed URLs
 */
export function registerMediaRoutes(app: App, media: Media, redirectClock: Clock | null): void {
  app.route({
    // HEAD is handled here, because fastify's own HEAD routes set a content-length of 0.
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
      if (file === null) throw notFoundError();

      const entityTag = `"${file.version}"`;
      reply.headers({
        etag: entityTag,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        // Creations must not appear in search engines.
        'x-robots-tag': 'noindex',
      });
      if (download !== undefined) {
        const fileExtension = poster === undefined ? String(extension) : 'webp';
        const name = isFileName(download, fileExtension)
          ? download
          : `${SHORT_NAME}-${token.slice(0, 8)}.${fileExtension}`;
        const disposition = `attachment; filename="${name}"`;
        const url =
          redirectClock === null || request.method === 'HEAD'
            ? null
            : await signDownload(file, disposition, redirectClock());
        if (url !== null) {
          reply.removeHeader('etag').header('cache-control', 'no-store');
          return await reply.redirect(url, 302);
        }
        reply.header('content-disposition', disposition);
      }
      if (matches(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
      return await sendFile(request, reply.type(file.mimeType), file, entityTag);
    },
  });
}

const signDownload = (
  file: MediaFile,
  disposition: string,
  signedAt: Date,
): Promise<string | null> =>
  file.signUrl({
    signedAt,
    expiresInSeconds: REDIRECT_SECONDS,
    mimeType: file.mimeType,
    disposition,
  });

const isFileName = (text: string, extension: string): boolean =>
  FILE_NAME.exec(text)?.[1] === extension;

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
const matches = (header: string | undefined, entityTag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === entityTag));
