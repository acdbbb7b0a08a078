import { SHARE_ROUTES, SHORT_NAME } from '@loopwright/contract';
import { z } from 'zod';
import { notFoundError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { isKnownTag, MINUTE_CACHING, sendFile } from '../../platform/http/send-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Media } from '../creations/index.ts';
import type { SharingService } from './service.ts';
import type { ViewCounter } from './share-limits.ts';
import { type Shared, variantOf, VIDEO_NAME } from './shared-creation.ts';

const SLUG_LETTERS = 8;

interface SharedMediaDependencies {
  readonly sharing: SharingService;
  readonly media: Pick<Media, 'findForShare'>;
  readonly storage: Storage;
  readonly countView: ViewCounter;
}

type ServedFile = Parameters<typeof sendFile>[2] & {
  readonly mimeType: string;
  readonly version: string;
};

/** The files of shared creations, at addresses below that of their page. Other sites may show them. */
export function registerSharedMediaRoutes(app: App, dependencies: SharedMediaDependencies): void {
  const { sharing, countView } = dependencies;
  app.route({
    // HEAD is handled here, because fastify's own HEAD routes set a content-length of 0.
    method: ['GET', 'HEAD'],
    url: SHARE_ROUTES.media,
    schema: {
      summary:
        'A file of a shared creation: the whole file, a still, or a video where there is one',
      tags: ['sharing'],
      params: z.object({ slug: z.string(), name: z.string() }),
      querystring: z.object({
        /** When present, the file is sent as an attachment. */
        download: z.string().max(80).optional(),
      }),
    },
    handler: async (request, reply) => {
      await countView(clientAddress(request));
      const { slug, name } = request.params;
      const shared = await sharing.require(slug);
      const file = await findFile(dependencies, shared, name);
      const isDownload = request.query.download !== undefined;
      if (file === null || (isDownload && !shared.creation.allowsDownload)) throw notFoundError();
      const entityTag = `"${file.version}"`;
      reply.headers({
        etag: entityTag,
        'cache-control': MINUTE_CACHING,
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      if (isDownload) {
        const extension = name.slice(name.lastIndexOf('.'));
        const saved = `${SHORT_NAME}-${slug.slice(0, SLUG_LETTERS)}${extension}`;
        reply.header('content-disposition', `attachment; filename="${saved}"`);
      }
      if (isKnownTag(request, entityTag)) return reply.code(304).send();
      return await sendFile(request, reply.type(file.mimeType), file, entityTag);
    },
  });
}

/** @returns null when a share has no file of this name */
async function findFile(
  { media, storage }: SharedMediaDependencies,
  { creation, creationId, video }: Shared,
  name: string,
): Promise<ServedFile | null> {
  const variant = variantOf(creation, name);
  if (variant !== undefined) return await media.findForShare(creationId, variant);
  if (name !== VIDEO_NAME || video === null) return null;
  const { storageKey } = video;
  return {
    mimeType: 'video/mp4',
    version: storageKey.replaceAll(/[^\w-]/g, '-'),
    size: () => storage.size(storageKey),
    open: (range) => storage.open(storageKey, range),
  };
}
