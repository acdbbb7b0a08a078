import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { Job, JobQueue } from '../../platform/jobs/index.ts';
import { generations } from '../../schema/schema.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import { enqueueCleanup } from './provider-operation-cleanup.ts';

/** Removes all generations of a deleted workspace from the queue and from the workers. */
export interface GenerationDeletion {
  /** Call it before the workspace's row is locked, because workers lock a job before its workspace. */
  lockAll(tx: Transaction, workspaceId: string): Promise<void>;
  /** Call it after the lock. A worker that finishes later has lost its claim and stores nothing. */
  deleteAll(tx: Transaction, workspaceId: string): Promise<readonly Job[]>;
  /** Comes after the commit. @param deleted what `deleteAll` gave */
  cleanUp(deleted: readonly Job[]): Promise<void>;
}

export function createDeletion(
  queue: JobQueue,
  { generation, recut, cleanup }: GenerationJobs,
): GenerationDeletion {
  const definitions = new Map(
    [generation, recut].map((definition) => [definition.kind, definition]),
  );
  return {
    lockAll: (tx, workspaceId) => queue.lockAllOf(tx, workspaceId),

    async deleteAll(tx, workspaceId) {
      const begunElsewhere = await tx
        .select()
        .from(generations)
        .where(and(eq(generations.workspaceId, workspaceId), isNotNull(generations.operation)));
      for (const row of begunElsewhere) {
        await enqueueCleanup(queue, cleanup, tx, row, row.operation);
      }
      return await queue.deleteAllOf(tx, workspaceId);
    },

    async cleanUp(deleted) {
      for (const job of deleted) {
        const definition = definitions.get(job.kind);
        await definition?.cleanUp?.(
          { ...job, input: definition.input.parse(job.input) },
          'cancelled',
        );
      }
    },
  };
}
