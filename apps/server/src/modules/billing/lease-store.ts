import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { billingAccounts, users } from '../../schema/schema.ts';

/** Short, because a killed process leaves it behind; whoever works renews it in time. */
const LEASE_SECONDS = 15;
export const LEASE_RENEWAL_MS = 5000;

export interface Lease {
  readonly userId: string;
  readonly leaseId: string;
}

/** By the database's clock, which all processes share. */
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** @returns false when somebody else holds it, or there is no such person */
export async function takeLease(database: Queryable, { userId, leaseId }: Lease): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into ${billingAccounts} (user_id, lease_id, lease_ends_at)
    select id, ${leaseId}::uuid, ${leaseEnd} from ${users} where id = ${userId}
    on conflict (user_id) do update
      set lease_id = excluded.lease_id, lease_ends_at = excluded.lease_ends_at
      where ${billingAccounts.leaseId} is null or ${billingAccounts.leaseEndsAt} < now()
    returning user_id`);
  return rows.length > 0;
}

export async function renewLease(database: Queryable, lease: Lease): Promise<void> {
  await database.update(billingAccounts).set({ leaseEndsAt: leaseEnd }).where(isOurs(lease));
}

export async function endLease(database: Queryable, lease: Lease): Promise<void> {
  await database
    .update(billingAccounts)
    .set({ leaseId: null, leaseEndsAt: null })
    .where(isOurs(lease));
}

/** Locks the row until the transaction ends. @returns false when the lease was lost meanwhile */
export async function holdsLease(tx: Transaction, lease: Lease): Promise<boolean> {
  const held = tx
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(isOurs(lease));
  return (await held.for('update')).length > 0;
}

export async function personExists(database: Queryable, userId: string): Promise<boolean> {
  const found = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
}

const isOurs = ({ userId, leaseId }: Lease) =>
  and(eq(billingAccounts.userId, userId), eq(billingAccounts.leaseId, leaseId));
