import { FEATURE_ROUTES, featureChoiceSchema, featuresResponseSchema } from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { FeatureService } from './service.ts';

const tags = ['accounts'];
const response = { 200: featuresResponseSchema };

/** Early access of the principal, in all of their workspaces. */
export function registerFeatureRoutes(app: App, features: FeatureService): void {
  app.get(
    FEATURE_ROUTES.features,
    { schema: { summary: 'The early features, and which I have switched on', tags, response } },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await features.read(userId);
    },
  );

  app.put(
    FEATURE_ROUTES.features,
    {
      schema: {
        summary: 'Switch an early feature on or off',
        tags,
        body: featureChoiceSchema,
        response,
      },
    },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await features.choose(userId, request.body);
    },
  );
}
