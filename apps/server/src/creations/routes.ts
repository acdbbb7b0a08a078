import {
  creationsQuerySchema,
  creationsResponseSchema,
  ROUTES,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { requireUser } from '../http/session.ts';
import type { CreationService } from './service.ts';

const idSchema = z.uuid();

/** The gallery of whoever is signed in. */
export function registerCreationRoutes(app: App, service: CreationService): void {
  app.get(
    ROUTES.creations,
    {
      schema: {
        summary: 'My creations, newest first',
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

  app.delete(
    ROUTES.creation,
    {
      schema: {
        summary: 'Delete one of my creations; its address is dead at once',
        tags: ['creations'],
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const id = idSchema.safeParse(request.params.id);
      if (!id.success) throw new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });
      await service.delete(user.id, id.data);
      return reply.code(204).send(null);
    },
  );
}
