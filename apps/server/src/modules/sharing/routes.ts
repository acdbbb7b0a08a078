import {
  SHARE_ROUTES,
  sharedCreationResponseSchema,
  shareRequestSchema,
  shareResponseSchema,
  shareStateSchema,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { requirePermission, type UserPrincipal } from '../workspaces/index.ts';
import type { SharingService } from './service.ts';
import type { ViewCounter } from './share-limits.ts';

const tags = ['sharing'];

interface ShareRouteDependencies {
  readonly sharing: SharingService;
  readonly countChange: RequestCounter;
  readonly countView: ViewCounter;
}

/** Sharing of the principal's creations, and what everybody may read of a shared one. */
export function registerShareRoutes(app: App, dependencies: ShareRouteDependencies): void {
  const { sharing, countChange, countView } = dependencies;

  async function requireSharer(request: FastifyRequest): Promise<UserPrincipal> {
    const principal = requirePermission(request.principal, 'create');
    await countChange({ id: principal.userId, address: clientAddress(request) });
    return principal;
  }

  app.get(
    SHARE_ROUTES.ofCreation,
    {
      schema: {
        summary: 'Whether one of my creations is shared, and what its page shows',
        tags,
        params: idParams,
        response: { 200: shareStateSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await sharing.read(workspaceId, checkId(request.params.id));
    },
  );

  app.post(
    SHARE_ROUTES.ofCreation,
    {
      schema: {
        summary:
          'Share one of my creations by an unguessable address or with the community, or change what its page shows',
        tags,
        params: idParams,
        body: shareRequestSchema,
        response: { 200: shareResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const sharer = await requireSharer(request);
      reply.header('cache-control', 'no-store');
      return { share: await sharing.share(sharer, checkId(request.params.id), request.body) };
    },
  );

  app.delete(
    SHARE_ROUTES.ofCreation,
    {
      schema: {
        summary: 'Stop sharing one of my creations: its addresses are dead at once',
        tags,
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { workspaceId } = await requireSharer(request);
      await sharing.stop(workspaceId, checkId(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    SHARE_ROUTES.share,
    {
      schema: {
        summary: 'A shared creation as everybody may see it',
        tags,
        params: z.object({ slug: z.string() }),
        response: { 200: sharedCreationResponseSchema },
      },
    },
    async (request, reply) => {
      await countView(clientAddress(request));
      reply.header('cache-control', 'no-store');
      return { creation: (await sharing.require(request.params.slug)).creation };
    },
  );
}
