import { OPERATOR_LIMITS, type OperatorUser } from '@loopwright/contract';
import { and, count, desc, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import {
  memberships,
  sessions,
  subscriptions,
  suspensions,
  tokenAccounts,
  users,
  workspaces,
} from '../../schema/schema.ts';
import { idleSince, lookupKey } from '../accounts/index.ts';
import { decidesAboutPlan } from '../billing/index.ts';
import { computeBalance } from '../tokens/index.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface UserSearch {
  /** The names in OPERATORS, in the form in which usernames are compared. */
  readonly operators: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Users whose username or email begins with the text, or whose id it is, the newest first.
 * @param query empty: the newest users
 */
export async function findUsers(
  orm: Queryable,
  query: string,
  search: UserSearch,
): Promise<OperatorUser[]> {
  const key = lookupKey(query);
  const prefix = `${escapeLike(key)}%`;
  return await readUsers(
    orm,
    UUID.test(key)
      ? eq(users.id, key)
      : or(like(users.usernameKey, prefix), like(users.emailKey, prefix)),
    search,
  );
}

/** null: there is no such account. */
export async function findUser(
  orm: Queryable,
  id: string,
  search: UserSearch,
): Promise<OperatorUser | null> {
  const [user] = await readUsers(orm, eq(users.id, id), search);
  return user ?? null;
}

async function readUsers(
  orm: Queryable,
  condition: SQL | undefined,
  { operators, now }: UserSearch,
): Promise<OperatorUser[]> {
  const rows = await orm
    .select({
      id: users.id,
      username: users.username,
      usernameKey: users.usernameKey,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      suspendedAt: users.suspendedAt,
      sharingSuspendedAt: suspensions.createdAt,
    })
    .from(users)
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .where(condition)
    .orderBy(desc(users.createdAt), users.id)
    .limit(OPERATOR_LIMITS.users);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const joined = await readWorkspaces(orm, ids);
  const open = await countSessions(orm, ids, now);
  return rows.map((row) =>
    presentUser(row, {
      isOperator: operators.has(row.usernameKey),
      sessions: open.get(row.id) ?? 0,
      workspaces: joined
        .filter(({ userId }) => userId === row.id)
        .map((workspace) => presentWorkspace(workspace, now))
        // The personal one, which has no name, first.
        .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '')),
    }),
  );
}

interface UserRow extends Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'name' | 'email' | 'createdAt' | 'suspendedAt'
> {
  readonly sharingSuspendedAt: Date | null;
}

const presentUser = (
  { id, username, name, email, createdAt, suspendedAt, sharingSuspendedAt }: UserRow,
  rest: Pick<OperatorUser, 'isOperator' | 'sessions' | 'workspaces'>,
): OperatorUser => ({
  id,
  username,
  name,
  email,
  createdAt: createdAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
  sharingSuspendedAt: sharingSuspendedAt?.toISOString() ?? null,
  ...rest,
});

const presentWorkspace = (
  { workspace, account, subscription }: Awaited<ReturnType<typeof readWorkspaces>>[number],
  now: Date,
): OperatorUser['workspaces'][number] => ({
  ...workspace,
  tokensLeft: computeBalance(workspace.plan, account, now),
  hasSubscription: subscription !== null && decidesAboutPlan(subscription),
});

const readWorkspaces = (orm: Queryable, userIds: readonly string[]) =>
  orm
    .select({
      userId: memberships.userId,
      workspace: {
        id: workspaces.id,
        name: workspaces.name,
        role: memberships.role,
        plan: workspaces.plan,
      },
      account: tokenAccounts,
      subscription: subscriptions,
    })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(tokenAccounts, eq(tokenAccounts.workspaceId, workspaces.id))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(inArray(memberships.userId, [...userIds]));

async function countSessions(
  orm: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ userId: sessions.userId, open: count() })
    .from(sessions)
    .where(
      and(
        inArray(sessions.userId, [...userIds]),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince(now)),
      ),
    )
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, open }) => [userId, open]));
}
