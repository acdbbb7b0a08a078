import { oembedQuerySchema, SHARE_ROUTES } from '@loopwright/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { EMBED_POLICY, embedPage, emptyEmbedPage } from './embed-page.ts';
import { oembedOf, oembedXml, slugIn } from './oembed.ts';
import type { SharingService } from './service.ts';
import type { ViewCounter } from './share-limits.ts';

interface EmbedDependencies {
  readonly sharing: SharingService;
  readonly countView: ViewCounter;
  readonly publicUrl: string;
}

/** What other sites ask for to show a shared creation: the player, and its description by oEmbed. */
export function registerEmbedRoutes(app: App, dependencies: EmbedDependencies): void {
  const { sharing, countView, publicUrl } = dependencies;

  app.get(
    SHARE_ROUTES.embed,
    {
      schema: {
        summary: 'The player of a shared creation, for frames of other sites',
        tags: ['sharing'],
        params: z.object({ slug: z.string() }),
      },
    },
    async (request, reply) => {
      await countView(clientAddress(request));
      const language = languageOf(request);
      letFrame(reply).header('content-language', language);
      const shared = await sharing.find(request.params.slug);
      if (shared === null) {
        return await reply
          .code(404)
          .header('cache-control', 'no-store')
          .send(emptyEmbedPage(language));
      }
      return await reply.send(embedPage(shared, language, publicUrl));
    },
  );

  app.get(
    SHARE_ROUTES.oembed,
    {
      schema: {
        summary: 'How another site shows a shared creation, by the oEmbed standard',
        tags: ['sharing'],
        querystring: oembedQuerySchema,
      },
    },
    async (request, reply) => {
      await countView(clientAddress(request));
      const { url, format, maxwidth, maxheight } = request.query;
      if (format !== 'json' && format !== 'xml')
        throw new AppError('invalid', { kind: 'not-implemented' });
      const shared = await sharing.require(slugIn(url, publicUrl) ?? '');
      const room = { width: maxwidth, height: maxheight };
      const fields = oembedOf(shared, room, { language: languageOf(request), publicUrl });
      reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' });
      if (format === 'xml') {
        return await reply.type('text/xml; charset=utf-8').send(oembedXml(fields));
      }
      return await reply.type('application/json; charset=utf-8').send(fields);
    },
  );
}

/** These pages alone may be framed; they can do nothing that a click in a foreign frame could abuse. */
const letFrame = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader('x-frame-options').type('text/html; charset=utf-8').headers({
    'content-security-policy': EMBED_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
    vary: 'Accept-Language, Cookie',
    'x-robots-tag': 'noindex',
  });
