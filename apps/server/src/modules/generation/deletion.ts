import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { Job, JobQueue } from '../../platform/jobs/index.ts';
import { generations } from '../../schema/schema.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import { enqueueCleanup } from './provider-operation-cleanup.ts';

/** Takes everything of a workspace that is deleted out of the queue and from the workers. */
export interface GenerationDeletion {
  /** Comes before the workspace's row is locked: workers lock a job before its workspace. */
  lockAll(tx: Transaction, workspaceId: string): Promise<void>;
  /** Comes after it. A worker that finishes later finds its claim lost and keeps nothing. */
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
