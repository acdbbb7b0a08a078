import { lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { hashOpaqueToken } from '../../../platform/opaque-token.ts';
import { spentProofs } from '../../../schema/schema.ts';

/**
 * Marks a token as used.
 * @returns false when it has been used before; of several calls at the same time, one gets true
 */
export async function markTokenUsed(
  database: Queryable,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const proofHash = hashOpaqueToken(token);
  const rows = await database
    .insert(spentProofs)
    .values({ proofHash, expiresAt })
    .onConflictDoNothing()
    .returning({ proofHash: spentProofs.proofHash });
  return rows.length > 0;
}

/** @returns how many rows were deleted */
export async function deleteExpiredUsedTokens(database: Queryable, now: Date): Promise<number> {
  const gone = await database
    .delete(spentProofs)
    .where(lt(spentProofs.expiresAt, now))
    .returning({ proofHash: spentProofs.proofHash });
  return gone.length;
}
