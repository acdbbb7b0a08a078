import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { generations } from '../../schema/schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { leaveBehind } from './leftover-store.ts';
import { hasEnded } from './presentation.ts';
import type { GenerationRow } from './store.ts';
import type { TransitionParts } from './transitions.ts';

/** Takes everything of somebody who leaves out of the queue and from the workers. */
export interface GenerationFarewell {
  /** Comes before the person's row is locked: workers lock a generation before its person. */
  lockAll(tx: Transaction, workspaceId: string): Promise<void>;
  /** Comes after it. A worker that finishes later finds no claim and keeps nothing. */
  forgetAll(tx: Transaction, workspaceId: string): Promise<readonly ForgottenGeneration[]>;
  /** Comes after the commit. */
  clearUp(forgotten: readonly ForgottenGeneration[]): Promise<void>;
}

type ForgottenGeneration = Pick<
  GenerationRow,
  'id' | 'kind' | 'status' | 'createdAt' | 'referenceKey'
>;

export function createFarewell(
  parts: TransitionParts & { readonly storage: Storage },
): GenerationFarewell {
  const { queue, changes, storage } = parts;
  return {
    async lockAll(tx, workspaceId) {
      await tx
        .select({ id: generations.id })
        .from(generations)
        .where(eq(generations.workspaceId, workspaceId))
        .orderBy(asc(generations.id))
        .for('update');
    },

    async forgetAll(tx, workspaceId) {
      await leaveBehind(tx, eq(generations.workspaceId, workspaceId));
      const { id, kind, status, createdAt, referenceKey } = generations;
      const rows = await tx
        .delete(generations)
        .where(eq(generations.workspaceId, workspaceId))
        .returning({ id, kind, status, createdAt, referenceKey });
      const forgotten = rows.filter((row) => !hasEnded(row));
      for (const row of forgotten) {
        await queue.cancel(tx, row.id);
        // Whoever waits for it looks and finds nothing; whoever draws it stops.
        changes.tellEnded(row.id, tx);
        changes.tellCancelled(row.id, tx);
      }
      return forgotten;
    },

    async clearUp(forgotten) {
      for (const row of forgotten) {
        parts.onEnded?.(row, 'cancelled');
        if (row.referenceKey !== null) await storage.delete(row.referenceKey);
      }
    },
  };
}
