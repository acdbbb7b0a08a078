import { type PlanName, TEAM_PLAN } from '@loopwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { unauthenticatedError } from '../../platform/errors.ts';
import { memberships, workspaces } from '../../schema/schema.ts';

/** The workspace that a user has from the beginning; it has the user's own id. */
export async function createPersonalWorkspace(
  tx: Transaction,
  userId: string,
  createdAt: Date,
): Promise<void> {
  await tx.insert(workspaces).values({ id: userId, kind: 'personal', ownerId: userId, createdAt });
  await tx.insert(memberships).values({ workspaceId: userId, userId, role: 'owner', createdAt });
}

/**
 * Keeps the workspace from being deleted until the transaction ends. Rows of a workspace are written
 * after this, so that a deletion, which locks the workspace first and then its user, cannot deadlock
 * with them.
 * @returns false when there is no such workspace
 */
export async function keepWorkspace(tx: Transaction, workspaceId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('key share');
  return rows.length > 0;
}

/** Locks the workspace for a change of its plan or of its payments. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}

/**
 * Locks the workspace, so that what is counted and written in it comes one after the other.
 * @throws AppError `unauthenticated` when it is gone
 */
export async function lockExistingWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await lockWorkspace(tx, workspaceId);
  if (!(await workspaceExists(tx, workspaceId))) throw unauthenticatedError();
}

/** Locks the workspace for its deletion: from now on nothing can be added to it. */
export async function lockWorkspaceToDelete(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
}

/** Deletes the workspace with everything that it owns. */
export async function deleteWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
}

/** A team without the plan for teams is read-only from that moment on. */
export async function setPlan(
  tx: Transaction,
  workspaceId: string,
  plan: PlanName,
  at: Date,
): Promise<void> {
  const endedAt =
    plan === TEAM_PLAN
      ? sql`null`
      : sql`case when ${workspaces.kind} = 'team' then coalesce(${workspaces.readOnlyAt}, ${at.toISOString()}::timestamptz) end`;
  await tx
    .update(workspaces)
    .set({ plan, readOnlyAt: endedAt })
    .where(eq(workspaces.id, workspaceId));
}

/** null when there is no such workspace. */
export async function readPlan(orm: Queryable, workspaceId: string): Promise<PlanName | null> {
  const [row] = await orm
    .select({ plan: workspaces.plan })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.plan ?? null;
}

export async function workspaceExists(orm: Queryable, workspaceId: string): Promise<boolean> {
  return (await readPlan(orm, workspaceId)) !== null;
}

export async function isMember(
  orm: Queryable,
  userId: string,
  workspaceId: string,
): Promise<boolean> {
  const rows = await orm
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.workspaceId, workspaceId)));
  return rows.length > 0;
}

/** Whether the user has to transfer or close a team before their account can be deleted. */
export async function ownsTeam(orm: Queryable, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, userId), eq(workspaces.kind, 'team')))
    .limit(1);
  return rows.length > 0;
}

export async function isTeamOf(orm: Queryable, id: string, ownerId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(
      and(eq(workspaces.id, id), eq(workspaces.ownerId, ownerId), eq(workspaces.kind, 'team')),
    );
  return rows.length > 0;
}

/** null when there is no such workspace. */
export async function readTeam(
  orm: Queryable,
  id: string,
): Promise<{ readonly name: string | null; readonly plan: PlanName } | null> {
  const [row] = await orm
    .select({ name: workspaces.name, plan: workspaces.plan })
    .from(workspaces)
    .where(and(eq(workspaces.id, id), eq(workspaces.kind, 'team')));
  return row ?? null;
}
