import { randomUUID } from 'node:crypto';
import { type GivenRole, TEAM_SEATS, type Workspace } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { keepUser } from '../accounts/index.ts';
import { movePlanWithoutPayments, type Payments, readPaidSeats } from '../billing/index.ts';
import { checkQuota, moveCreations } from '../creations/index.ts';
import {
  hasPermission,
  isMember,
  keepWorkspace,
  type Permission,
  requirePermission,
  type UserPrincipal,
} from '../workspaces/index.ts';
import {
  countSeats,
  deleteMember,
  findRole,
  findTeam,
  insertTeam,
  keepMembership,
  listInvitations,
  listMembers,
  lockTeamFor,
  renameTeam,
  setActiveWorkspace,
  setOwner,
  setRole,
} from './store.ts';

export interface TeamDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Pick<Payments, 'billing' | 'catalogue'>;
}

/** Teams and their members. Most calls are about the workspace of the principal, which has to be a team. */
export interface TeamService {
  /**
   * Makes a team of the user's Studio plan, which moves to it with the tokens of the week. The session works in
   * it from now on.
   * @throws AppError `plan-required` when the personal workspace has no Studio plan
   */
  create(principal: UserPrincipal, name: string): Promise<Workspace>;
  /** @throws AppError `not-found` when the workspace is no team */
  read(principal: UserPrincipal): Promise<Workspace>;
  rename(principal: UserPrincipal, name: string): Promise<Workspace>;
  /** Requests of the session that name no workspace are about this one. @throws AppError `not-found` */
  setActive(principal: UserPrincipal, workspaceId: string): Promise<void>;
  /** @throws AppError `not-found`, or `forbidden` when the role does not allow it */
  changeRole(principal: UserPrincipal, memberId: string, role: GivenRole): Promise<Workspace>;
  /**
   * Takes away the access to the team at once; what is running goes on for the team. Members may remove
   * themselves.
   * @throws AppError `conflict` for the owner
   */
  remove(principal: UserPrincipal, memberId: string): Promise<void>;
  /**
   * Pays for so many seats beyond those of the plan.
   * @throws AppError `conflict` when they are not sold here, the team has no subscription, or seats are in use
   */
  changeSeats(principal: UserPrincipal, extra: number): Promise<Workspace>;
  /** The former owner becomes an admin. */
  transferOwnership(principal: UserPrincipal, memberId: string): Promise<Workspace>;
  /**
   * Moves creations to another workspace in which the user may create.
   * @throws AppError `not-found`, `forbidden` or `storage-full`; then none is moved
   */
  moveCreations(
    principal: UserPrincipal,
    ids: readonly string[],
    workspaceId: string,
  ): Promise<void>;
}

export function createTeamService(dependencies: TeamDependencies): TeamService {
  const { database, clock, payments } = dependencies;

  async function read(principal: UserPrincipal): Promise<Workspace> {
    const { orm } = database;
    const { userId, workspaceId } = principal;
    const team = await findTeam(orm, workspaceId);
    const role = await findRole(orm, workspaceId, userId);
    if (team === null || role === null) throw notFoundError();
    const now = clock();
    const mayInvite = hasPermission({ role }, 'manage-members');
    const paid = await readPaidSeats(orm, workspaceId);
    const invitations = mayInvite ? await listInvitations(orm, workspaceId, now) : [];
    return {
      id: team.id,
      name: team.name,
      role,
      readOnlyAt: team.readOnlyAt?.toISOString() ?? null,
      members: (await listMembers(orm, workspaceId)).map(
        ({ id, username, name, role: given, joinedAt }) => ({
          id,
          username,
          name,
          role: given,
          isYou: id === userId,
          joinedAt: joinedAt.toISOString(),
        }),
      ),
      invitations: invitations.map(({ id, email, role: given, expiresAt }) => ({
        id,
        email,
        role: given,
        expiresAt: expiresAt.toISOString(),
      })),
      seats: {
        used: await countSeats(orm, workspaceId, now),
        maximum: TEAM_SEATS + paid.extra,
        extra: paid.extra,
        canChange: payments.catalogue?.seatPrice != null && paid.isSubscribed,
      },
    };
  }

  async function change(
    principal: UserPrincipal,
    permission: Permission,
    write: (tx: Transaction) => Promise<void>,
  ): Promise<Workspace> {
    await database.transaction(async (tx) => {
      await lockTeamFor(tx, principal, permission);
      await write(tx);
    });
    return await read(principal);
  }

  return {
    async create(principal, name) {
      const { userId, sessionId } = principal;
      const id = randomUUID();
      // The personal workspace has the user's own id.
      const move = { from: userId, to: id };
      const writeTeam = (tx: Transaction) => insertTeam(tx, { id, name, ownerId: userId }, clock());
      const billing = payments.billing();
      if (billing === null) await movePlanWithoutPayments(database, move, clock(), writeTeam);
      else await billing.planMove.run(move, writeTeam);
      await setActiveWorkspace(database.orm, sessionId, id);
      return await read({ ...principal, workspaceId: id });
    },

    read,

    rename: (principal, name) =>
      change(principal, 'manage-workspace', (tx) => renameTeam(tx, principal.workspaceId, name)),

    async setActive({ userId, sessionId }, workspaceId) {
      if (!(await isMember(database.orm, userId, workspaceId))) throw notFoundError();
      const isPersonal = workspaceId === userId;
      await setActiveWorkspace(database.orm, sessionId, isPersonal ? null : workspaceId);
    },

    changeRole: (principal, memberId, role) =>
      change(principal, 'manage-members', async (tx) => {
        const { workspaceId } = principal;
        const before = await findRole(tx, workspaceId, memberId);
        if (before === null) throw notFoundError();
        if (before === 'owner') throw new AppError('ownerStays');
        if (before === role) return;
        if (before === 'admin' || role === 'admin') await checkMayAppoint(tx, principal);
        await setRole(tx, workspaceId, memberId, role);
      }),

    async remove(principal, memberId) {
      const { userId, workspaceId } = principal;
      const isSelf = memberId === userId;
      await database.transaction(async (tx) => {
        await lockTeamFor(tx, principal, isSelf ? 'view' : 'manage-members');
        const role = await findRole(tx, workspaceId, memberId);
        if (role === null) throw notFoundError();
        if (role === 'owner') throw new AppError('ownerStays');
        if (role === 'admin' && !isSelf) await checkMayAppoint(tx, principal);
        await deleteMember(tx, workspaceId, memberId);
      });
    },

    async changeSeats(principal, extra) {
      const { workspaceId } = principal;
      if ((await findTeam(database.orm, workspaceId)) === null) throw notFoundError();
      const billing = payments.billing();
      if (billing === null) throw new AppError('seatsNotSold');
      await billing.seats.change(workspaceId, extra, async (tx) => {
        await lockTeamFor(tx, principal, 'manage-billing');
        const used = await countSeats(tx, workspaceId, clock());
        if (used > TEAM_SEATS + extra) throw new AppError('seatsInUse', { params: { used } });
      });
      return await read(principal);
    },

    transferOwnership: (principal, memberId) =>
      change(principal, 'manage-workspace', async (tx) => {
        const { userId, workspaceId } = principal;
        if (memberId === userId) return;
        // An account that is being deleted becomes no owner.
        if (!(await keepUser(tx, memberId))) throw notFoundError();
        if ((await findRole(tx, workspaceId, memberId)) === null) throw notFoundError();
        await setOwner(tx, workspaceId, memberId);
        await setRole(tx, workspaceId, memberId, 'owner');
        await setRole(tx, workspaceId, userId, 'admin');
      }),

    async moveCreations(principal, ids, to) {
      const { userId, workspaceId: from } = principal;
      if (from === to) return;
      await database.transaction(async (tx) => {
        for (const id of [from, to].toSorted()) {
          if (!(await keepWorkspace(tx, id))) throw notFoundError();
          const membership = await keepMembership(tx, id, userId);
          if (membership === null) throw notFoundError();
          requirePermission({ ...principal, ...membership, workspaceId: id }, 'create');
          if (id === to) await checkQuota(tx, { workspaceId: to, plan: membership.plan });
        }
        if (!(await moveCreations(tx, ids, from, to))) throw notFoundError();
      });
    },
  };
}

/** Only the owner makes admins, changes their role and removes them. */
async function checkMayAppoint(tx: Transaction, principal: UserPrincipal): Promise<void> {
  await lockTeamFor(tx, principal, 'manage-workspace');
}
