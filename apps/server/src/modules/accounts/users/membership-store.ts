import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { memberships, subscriptions, tokenAccounts, workspaces } from '../../../schema/schema.ts';

export const membershipColumns = {
  workspaceId: workspaces.id,
  role: memberships.role,
  kind: workspaces.kind,
  name: workspaces.name,
  readOnlyAt: workspaces.readOnlyAt,
  plan: workspaces.plan,
  stripeCustomerId: workspaces.stripeCustomerId,
};

// The first column of each must not be nullable: drizzle treats a joined row as missing when its first
// column is null.
export const tokenColumns = {
  weekStart: tokenAccounts.weekStart,
  granted: tokenAccounts.granted,
  balance: tokenAccounts.balance,
};
export const subscriptionColumns = {
  hasUsedTrial: subscriptions.hasUsedTrial,
  status: subscriptions.status,
  periodEndsAt: subscriptions.periodEndsAt,
  endsAt: subscriptions.endsAt,
  trialEndsAt: subscriptions.trialEndsAt,
};

/** The workspaces of a user, each with its plan, tokens and subscription. */
export const readMemberships = (database: Queryable, userId: string) =>
  database
    .select({
      membership: membershipColumns,
      tokens: tokenColumns,
      subscription: subscriptionColumns,
    })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(tokenAccounts, eq(tokenAccounts.workspaceId, workspaces.id))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(memberships.userId, userId));

/** `tokens` is null before the first hold, `subscription` before the first checkout. */
export type StoredMembership = Awaited<ReturnType<typeof readMemberships>>[number];
