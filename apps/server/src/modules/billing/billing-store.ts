import { type PlanName, TEAM_PLAN } from '@loopwright/contract';
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import {
  subscriptions,
  stripeEvents,
  users,
  type WorkspaceKind,
  workspaces,
} from '../../schema/schema.ts';
import type { PaymentEvent } from './payment-gateway.ts';

/** A workspace with what billing needs to know about it. */
export interface BillingWorkspace {
  readonly workspaceId: string;
  readonly kind: WorkspaceKind;
  readonly ownerId: string;
  /** The email address of the owner. */
  readonly email: string | null;
  readonly name: string;
  /** The current plan, also when the operator gave it. */
  readonly plan: PlanName;
  readonly customerId: string | null;
  /** null: its subscription was never read. */
  readonly account: typeof subscriptions.$inferSelect | null;
}

const billingColumns = {
  workspaceId: workspaces.id,
  kind: workspaces.kind,
  ownerId: workspaces.ownerId,
  email: users.email,
  name: users.name,
  plan: workspaces.plan,
  customerId: workspaces.stripeCustomerId,
  account: subscriptions,
};

const selectBillingWorkspaces = (database: Queryable) =>
  database
    .select(billingColumns)
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id));

export async function readBillingWorkspace(
  database: Queryable,
  workspaceId: string,
): Promise<BillingWorkspace | null> {
  const [workspace] = await selectBillingWorkspaces(database).where(eq(workspaces.id, workspaceId));
  return workspace ?? null;
}

export async function findWorkspaceId(
  database: Queryable,
  customerId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.stripeCustomerId, customerId));
  return found?.id ?? null;
}

/** Does not replace a customer that is already saved. */
export async function saveCustomer(
  database: Queryable,
  workspaceId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(workspaces)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.stripeCustomerId)));
}

export async function removeCustomer(
  database: Queryable,
  workspaceId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(workspaces)
    .set({ stripeCustomerId: null })
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.stripeCustomerId, customerId)));
}

/** Moves the customer and what is known of its subscription. */
export async function moveAccount(
  tx: Transaction,
  { customerId, account, workspaceId: from }: BillingWorkspace,
  to: string,
): Promise<void> {
  await tx.update(workspaces).set({ stripeCustomerId: null }).where(eq(workspaces.id, from));
  await tx.update(workspaces).set({ stripeCustomerId: customerId }).where(eq(workspaces.id, to));
  if (account === null) return;
  const { workspaceId: _, leaseId: __, leaseEndsAt: ___, ...copied } = account;
  // Seats beyond those of the plan do not move: only a team has them, and they end before the move.
  const columns = { ...copied, extraSeats: 0 };
  await tx
    .insert(subscriptions)
    .values({ ...columns, workspaceId: to })
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: columns });
  // The trial stays used up.
  await writeAccount(tx, from, {
    subscriptionId: null,
    status: null,
    plan: 'free',
    periodEndsAt: null,
    endsAt: null,
    trialEndsAt: null,
    extraSeats: 0,
  });
}

/** What a team's payments say about its seats. */
export interface PaidSeats {
  /** Those beyond the plan's. */
  readonly extra: number;
  /** Whether a subscription pays for the plan; an operator can give it without one. */
  readonly isSubscribed: boolean;
}

export async function readPaidSeats(database: Queryable, workspaceId: string): Promise<PaidSeats> {
  const [account] = await database
    .select({ extra: subscriptions.extraSeats, plan: subscriptions.plan })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  return { extra: account?.extra ?? 0, isSubscribed: account?.plan === TEAM_PLAN };
}

type AccountColumns = Omit<
  typeof subscriptions.$inferInsert,
  'workspaceId' | 'leaseId' | 'leaseEndsAt'
>;

export async function writeAccount(
  tx: Transaction,
  workspaceId: string,
  columns: AccountColumns,
): Promise<void> {
  await tx.update(subscriptions).set(columns).where(eq(subscriptions.workspaceId, workspaceId));
}

/** The workspaces whose subscription has no final status and was last read before `readBefore`. */
export async function listDueWorkspaces(
  database: Queryable,
  readBefore: Date,
  limit: number,
): Promise<BillingWorkspace[]> {
  const rows = await selectBillingWorkspaces(database)
    .where(
      and(
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
        or(isNull(subscriptions.readAt), lt(subscriptions.readAt, readBefore)),
      ),
    )
    .orderBy(asc(subscriptions.readAt))
    .limit(limit);
  return rows;
}

/** Those of the events that have not been applied. */
export async function selectNewEvents(
  database: Queryable,
  events: readonly PaymentEvent[],
): Promise<PaymentEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const known = await database
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(sql`${stripeEvents.id} = any(${sql.param(ids)})`);
  const knownIds = new Set(known.map(({ id }) => id));
  return events.filter(({ id }) => !knownIds.has(id));
}

/** Call it in the transaction that applies the events. */
export async function recordEvents(
  database: Queryable,
  events: readonly PaymentEvent[],
  receivedAt: Date,
): Promise<void> {
  if (events.length === 0) return;
  await database
    .insert(stripeEvents)
    .values(events.map(({ id, type, createdAt }) => ({ id, type, createdAt, receivedAt })))
    .onConflictDoNothing();
}

/** @returns the number of deleted events */
export async function deleteOldEvents(database: Queryable, receivedBefore: Date): Promise<number> {
  const gone = await database
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, receivedBefore))
    .returning({ id: stripeEvents.id });
  return gone.length;
}
