import { AVATAR_BYTES, avatarResponseSchema, AVATAR_ROUTES } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { isKnownTag, MINUTE_CACHING, sendFile } from '../../platform/http/send-file.ts';
import {
  fileOfForm,
  registerFileForm,
  streamedBody,
  withUploadedFile,
} from '../../platform/http/uploaded-file.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { requirePermission } from '../workspaces/index.ts';
import { AVATAR_MIME_TYPE } from './avatar-files.ts';
import type { AvatarService } from './avatars.ts';
import type { CommunityViewCounter } from './community-limits.ts';

const tags = ['community'];
const response = { 200: avatarResponseSchema };

interface AvatarRouteDependencies {
  readonly avatars: AvatarService;
  readonly storage: Pick<Storage, 'size' | 'open'>;
  readonly countChange: RequestCounter;
  /** Counts files that are asked for, against trying addresses in bulk. */
  readonly countFile: CommunityViewCounter;
}

/** The pictures of users. */
export function registerAvatarRoutes(app: App, dependencies: AvatarRouteDependencies): void {
  const { avatars } = dependencies;
  registerFileForm(app, { fileSize: AVATAR_BYTES, fields: 1 }, (scope) =>
    registerUpload(scope, dependencies),
  );

  app.delete(
    AVATAR_ROUTES.own,
    { schema: { summary: 'Have no picture', tags, response } },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      await avatars.remove(userId);
      reply.header('cache-control', 'no-store');
      return { avatar: null };
    },
  );

  registerFile(app, dependencies);
}

function registerUpload(app: App, { avatars, countChange }: AvatarRouteDependencies): void {
  app.post(
    AVATAR_ROUTES.own,
    {
      onRequest: async (request: FastifyRequest) =>
        void requirePermission(request.principal, 'view'),
      ...streamedBody,
      schema: {
        summary: 'Upload my picture, which replaces the one before',
        description:
          'PNG, WebP or JPEG, at most 5 MB. What is stored are two squares of its pixels. Others see it when the user has a public page.',
        tags,
        consumes: ['multipart/form-data'],
        body: z.object({ file: fileOfForm() }),
        response,
      },
    },
    async (request, reply) => {
      const { userId: id } = requirePermission(request.principal, 'view');
      await avatars.checkRoom();
      await countChange({ id, address: clientAddress(request) });
      const limits = { maximumBytes: AVATAR_BYTES, tooLarge: 'imageTooLarge' } as const;
      reply.header('cache-control', 'no-store');
      return {
        avatar: await withUploadedFile(request, limits, (path) => avatars.set(id, path)),
      };
    },
  );
}

function registerFile(app: App, { avatars, storage, countFile }: AvatarRouteDependencies): void {
  app.get(
    AVATAR_ROUTES.file,
    {
      schema: {
        summary: 'A picture of a user, by its unguessable name',
        tags,
        produces: [AVATAR_MIME_TYPE],
        params: z.object({ name: z.string() }),
      },
    },
    async (request, reply) => {
      await countFile(clientAddress(request));
      const { principal } = request;
      const { name } = request.params;
      const viewerId = principal.kind === 'visitor' ? null : principal.userId;
      const { storageKey, isPublic } = await avatars.find(viewerId, name);
      const entityTag = `"${name}"`;
      reply.headers({
        etag: entityTag,
        'cache-control': isPublic ? MINUTE_CACHING : 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      if (isKnownTag(request, entityTag)) return reply.code(304).send();
      const served = {
        size: () => storage.size(storageKey),
        open: (range: Parameters<Storage['open']>[1]) => storage.open(storageKey, range),
      };
      return await sendFile(request, reply.type(AVATAR_MIME_TYPE), served, entityTag);
    },
  );
}
