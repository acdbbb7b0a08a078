import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Changes } from './changes.ts';
import { type Claim, keepClaim, type Progress } from './store.ts';

const HEARTBEAT_MS = 5_000;

/** Shows everybody that a claimed generation is being worked on. */
export interface ClaimKeeper {
  /** Writes progress down. Never rejects. */
  readonly note: (progress: Progress) => Promise<void>;
  stop(): void;
}

/**
 * Sends heartbeats until stopped.
 * @param onLost the claim is no longer the current one
 * @param onTrouble the database was away for a moment: the claim stands until somebody takes it
 */
export function keepClaimAlive(
  parts: { readonly database: Database; readonly changes: Changes },
  claim: Claim,
  onLost: () => void,
  onTrouble: (cause: unknown) => void,
): ClaimKeeper {
  const { database, changes } = parts;

  async function keep(progress?: Progress): Promise<void> {
    try {
      const isKept = await database.transaction(async (tx) => {
        // Progress that a crash forgets is made again, so nobody waits for the disk here.
        await tx.execute(sql`set local synchronous_commit to off`);
        const isCurrent = await keepClaim(tx, claim, progress);
        if (isCurrent && progress !== undefined) changes.tellChanged(claim.id, tx);
        return isCurrent;
      });
      if (!isKept) onLost();
    } catch (cause) {
      onTrouble(cause);
    }
  }

  const heartbeat = setInterval(() => void keep(), HEARTBEAT_MS);
  return { note: keep, stop: () => clearInterval(heartbeat) };
}
