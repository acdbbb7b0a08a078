import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { reconciliations } from '../../schema/schema.ts';

const NAME = 'stripe';
/** Short, because a killed process does not release its claim. The reconciling process renews it. */
const CLAIM_SECONDS = 15;
export const CLAIM_RENEWAL_MS = 5000;
/** A claim that is not renewed ends after this time. */
export const CLAIM_MS = CLAIM_SECONDS * 1000;

const claimEnd = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`;

/** @returns null while another process reconciles */
export async function claimReconciliation(
  database: Queryable,
  leaseId: string,
): Promise<{ readonly eventsReadTo: Date | null } | null> {
  await database.insert(reconciliations).values({ name: NAME }).onConflictDoNothing();
  const isFree = sql`${reconciliations.leaseId} is null or ${reconciliations.leaseEndsAt} < now()`;
  const [claimed] = await database
    .update(reconciliations)
    .set({ leaseId, leaseEndsAt: claimEnd })
    .where(and(eq(reconciliations.name, NAME), sql`(${isFree})`))
    .returning({ eventsReadTo: reconciliations.eventsReadTo });
  return claimed ?? null;
}

export async function renewReconciliation(database: Queryable, leaseId: string): Promise<void> {
  await database.update(reconciliations).set({ leaseEndsAt: claimEnd }).where(isClaimedBy(leaseId));
}

/** @param eventsReadTo null: as before */
export async function endReconciliation(
  { orm }: Database,
  leaseId: string,
  eventsReadTo: Date | null,
): Promise<void> {
  await orm
    .update(reconciliations)
    .set({
      leaseId: null,
      leaseEndsAt: null,
      ...(eventsReadTo === null ? {} : { eventsReadTo }),
    })
    .where(isClaimedBy(leaseId));
}

const isClaimedBy = (leaseId: string) =>
  and(eq(reconciliations.name, NAME), eq(reconciliations.leaseId, leaseId));
