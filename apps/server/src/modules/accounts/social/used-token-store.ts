import { lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { spentProofs } from '../../../schema/schema.ts';
import { hashOpaqueToken } from '../../../platform/opaque-token.ts';

/** Of all who come with the same proof at the same time, one is told true. */
export async function markTokenUsed(
  database: Queryable,
  proof: string,
  expiresAt: Date,
): Promise<boolean> {
  const proofHash = hashOpaqueToken(proof);
  const rows = await database
    .insert(spentProofs)
    .values({ proofHash, expiresAt })
    .onConflictDoNothing()
    .returning({ proofHash: spentProofs.proofHash });
  return rows.length > 0;
}

/** @returns how many are gone */
export async function deleteExpiredUsedTokens(database: Queryable, now: Date): Promise<number> {
  const gone = await database
    .delete(spentProofs)
    .where(lt(spentProofs.expiresAt, now))
    .returning({ proofHash: spentProofs.proofHash });
  return gone.length;
}
