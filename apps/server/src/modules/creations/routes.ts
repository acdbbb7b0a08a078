import { creationChangeSchema, creationResponseSchema, ROUTES } from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { CreationService } from './service.ts';

/** Routes of one creation of the principal's workspace. */
export function registerCreationRoutes(app: App, service: CreationService): void {
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
      const viewer = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { creation: await service.read(viewer, checkId(request.params.id)) };
    },
  );

  app.patch(
    ROUTES.creation,
    {
      schema: {
        summary:
          'Change the title, the alternative text, the folder or the favorite mark of a creation',
        tags: ['creations'],
        params: idParams,
        body: creationChangeSchema,
        response: { 200: creationResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const viewer = requirePermission(request.principal, 'create');
      const id = checkId(request.params.id);
      reply.header('cache-control', 'no-store');
      return { creation: await service.change(viewer, id, request.body) };
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
      const viewer = requirePermission(request.principal, 'create');
      reply.header('cache-control', 'no-store');
      return { creation: await service.restore(viewer, checkId(request.params.id)) };
    },
  );
}
