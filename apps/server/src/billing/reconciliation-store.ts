import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { reconciliations } from '../database/schema.ts';

const NAME = 'stripe';
/** A reconciliation that takes longer than this counts as dead. */
const CLAIM_SECONDS = 600;

/** @returns null while another process is at it */
export async function claimReconciliation(
  database: Queryable,
  leaseId: string,
): Promise<{ readonly eventsReadTo: Date | null } | null> {
  await database.insert(reconciliations).values({ name: NAME }).onConflictDoNothing();
  const isFree = sql`${reconciliations.leaseId} is null or ${reconciliations.leaseEndsAt} < now()`;
  const [claimed] = await database
    .update(reconciliations)
    .set({ leaseId, leaseEndsAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(and(eq(reconciliations.name, NAME), sql`(${isFree})`))
    .returning({ eventsReadTo: reconciliations.eventsReadTo });
  return claimed ?? null;
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
    .where(and(eq(reconciliations.name, NAME), eq(reconciliations.leaseId, leaseId)));
}
