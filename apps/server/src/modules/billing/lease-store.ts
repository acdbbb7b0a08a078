import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { subscriptions, workspaces } from '../../schema/schema.ts';

/** Short, because a killed process does not release its lease. The working process renews it. */
const LEASE_SECONDS = 15;
export const LEASE_RENEWAL_MS = 5000;

export interface Lease {
  readonly workspaceId: string;
  readonly leaseId: string;
}

/** By the database's clock, which all processes share. */
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** @returns false when another call holds the lease, or there is no such workspace */
export async function takeLease(
  database: Queryable,
  { workspaceId, leaseId }: Lease,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into ${subscriptions} (workspace_id, lease_id, lease_ends_at)
    select id, ${leaseId}::uuid, ${leaseEnd} from ${workspaces} where id = ${workspaceId}
    on conflict (workspace_id) do update
      set lease_id = excluded.lease_id, lease_ends_at = excluded.lease_ends_at
      where ${subscriptions.leaseId} is null or ${subscriptions.leaseEndsAt} < now()
    returning workspace_id`);
  return rows.length > 0;
}

export async function renewLease(database: Queryable, lease: Lease): Promise<void> {
  await database.update(subscriptions).set({ leaseEndsAt: leaseEnd }).where(isOurs(lease));
}

export async function endLease(database: Queryable, lease: Lease): Promise<void> {
  await database
    .update(subscriptions)
    .set({ leaseId: null, leaseEndsAt: null })
    .where(isOurs(lease));
}

/** Locks the row until the transaction ends. @returns false when the lease was lost meanwhile */
export async function holdsLease(tx: Transaction, lease: Lease): Promise<boolean> {
  const held = tx
    .select({ workspaceId: subscriptions.workspaceId })
    .from(subscriptions)
    .where(isOurs(lease));
  return (await held.for('update')).length > 0;
}

const isOurs = ({ workspaceId, leaseId }: Lease) =>
  and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.leaseId, leaseId));
