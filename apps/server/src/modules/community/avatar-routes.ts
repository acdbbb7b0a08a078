import multipart from '@fastify/multipart';
import { AVATAR_BYTES, avatarResponseSchema, AVATAR_ROUTES } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { isKnownTag, sendFile } from '../../platform/http/send-file.ts';
import { withUploadedFile } from '../../platform/http/uploaded-file.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { requirePermission } from '../workspaces/index.ts';
import { AVATAR_MIME_TYPE } from './avatar-files.ts';
import type { AvatarService } from './avatars.ts';
import type { CommunityViewCounter } from './community-limits.ts';

const tags = ['community'];
const response = { 200: avatarResponseSchema };

/** As files of shares: browsers ask each time, and a CDN may answer by itself for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60, must-revalidate';

const FORM_LIMITS = {
  fileSize: AVATAR_BYTES,
  files: 1,
  fields: 1,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 50,
} as const;

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
  app.register(async (plain) => {
    await plain.register(multipart, { limits: FORM_LIMITS });
    registerUpload(plain.withTypeProvider<ZodTypeProvider>(), dependencies);
  });

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
  const file = z.string().meta({ format: 'binary' });
  app.post(
    AVATAR_ROUTES.own,
    {
      onRequest: async (request: FastifyRequest) =>
        void requirePermission(request.principal, 'view'),
      // The body is a stream.
      validatorCompiler: () => (value: unknown) => ({ value }),
      schema: {
        summary: 'Upload my picture, which replaces the one before',
        description:
          'PNG, WebP or JPEG, at most 5 MB. What is stored are two squares of its pixels. Others see it when the user has a public page.',
        tags,
        consumes: ['multipart/form-data'],
        body: z.object({ file }),
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
        'cache-control': isPublic ? CACHING : 'private, no-cache',
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
