import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { JobProgress } from './job-definition.ts';
import type { JobEvents } from './job-events.ts';
import { type Claim, keepClaim } from './job-store.ts';

const HEARTBEAT_MS = 5_000;

/** Shows all processes that a claimed job is being worked on. */
export interface Heartbeat {
  /** Writes progress down. Never rejects. */
  readonly writeProgress: (progress: JobProgress) => Promise<void>;
  stop(): void;
}

/**
 * Sends heartbeats until stopped.
 * @param onLost the claim is no longer the current one
 * @param onTrouble the database was away for a moment: the claim stands until another worker takes it
 */
export function startHeartbeat(
  dependencies: { readonly database: Database; readonly events: JobEvents },
  claim: Claim,
  onLost: () => void,
  onTrouble: (cause: unknown) => void,
): Heartbeat {
  const { database, events } = dependencies;

  async function write(progress?: JobProgress): Promise<void> {
    try {
      const isCurrent = await database.transaction(async (tx) => {
        // Progress that a crash loses is made again, so nothing waits for the disk here.
        await tx.execute(sql`set local synchronous_commit to off`);
        const isKept = await keepClaim(tx, claim, progress);
        if (isKept && progress !== undefined) events.publishChanged(claim.id, tx);
        return isKept;
      });
      if (!isCurrent) onLost();
    } catch (cause) {
      onTrouble(cause);
    }
  }

  const timer = setInterval(() => void write(), HEARTBEAT_MS);
  return { writeProgress: write, stop: () => clearInterval(timer) };
}
