import {
  creationResponseSchema,
  creationsQuerySchema,
  creationsResponseSchema,
  ROUTES,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { requireUser } from '../accounts/index.ts';
import type { CreationService } from './service.ts';

/** The gallery of whoever is signed in. */
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
      onRequest: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { cursor, limit } = request.query;
      reply.header('cache-control', 'no-store');
      return await service.list(requireUser(request).id, cursor, limit);
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
      const user = requireUser(request);
      reply.header('cache-control', 'no-store');
      return { creation: await service.read(user.id, checkId(request.params.id)) };
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
      const user = requireUser(request);
      await service.delete(user.id, checkId(request.params.id));
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
      const user = requireUser(request);
      reply.header('cache-control', 'no-store');
      return { creation: await service.restore(user.id, checkId(request.params.id)) };
    },
  );
}
