import type { GivenRole, WorkspaceRole } from '@loopwright/contract';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { invitations, memberships, sessions, users, workspaces } from '../../schema/schema.ts';
import { type Permission, requirePermission, type UserPrincipal } from '../workspaces/index.ts';

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly readOnlyAt: Date | null;
}

const teamColumns = {
  id: workspaces.id,
  name: sql<string>`coalesce(${workspaces.name}, '')`,
  ownerId: workspaces.ownerId,
  readOnlyAt: workspaces.readOnlyAt,
};

const isTeam = (id: string) => and(eq(workspaces.id, id), eq(workspaces.kind, 'team'));

/** @returns null when there is no such team */
export async function findTeam(orm: Queryable, id: string): Promise<TeamRow | null> {
  const [team] = await orm.select(teamColumns).from(workspaces).where(isTeam(id));
  return team ?? null;
}

/** Locks the team: its members and invitations change one after the other. */
export async function lockTeam(tx: Transaction, id: string): Promise<TeamRow | null> {
  const [team] = await tx
    .select(teamColumns)
    .from(workspaces)
    .where(isTeam(id))
    .for('no key update');
  return team ?? null;
}

/**
 * Locks the team and checks again that the principal may do that: their role may have been changed since the
 * request began.
 * @throws AppError `not-found` when it is no team or the user is no member any more, or `forbidden`
 */
export async function lockTeamFor(
  tx: Transaction,
  principal: UserPrincipal,
  permission: Permission,
): Promise<TeamRow> {
  const team = await lockTeam(tx, principal.workspaceId);
  const role = team && (await findRole(tx, team.id, principal.userId));
  if (team === null || role === null) throw notFoundError();
  requirePermission({ ...principal, role, isReadOnly: team.readOnlyAt !== null }, permission);
  return team;
}

const isMembership = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));

/** @returns null when the user is not a member */
export async function findRole(
  orm: Queryable,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceRole | null> {
  const [row] = await orm
    .select({ role: memberships.role })
    .from(memberships)
    .where(isMembership(workspaceId, userId));
  return row?.role ?? null;
}

/** A workspace that a user may act in. */
export interface MemberPrincipal {
  readonly role: WorkspaceRole;
  readonly plan: UserPrincipal['plan'];
  readonly isReadOnly: boolean;
}

/** Keeps the membership until the transaction ends. @returns null when the user is not a member */
export async function keepMembership(
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<MemberPrincipal | null> {
  const [kept] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(isMembership(workspaceId, userId))
    .for('share');
  const [workspace] = await tx
    .select({ plan: workspaces.plan, readOnlyAt: workspaces.readOnlyAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (kept === undefined || workspace === undefined) return null;
  const { plan, readOnlyAt } = workspace;
  return { role: kept.role, plan, isReadOnly: readOnlyAt !== null };
}

export async function insertTeam(
  tx: Transaction,
  team: { readonly id: string; readonly name: string; readonly ownerId: string },
  createdAt: Date,
): Promise<void> {
  await tx.insert(workspaces).values({ ...team, kind: 'team', createdAt });
  await insertMember(tx, team.id, team.ownerId, 'owner', createdAt);
}

export async function renameTeam(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(workspaces).set({ name }).where(eq(workspaces.id, id));
}

export async function setOwner(tx: Transaction, id: string, ownerId: string): Promise<void> {
  await tx.update(workspaces).set({ ownerId }).where(eq(workspaces.id, id));
}

export async function insertMember(
  tx: Transaction,
  workspaceId: string,
  userId: string,
  role: WorkspaceRole,
  createdAt: Date,
): Promise<void> {
  await tx.insert(memberships).values({ workspaceId, userId, role, createdAt });
}

export async function setRole(
  tx: Transaction,
  workspaceId: string,
  userId: string,
  role: WorkspaceRole,
): Promise<void> {
  await tx.update(memberships).set({ role }).where(isMembership(workspaceId, userId));
}

export async function deleteMember(
  tx: Transaction,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await tx.delete(memberships).where(isMembership(workspaceId, userId));
  await tx
    .update(sessions)
    .set({ activeWorkspaceId: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.activeWorkspaceId, workspaceId)));
}

/** The owner first, then by name. */
export const listMembers = (orm: Queryable, workspaceId: string) =>
  orm
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(
      sql`${memberships.role} <> 'owner'`,
      asc(sql`lower(${users.name})`),
      asc(users.usernameKey),
    );

/** Whether the user with this address is a member. */
export async function isMemberByEmail(
  tx: Transaction,
  workspaceId: string,
  emailKey: string,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(users.emailKey, emailKey)));
  return rows.length > 0;
}

/** null: the personal one, for requests that name no workspace. */
export async function setActiveWorkspace(
  orm: Queryable,
  sessionId: string,
  workspaceId: string | null,
): Promise<void> {
  await orm
    .update(sessions)
    .set({ activeWorkspaceId: workspaceId })
    .where(eq(sessions.id, sessionId));
}

type NewInvitation = typeof invitations.$inferInsert;

const isOpen = (workspaceId: string, now: Date) =>
  and(eq(invitations.workspaceId, workspaceId), gt(invitations.expiresAt, now));

/** Those that can be accepted, by address. */
export const listInvitations = (orm: Queryable, workspaceId: string, now: Date) =>
  orm
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(isOpen(workspaceId, now))
    .orderBy(asc(invitations.emailKey));

/** Members and invitations that can be accepted. */
export async function countSeats(orm: Queryable, workspaceId: string, now: Date): Promise<number> {
  const members = await orm.$count(memberships, eq(memberships.workspaceId, workspaceId));
  return members + (await orm.$count(invitations, isOpen(workspaceId, now)));
}

export async function insertInvitation(tx: Transaction, row: NewInvitation): Promise<void> {
  await tx.insert(invitations).values(row);
}

/** Its link no longer works. */
export async function deleteInvitationTo(
  tx: Transaction,
  workspaceId: string,
  emailKey: string,
): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.emailKey, emailKey)));
}

/** @returns its role; null when the team has no such invitation */
export async function deleteInvitation(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<GivenRole | null> {
  const [gone] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.workspaceId, workspaceId)))
    .returning({ role: invitations.role });
  return gone?.role ?? null;
}

/** An invitation that can be accepted. */
export interface OpenInvitation {
  readonly id: string;
  readonly workspaceId: string;
  readonly team: string;
  readonly isReadOnly: boolean;
  /** null: the account of the user who invited is deleted. */
  readonly invitedBy: string | null;
  readonly email: string;
  readonly emailKey: string;
  readonly role: GivenRole;
  readonly expiresAt: Date;
}

/** @returns null when it has expired, was withdrawn or used, or never was */
export async function findInvitation(
  orm: Queryable,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const [row] = await orm
    .select({
      id: invitations.id,
      workspaceId: invitations.workspaceId,
      team: teamColumns.name,
      readOnlyAt: workspaces.readOnlyAt,
      name: users.name,
      username: users.username,
      email: invitations.email,
      emailKey: invitations.emailKey,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  if (row === undefined) return null;
  const { name, username, readOnlyAt, ...invitation } = row;
  return { ...invitation, isReadOnly: readOnlyAt !== null, invitedBy: name || username };
}

/** Deletes expired invitations. @returns how many */
export async function sweepInvitations({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> {
  const gone = await database.orm
    .delete(invitations)
    .where(lte(invitations.expiresAt, clock()))
    .returning({ id: invitations.id });
  return gone.length;
}

/** @throws AppError `conflict` when all seats are taken */
export async function checkSeats(
  tx: Transaction,
  workspaceId: string,
  now: Date,
  maximum: number,
): Promise<void> {
  if ((await countSeats(tx, workspaceId, now)) < maximum) return;
  throw new AppError('teamFull', { params: { maximum } });
}
