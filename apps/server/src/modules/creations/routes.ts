import {
  creationResponseSchema,
  creationsQuerySchema,
  creationsResponseSchema,
  ROUTES,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { CreationService } from './service.ts';

/** The gallery of the principal's workspace. */
export function registerCreationRoutes(app: App, service: CreationService): void {
  app.get(
    ROUTES.creations,
    {
      schema: {
        summary: 'My creations, newest first; without a limit all of them',
        tags: ['creations'],
        querystring: creationsQuerySchema,
        response: { 200: creationsResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const { cursor, limit } = request.query;
      reply.header('cache-control', 'no-store');
      return await service.list(workspaceId, cursor, limit);
    },
  );

  app.get(
    ROUTES.creation,
    {
      schema: {
        summary: 'One of my creations',
        tags: ['creations'],
        params: idParams,
        response: { 200: creationResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { creation: await service.read(workspaceId, checkId(request.params.id)) };
    },
  );

  app.delete(
    ROUTES.creation,
    {
      schema: {
        summary:
          'Delete one of my creations; its address is dead at once, and it can be restored for 10 seconds',
        tags: ['creations'],
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      await service.delete(workspaceId, checkId(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    ROUTES.creationRestoration,
    {
      schema: {
        summary: 'Restore a creation that I deleted a moment ago',
        tags: ['creations'],
        params: idParams,
        response: { 200: creationResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      reply.header('cache-control', 'no-store');
      return { creation: await service.restore(workspaceId, checkId(request.params.id)) };
    },
  );
}
