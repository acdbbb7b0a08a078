import { cutRequestSchema, generationResponseSchema, ROUTES } from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import { requirePermission } from '../workspaces/index.ts';
import { generationKeyHeader } from './key-header.ts';
import type { GenerationService } from './service.ts';

/** `POST /api/creations/:id/cuts`: answers with a generation that can be followed. */
export function registerRecutRoutes(app: App, generations: GenerationService): void {
  app.post(
    ROUTES.creationCuts,
    {
      schema: {
        summary: 'Make another loop of the clip that one was cut from; costs nothing',
        tags: ['generation'],
        params: idParams,
        headers: generationKeyHeader,
        body: cutRequestSchema,
        response: { 202: generationResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'create');
      const id = await generations.recut(principal, {
        creationId: checkId(request.params.id),
        choice: request.body.cut,
        requestKey: readRequestKey(request),
        address: clientAddress(request),
      });
      reply.code(202).header('cache-control', 'no-store');
      return { generation: await generations.read(principal.workspaceId, id) };
    },
  );
}
