import {
  creationIdsSchema,
  creationsChangeSchema,
  creationsQuerySchema,
  creationsResponseSchema,
  GALLERY_ROUTES,
  ROUTES,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { CreationService } from './service.ts';

/** Routes of the gallery of the principal's workspace: many creations at once. */
export function registerGalleryRoutes(app: App, service: CreationService): void {
  app.get(
    ROUTES.creations,
    {
      schema: {
        summary: 'My creations that match, newest first; without a limit all of them',
        tags: ['creations'],
        querystring: creationsQuerySchema,
        response: { 200: creationsResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const viewer = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await service.list(viewer, request.query);
    },
  );

  app.patch(
    ROUTES.creations,
    {
      schema: {
        summary: 'Mark several of my creations as favorites, or move them to a folder',
        tags: ['creations'],
        body: creationsChangeSchema,
        response: { 204: z.null() },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const viewer = requirePermission(request.principal, 'create');
      await service.changeAll(viewer, request.body);
      return reply.code(204).send(null);
    },
  );

  const each = [
    {
      path: GALLERY_ROUTES.deletions,
      summary: 'Delete several of my creations, like one',
      change: (workspaceId: string, ids: string[]) => service.deleteAll(workspaceId, ids),
    },
    {
      path: GALLERY_ROUTES.restorations,
      summary: 'Restore several creations that I deleted a moment ago',
      change: (workspaceId: string, ids: string[]) => service.restoreAll(workspaceId, ids),
    },
  ];
  for (const { path, summary, change } of each) {
    app.post(
      path,
      {
        schema: {
          summary,
          tags: ['creations'],
          body: creationIdsSchema,
          response: { 204: z.null() },
        },
        onRequest: async (request) => void requirePermission(request.principal, 'create'),
      },
      async (request, reply) => {
        const { workspaceId } = requirePermission(request.principal, 'create');
        await change(workspaceId, request.body.ids);
        return reply.code(204).send(null);
      },
    );
  }
}
