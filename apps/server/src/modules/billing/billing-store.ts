import type { PlanName } from '@loopwright/contract';
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { subscriptions, stripeEvents, users, workspaces } from '../../schema/schema.ts';
import type { PaymentEvent } from './payment-gateway.ts';

/** A workspace as far as its payments go. */
export interface Payer {
  readonly workspaceId: string;
  /** Of the owner, who pays. */
  readonly email: string | null;
  readonly name: string;
  /** The plan that it is on, also when an operator gave it. */
  readonly plan: PlanName;
  readonly customerId: string | null;
  /** null: its payments were never looked at. */
  readonly account: typeof subscriptions.$inferSelect | null;
}

const payerColumns = {
  workspaceId: workspaces.id,
  email: users.email,
  name: users.name,
  plan: workspaces.plan,
  customerId: workspaces.stripeCustomerId,
  account: subscriptions,
};

const payers = (database: Queryable) =>
  database
    .select(payerColumns)
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id));

export async function readPayer(database: Queryable, workspaceId: string): Promise<Payer | null> {
  const [payer] = await payers(database).where(eq(workspaces.id, workspaceId));
  return payer ?? null;
}

export async function findPayerId(database: Queryable, customerId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.stripeCustomerId, customerId));
  return found?.id ?? null;
}

/** Leaves a customer that is there already. */
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

export async function forgetCustomer(
  database: Queryable,
  workspaceId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(workspaces)
    .set({ stripeCustomerId: null })
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.stripeCustomerId, customerId)));
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

/** Those whose subscription is not over for good, and was last read before `readBefore`. */
export async function listDuePayers(
  database: Queryable,
  readBefore: Date,
  limit: number,
): Promise<Payer[]> {
  const rows = await payers(database)
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

/** Of these events, the ids of those that have not had their effect. */
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

/** Belongs into the transaction of their effect. */
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

/** @returns how many are gone */
export async function deleteOldEvents(database: Queryable, receivedBefore: Date): Promise<number> {
  const gone = await database
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, receivedBefore))
    .returning({ id: stripeEvents.id });
  return gone.length;
}
