import {
  OPERATOR_ROUTES,
  operatorActionSchema,
  operatorLogQuerySchema,
  operatorLogResponseSchema,
  operatorOverviewSchema,
  operatorUserResponseSchema,
  operatorUsersQuerySchema,
  operatorUsersResponseSchema,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { keyHeader, readRequestKey } from '../../platform/http/request-key.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { requireOperator } from '../moderation/index.ts';
import type { OperatorService } from './service.ts';

const tags = ['operators'];
const headers = keyHeader('Required. Names this request: sent again, it is not carried out again.');

export interface OperatorRouteDependencies {
  readonly database: Database;
  readonly service: OperatorService;
  readonly operators: ReadonlySet<string>;
  readonly countChange: RequestCounter;
}

/** What the page of operators shows and does. Everybody else gets 401 or 403. */
export function registerOperatorRoutes(app: App, dependencies: OperatorRouteDependencies): void {
  const { database, service, operators, countChange } = dependencies;
  const require = ({ principal }: FastifyRequest): Promise<string> =>
    requireOperator(database.orm, operators, principal);
  // Before the body is read, so that others learn nothing of it.
  const onRequest = async (request: FastifyRequest): Promise<void> => void (await require(request));

  app.get(
    OPERATOR_ROUTES.overview,
    {
      schema: {
        summary: 'Health, queue and failures, for operators',
        tags,
        response: { 200: operatorOverviewSchema },
      },
      onRequest,
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return await service.overview();
    },
  );

  app.get(
    OPERATOR_ROUTES.users,
    {
      schema: {
        summary: 'Users by the beginning of their username or email, or by their id',
        tags,
        querystring: operatorUsersQuerySchema,
        response: { 200: operatorUsersResponseSchema },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { items: await service.findUsers(request.query.query) };
    },
  );

  app.post(
    OPERATOR_ROUTES.actions,
    {
      schema: {
        summary: 'Suspend a user, sign them out, give tokens or a plan; every action is logged',
        tags,
        params: idParams,
        headers,
        body: operatorActionSchema,
        response: { 200: operatorUserResponseSchema },
      },
      onRequest,
    },
    async (request, reply) => {
      const operatorId = await require(request);
      const userId = checkId(request.params.id);
      const requestKey = requireRequestKey(request);
      await countChange({ id: operatorId, address: clientAddress(request) });
      reply.header('cache-control', 'no-store');
      return {
        user: await service.act({ operatorId, userId, action: request.body, requestKey }),
      };
    },
  );

  app.get(
    OPERATOR_ROUTES.log,
    {
      schema: {
        summary: 'What operators did about accounts, newest first',
        tags,
        querystring: operatorLogQuerySchema,
        response: { 200: operatorLogResponseSchema },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await service.log(request.query.cursor);
    },
  );
}

/** @throws AppError `invalid` without a key: a second click must not do it twice */
function requireRequestKey(request: FastifyRequest): string {
  const key = readRequestKey(request);
  if (key === null) throw new AppError('invalid');
  return key;
}
