import { enhanceRequestSchema, enhanceResponseSchema, ROUTES } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { untilClosed } from '../../platform/http/until-closed.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { EnhancementService } from './enhancement-service.ts';

export function registerPromptRoutes(app: App, enhancements: EnhancementService): void {
  app.post(
    ROUTES.enhancePrompt,
    {
      schema: {
        summary: 'Suggest what a prompt leaves open; free of charge',
        tags: ['generation'],
        body: enhanceRequestSchema,
        response: { 200: enhanceResponseSchema },
      },
      config: { missingFieldMessage: 'noPrompt' },
      onRequest: async (request: FastifyRequest) =>
        void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const origin = {
        id: requirePermission(request.principal, 'create').userId,
        address: clientAddress(request),
      };
      return await enhancements.enhance(origin, request.body, untilClosed(reply));
    },
  );
}
