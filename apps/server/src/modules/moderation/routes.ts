import {
  appealDecisionSchema,
  appealRequestSchema,
  decisionRequestSchema,
  figuresQuerySchema,
  isMailAddress,
  MODERATION_ROUTES,
  queueResponseSchema,
  reportRequestSchema,
  statementsResponseSchema,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { AVATAR_MIME_TYPE, type AvatarService } from '../community/index.ts';
import type { Media, SharedVariant } from '../creations/index.ts';
import { requirePermission } from '../workspaces/index.ts';
import { figuresCsv } from './figures.ts';
import { requireOperator } from './operators.ts';
import type { ModerationService } from './service.ts';

const tags = ['moderation'];
const PICTURE: SharedVariant = { kind: 'still', width: 640 };
const done = z.object({});

export interface ModerationRouteDependencies {
  readonly database: Database;
  readonly moderation: ModerationService;
  readonly media: Pick<Media, 'findForShare'>;
  readonly avatars: Pick<AvatarService, 'readFor'>;
  readonly operators: ReadonlySet<string>;
  /** @throws AppError `too-many` */
  readonly countReport: (address: string) => Promise<void>;
  readonly countChange: RequestCounter;
}

/** Reports of everybody, decisions of operators, and appeals of makers. */
export function registerModerationRoutes(
  app: App,
  dependencies: ModerationRouteDependencies,
): void {
  registerReports(app, dependencies);
  registerOperatorRoutes(app, dependencies);
  registerStatements(app, dependencies);
}

function registerReports(app: App, dependencies: ModerationRouteDependencies): void {
  const { moderation, countReport } = dependencies;
  app.post(
    MODERATION_ROUTES.reports,
    {
      schema: {
        summary: 'Report something that is shared, or the public page of a user',
        tags,
        body: reportRequestSchema,
        response: { 202: done },
      },
    },
    async (request, reply) => {
      const { website, email = '', slug, username, reason, details } = request.body;
      // Only programs fill that in. They learn nothing.
      if (website) return await reply.code(202).send({});
      if (email !== '' && !isMailAddress(email)) throw new AppError('invalidEmail');
      await countReport(clientAddress(request));
      const { principal } = request;
      const isVisitor = principal.kind === 'visitor';
      await moderation.report({
        slug: slug ?? null,
        username: username ?? null,
        reason,
        details: details.trim(),
        reporterId: isVisitor ? null : principal.userId,
        reporterEmail: isVisitor && email !== '' ? email : null,
        language: languageOf(request),
      });
      return await reply.code(202).send({});
    },
  );
}

function registerOperatorRoutes(app: App, dependencies: ModerationRouteDependencies): void {
  const { database, moderation, media, avatars, operators } = dependencies;
  const require = ({ principal }: FastifyRequest): Promise<string> =>
    requireOperator(database.orm, operators, principal);
  // Before the body is read, so that others learn nothing of it.
  const onRequest = async (request: FastifyRequest): Promise<void> => void (await require(request));

  app.get(
    MODERATION_ROUTES.queue,
    {
      schema: {
        summary: 'What waits for an operator, the most urgent first',
        tags,
        response: { 200: queueResponseSchema },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { items: await moderation.queue() };
    },
  );

  app.post(
    MODERATION_ROUTES.decisions,
    {
      schema: {
        summary: 'Keep, hide or remove something that is public, or suspend its maker',
        tags,
        body: decisionRequestSchema,
        response: { 200: done },
      },
      onRequest,
    },
    async (request, reply) => {
      const { creationId, profileId, ...decision } = request.body;
      const subject =
        creationId === undefined
          ? { creationId: null, profileId: profileId ?? '' }
          : { creationId, profileId: null };
      await moderation.decide(await require(request), { subject, ...decision });
      return await reply.send({});
    },
  );

  app.post(
    MODERATION_ROUTES.appeal,
    {
      schema: {
        summary: 'Decide about an appeal',
        tags,
        params: idParams,
        body: appealDecisionSchema,
        response: { 200: done },
      },
      onRequest,
    },
    async (request, reply) => {
      const id = checkId(request.params.id);
      await moderation.decideAppeal(await require(request), { id, ...request.body });
      return await reply.send({});
    },
  );

  app.get(
    MODERATION_ROUTES.picture,
    {
      schema: {
        summary: 'A still of something that waits, also of what is removed',
        tags,
        params: idParams,
      },
      onRequest,
    },
    async (request, reply) => {
      const file = await media.findForShare(checkId(request.params.id), PICTURE);
      const bytes = await file?.read();
      if (file === null || bytes == null) throw notFoundError();
      return await reply
        .type(file.mimeType)
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes));
    },
  );

  app.get(
    MODERATION_ROUTES.profilePicture,
    {
      schema: {
        summary: 'The picture of a user, also of one whose public page is closed',
        tags,
        params: idParams,
      },
      onRequest,
    },
    async (request, reply) => {
      const bytes = await avatars.readFor(checkId(request.params.id));
      if (bytes === null) throw notFoundError();
      return await reply
        .type(AVATAR_MIME_TYPE)
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes));
    },
  );

  app.get(
    MODERATION_ROUTES.figures,
    {
      schema: {
        summary: 'The numbers of a year, for a transparency report',
        tags,
        querystring: figuresQuerySchema,
      },
      onRequest,
    },
    async (request, reply) => {
      const { year, format } = request.query;
      const figures = await moderation.figures(year);
      reply.header('cache-control', 'no-store');
      if (format === 'json') return await reply.send({ year, figures });
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="moderation-${year}.csv"`)
        .send(figuresCsv(figures));
    },
  );
}

function registerStatements(app: App, dependencies: ModerationRouteDependencies): void {
  const { moderation, countChange } = dependencies;
  app.get(
    MODERATION_ROUTES.statements,
    {
      schema: {
        summary: 'What was decided about what I share, with the reasons',
        tags,
        response: { 200: statementsResponseSchema },
      },
    },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { items: await moderation.statements(userId) };
    },
  );

  app.post(
    MODERATION_ROUTES.statementAppeal,
    {
      schema: {
        summary: 'Appeal against a decision, once',
        tags,
        params: idParams,
        body: appealRequestSchema,
        response: { 202: done },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const { userId: id } = requirePermission(request.principal, 'view');
      await countChange({ id, address: clientAddress(request) });
      await moderation.appeal(id, checkId(request.params.id), request.body.text);
      return await reply.code(202).send({});
    },
  );
}
