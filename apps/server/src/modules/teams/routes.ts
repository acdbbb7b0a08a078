import {
  closingRequestSchema,
  creationMoveSchema,
  memberChangeSchema,
  ownershipRequestSchema,
  seatsRequestSchema,
  TEAM_ROUTES,
  teamNameSchema,
  workspaceIdSchema,
  workspaceResponseSchema,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import type { AccountDeletion } from '../account-deletion/index.ts';
import { type Permission, requirePermission, type UserPrincipal } from '../workspaces/index.ts';
import type { TeamService } from './service.ts';

const tags = ['teams'];
const response = { 200: workspaceResponseSchema };

export interface TeamRouteDependencies {
  readonly teams: TeamService;
  readonly accountDeletion: Pick<AccountDeletion, 'deletion'>;
  readonly countChange: RequestCounter;
}

/** Teams: making and choosing one, and the members of the principal's. */
export function registerTeamRoutes(app: App, dependencies: TeamRouteDependencies): void {
  const { teams, accountDeletion, countChange } = dependencies;

  async function requireChange(
    request: FastifyRequest,
    permission: Permission,
  ): Promise<UserPrincipal> {
    const principal = requirePermission(request.principal, permission);
    await countChange({ id: principal.userId, address: clientAddress(request) });
    return principal;
  }

  app.post(
    TEAM_ROUTES.workspaces,
    {
      schema: {
        summary: 'Make a team of my Studio plan, which moves to it with the tokens of the week',
        tags,
        body: teamNameSchema,
        response: { 201: workspaceResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = await requireChange(request, 'view');
      reply.code(201);
      return { workspace: await teams.create(principal, request.body.name) };
    },
  );

  app.put(
    TEAM_ROUTES.active,
    {
      schema: {
        summary: 'The workspace that this session works in',
        tags,
        body: workspaceIdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const principal = await requireChange(request, 'view');
      await teams.setActive(principal, request.body.workspaceId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    TEAM_ROUTES.workspace,
    { schema: { summary: 'My team, its members and open invitations', tags, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { workspace: await teams.read(requirePermission(request.principal, 'view')) };
    },
  );

  app.patch(
    TEAM_ROUTES.workspace,
    { schema: { summary: 'Rename my team', tags, body: teamNameSchema, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const principal = await requireChange(request, 'manage-workspace');
      return { workspace: await teams.rename(principal, request.body.name) };
    },
  );

  app.post(
    TEAM_ROUTES.closing,
    {
      schema: {
        summary: 'Close my team and delete all that belongs to it; its plan moves back to me',
        tags,
        body: closingRequestSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const principal = await requireChange(request, 'manage-workspace');
      await accountDeletion.deletion.closeTeam(principal, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.post(
    TEAM_ROUTES.ownership,
    {
      schema: {
        summary: 'Make another member the owner of my team',
        tags,
        body: ownershipRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const principal = await requireChange(request, 'manage-workspace');
      return { workspace: await teams.transferOwnership(principal, request.body.userId) };
    },
  );

  app.put(
    TEAM_ROUTES.seats,
    {
      schema: {
        summary: 'How many seats my team pays for beyond those of its plan; prorated',
        tags,
        body: seatsRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const principal = await requireChange(request, 'manage-billing');
      return { workspace: await teams.changeSeats(principal, request.body.extra) };
    },
  );

  app.patch(
    TEAM_ROUTES.member,
    {
      schema: {
        summary: 'Change the role of a member of my team',
        tags,
        params: idParams,
        body: memberChangeSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const principal = await requireChange(request, 'manage-members');
      const id = checkId(request.params.id);
      return { workspace: await teams.changeRole(principal, id, request.body.role) };
    },
  );

  app.delete(
    TEAM_ROUTES.member,
    {
      schema: {
        summary: 'Remove a member from my team, or leave it',
        tags,
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const id = checkId(request.params.id);
      const isSelf = request.principal.kind === 'user' && request.principal.userId === id;
      const principal = await requireChange(request, isSelf ? 'view' : 'manage-members');
      await teams.remove(principal, id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    TEAM_ROUTES.creationMoves,
    {
      schema: {
        summary: 'Move several of my creations to another workspace of mine',
        tags,
        body: creationMoveSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const principal = await requireChange(request, 'create');
      const { ids, workspaceId } = request.body;
      await teams.moveCreations(principal, ids, workspaceId);
      return reply.code(204).send(null);
    },
  );
}
