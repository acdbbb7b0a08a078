import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { SIGNED_FILES_PATH } from '../../platform/storage/url-signer.ts';

/** Answers the signed URLs of local files. Other storages answer their own. */
export function registerSignedFileRoutes(app: App, storage: Storage, clock: Clock): void {
  const { verifyUrl } = storage;
  if (verifyUrl === null) return;
  app.route({
    // HEAD is handled here, because fastify's own HEAD routes set a content-length of 0.
    method: ['GET', 'HEAD'],
    url: `${SIGNED_FILES_PATH}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const signed = verifyUrl(request.url, clock());
      if (signed === null) throw new AppError('fileAddressInvalid');
      const { key, mimeType, disposition } = signed;
      reply.headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'content-disposition': disposition,
      });
      const file = { size: () => storage.size(key), open: storage.open.bind(storage, key) };
      return await sendFile(request, reply.type(mimeType), file, '"signed"');
    },
  });
}
