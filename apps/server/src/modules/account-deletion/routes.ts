import { accountDeletionRequestSchema, ROUTES } from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { type BrowserSessions, requireUser } from '../accounts/index.ts';
import type { DeletionService } from './deletion-service.ts';
import type { ExportService } from './export-service.ts';

export interface AccountDeletionRouteDependencies {
  readonly exports: ExportService;
  readonly deletion: DeletionService;
  readonly browser: BrowserSessions;
}

const tags = ['accounts'];

/** The routes of data export and account deletion. */
export function registerAccountDeletionRoutes(
  app: App,
  dependencies: AccountDeletionRouteDependencies,
): void {
  const { exports, deletion, browser } = dependencies;

  app.get(
    ROUTES.accountExport,
    {
      // A HEAD request would cost as much as the export, and count towards the same limit.
      exposeHeadRoute: false,
      schema: {
        summary: 'Everything that is held about me, in one ZIP',
        tags,
        produces: ['application/zip'],
      },
    },
    async (request, reply) => {
      const { name, content } = await exports.open(requireUser(request));
      return await reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(content);
    },
  );

  app.post(
    ROUTES.accountDeletion,
    {
      schema: {
        summary: 'Delete my account with everything of mine; ends a subscription at once',
        tags,
        body: accountDeletionRequestSchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await deletion.deleteAccount(requireUser(request), request.body);
      browser.writeAnonymous(reply);
      return reply.header('cache-control', 'no-store').status(204).send();
    },
  );
}
