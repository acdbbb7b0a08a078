import {
  invitationRequestSchema,
  invitationTokenSchema,
  openedInvitationSchema,
  TEAM_ROUTES,
  workspaceResponseSchema,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { readClient, requireUser } from '../accounts/index.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { InvitationService } from './invitation-service.ts';
import type { TeamService } from './service.ts';

const tags = ['teams'];

export interface InvitationRouteDependencies {
  readonly teams: Pick<TeamService, 'read'>;
  readonly invitations: InvitationService;
  readonly countChange: RequestCounter;
}

/** Invitations to the principal's team, and what the link of one is for. */
export function registerInvitationRoutes(
  app: App,
  dependencies: InvitationRouteDependencies,
): void {
  const { teams, invitations, countChange } = dependencies;

  app.post(
    TEAM_ROUTES.invitations,
    {
      schema: {
        summary: 'Invite somebody to my team by email',
        tags,
        body: invitationRequestSchema,
        response: { 201: workspaceResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-members');
      const { name, username } = requireUser(request);
      const inviter = { ...readClient(request), name: name || username };
      await invitations.invite(principal, request.body, inviter);
      reply.code(201);
      return { workspace: await teams.read(principal) };
    },
  );

  app.delete(
    TEAM_ROUTES.invitation,
    {
      schema: {
        summary: 'Withdraw an invitation to my team',
        tags,
        params: idParams,
        response: { 200: workspaceResponseSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const principal = requirePermission(request.principal, 'manage-members');
      await countChange({ id: principal.userId, address: clientAddress(request) });
      await invitations.withdraw(principal, checkId(request.params.id));
      return { workspace: await teams.read(principal) };
    },
  );

  app.post(
    TEAM_ROUTES.openedInvitation,
    {
      schema: {
        summary: 'What the link of an invitation is about',
        tags,
        body: invitationTokenSchema,
        response: { 200: openedInvitationSchema },
      },
    },
    async (request, reply) => {
      const address = clientAddress(request);
      await countChange({ id: `opened:${address}`, address });
      reply.header('cache-control', 'no-store');
      return { invitation: await invitations.open(request.body.token) };
    },
  );

  app.post(
    TEAM_ROUTES.acceptedInvitation,
    {
      schema: {
        summary: 'Accept an invitation: from now on this session works in the team',
        tags,
        body: invitationTokenSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      await countChange({ id: principal.userId, address: clientAddress(request) });
      await invitations.accept(principal, request.body.token);
      return reply.code(204).send(null);
    },
  );
}
