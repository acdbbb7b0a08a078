import { POSTER_WIDTHS, type PosterWidth, ROUTES, SHORT_NAME } from '@loopwright/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { notFoundError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { isKnownTag, sendFile } from '../../platform/http/send-file.ts';
import type { Principal } from '../workspaces/index.ts';
import type { MediaExtension } from './creation.ts';
import type { CreationFile, Media, MediaFile } from './media.ts';

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

/** Whether a user is a member of a workspace. */
type FindMembership = (userId: string, workspaceId: string) => Promise<boolean>;

/**
 * The addresses of the files of creations, for members of their workspace. Those of old creations work
 * without a session. Browsers revalidate their copy on every use.
 * @param redirectClock when present, downloads are redirected to the storage if it has signed URLs
 */
export function registerMediaRoutes(
  app: App,
  media: Media,
  isMember: FindMembership,
  redirectClock: Clock | null,
): void {
  app.route({
    // HEAD is handled here, because fastify's own HEAD routes set a content-length of 0.
    method: ['GET', 'HEAD'],
    url: ROUTES.media,
    schema: {
      summary: 'The file of a creation',
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
      if (file === null || !(await maySee(file, request.principal, isMember))) {
        throw notFoundError();
      }

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
      if (isKnownTag(request, entityTag)) return reply.code(304).send();
      return await sendFile(request, reply.type(file.mimeType), file, entityTag);
    },
  });
}

/** A user may also look at creations of a workspace that is not the active one. */
const maySee = async (
  { isOpen, workspaceId }: CreationFile,
  principal: Principal,
  isMember: FindMembership,
): Promise<boolean> =>
  isOpen ||
  (principal.kind === 'user' &&
    (principal.workspaceId === workspaceId || (await isMember(principal.userId, workspaceId))));

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
