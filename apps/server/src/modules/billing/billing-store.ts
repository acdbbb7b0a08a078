import type { PlanName } from '@loopwright/contract';
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { billingAccounts, stripeEvents, users } from '../../schema/schema.ts';
import type { PaymentEvent } from './payment-gateway.ts';

/** A person as far as their payments go. */
export interface Payer {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
  /** The plan that they are on, whoever gave it. */
  readonly plan: PlanName;
  readonly customerId: string | null;
  /** null: their payments were never looked at. */
  readonly account: typeof billingAccounts.$inferSelect | null;
}

const payerColumns = {
  userId: users.id,
  email: users.email,
  name: users.name,
  plan: users.plan,
  customerId: users.stripeCustomerId,
  account: billingAccounts,
};

const payers = (database: Queryable) =>
  database
    .select(payerColumns)
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id));

export async function readPayer(database: Queryable, userId: string): Promise<Payer | null> {
  const [payer] = await payers(database).where(eq(users.id, userId));
  return payer ?? null;
}

/** Locks the person before anything of theirs, as a deletion and a change of plan do. */
export async function lockPayer(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function findPayerId(database: Queryable, customerId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId));
  return found?.id ?? null;
}

/** Leaves a customer that is there already. */
export async function saveCustomer(
  database: Queryable,
  userId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)));
}

export async function forgetCustomer(
  database: Queryable,
  userId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(users)
    .set({ stripeCustomerId: null })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, customerId)));
}

type AccountColumns = Omit<
  typeof billingAccounts.$inferInsert,
  'userId' | 'leaseId' | 'leaseEndsAt'
>;

export async function writeAccount(
  tx: Transaction,
  userId: string,
  columns: AccountColumns,
): Promise<void> {
  await tx.update(billingAccounts).set(columns).where(eq(billingAccounts.userId, userId));
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
        notInArray(billingAccounts.status, ['canceled', 'incomplete_expired']),
        or(isNull(billingAccounts.readAt), lt(billingAccounts.readAt, readBefore)),
      ),
    )
    .orderBy(asc(billingAccounts.readAt))
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
