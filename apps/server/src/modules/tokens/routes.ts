import { Readable } from 'node:stream';
import {
  recentTokenUsageResponseSchema,
  SHORT_NAME,
  TOKEN_ROUTES,
  TOKEN_USAGE_PAGE,
  tokenUsageQuerySchema,
  tokenUsageResponseSchema,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { App } from '../../platform/http/app-type.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { TokenUsageService } from './usage-service.ts';

const tags = ['tokens'];

/** The token ledger of the principal's workspace. */
export function registerTokenRoutes(app: App, usage: TokenUsageService, clock: Clock): void {
  app.get(
    TOKEN_ROUTES.usage,
    {
      schema: {
        summary: 'What my tokens were used for, newest first',
        tags,
        querystring: tokenUsageQuerySchema,
        response: { 200: tokenUsageResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const { cursor, limit = TOKEN_USAGE_PAGE.default } = request.query;
      reply.header('cache-control', 'no-store');
      return await usage.list(workspaceId, cursor, limit);
    },
  );

  app.get(
    TOKEN_ROUTES.recentUsage,
    {
      schema: {
        summary: 'The tokens that I used in the last days, by quarters of an hour',
        tags,
        response: { 200: recentTokenUsageResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { items: await usage.listRecent(workspaceId) };
    },
  );

  app.get(
    TOKEN_ROUTES.usageCsv,
    {
      // A HEAD request would read the whole ledger.
      exposeHeadRoute: false,
      schema: { summary: 'All entries of my token ledger as CSV', tags, produces: ['text/csv'] },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const name = `${SHORT_NAME}-tokens-${clock().toISOString().slice(0, 10)}.csv`;
      return await reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(usage.writeCsv(workspaceId), { objectMode: false }));
    },
  );
}
