import { STYLE_PREVIEW_ROUTE, stylePreviewQuerySchema } from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { untilClosed } from '../../platform/http/until-closed.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { StylePreviews } from './style-previews.ts';

export function registerStylePreviewRoutes(app: App, previews: StylePreviews): void {
  app.get(
    STYLE_PREVIEW_ROUTE,
    {
      schema: {
        summary: 'A prompt drawn small in a style by the built-in engine; free of charge',
        tags: ['generation'],
        querystring: stylePreviewQuerySchema,
        produces: ['image/webp'],
      },
      config: { missingFieldMessage: 'noPrompt' },
    },
    async (request, reply) => {
      const { userId, plan } = requirePermission(request.principal, 'create');
      const origin = { id: userId, address: clientAddress(request), plan };
      const picture = await previews.draw(origin, request.query, untilClosed(reply));
      return picture === null
        ? await reply.code(204).send()
        : await reply.type('image/webp').send(picture);
    },
  );
}
