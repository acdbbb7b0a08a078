import { Readable } from 'node:stream';
import {
  activeGenerationsSchema,
  GENERATION_EVENT,
  generationResponseSchema,
  ROUTES,
} from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { EVENT_STREAM_HEADERS, writeEvents } from '../../platform/http/event-stream.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { Subscribers } from '../../platform/http/subscribers.ts';
import { untilClosed } from '../../platform/http/until-closed.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { GenerationService } from './service.ts';

/** Reading, following and cancelling generations. */
export function registerGenerationRoutes(app: App, generations: GenerationService): void {
  const tags = ['generation'];
  const subscribers = new Subscribers();

  app.get(
    ROUTES.activeGenerations,
    {
      schema: {
        summary: 'My generations that have not ended, oldest first',
        tags,
        response: { 200: activeGenerationsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { workspaceId } = requirePermission(request.principal, 'view');
      return { generations: await generations.listActive(workspaceId) };
    },
  );

  app.get(
    ROUTES.generation,
    {
      schema: {
        summary: 'One of my generations',
        tags,
        params: idParams,
        response: { 200: generationResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { generation: await generations.read(workspaceId, checkId(request.params.id)) };
    },
  );

  app.get(
    ROUTES.generationEvents,
    {
      schema: {
        summary: 'The generation now and after each change, as server-sent events until it ends',
        tags,
        produces: ['text/event-stream'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const { userId, workspaceId } = requirePermission(request.principal, 'view');
      const id = checkId(request.params.id);
      await generations.read(workspaceId, id);
      const signal = untilClosed(reply);
      const followed = subscribers.subscribe(userId, request.isStillSignedIn, () =>
        generations.follow(workspaceId, id, signal),
      );
      const events = writeEvents(GENERATION_EVENT, followed);
      return await reply.headers(EVENT_STREAM_HEADERS).send(Readable.from(events));
    },
  );

  app.delete(
    ROUTES.generation,
    {
      schema: {
        summary: 'Cancel one of my generations; its tokens come back',
        tags,
        params: idParams,
        response: { 200: generationResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      reply.header('cache-control', 'no-store');
      return { generation: await generations.cancel(workspaceId, checkId(request.params.id)) };
    },
  );

  // A connection that waits would keep the server from closing.
  app.addHook('preClose', async () => generations.stopWaiting());
}
