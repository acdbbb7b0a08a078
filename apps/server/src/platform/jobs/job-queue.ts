import { randomUUID } from 'node:crypto';
import type { Json } from '../../schema/stored-values.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import type { Boss } from './boss.ts';
import type { Job, JobDefinition } from './job-definition.ts';
import type { JobEvents } from './job-events.ts';
import { deleteJobsOf, insertJob, lockJob, lockJobsOf } from './job-store.ts';
import { cancelJob } from './transitions.ts';

export interface EnqueueOptions {
  /** By default a new one. */
  readonly id?: string;
  /** null or absent: work of the system. */
  readonly workspaceId?: string | null;
  readonly createdBy?: string | null;
  /** A second job of the same kind and workspace with the same key is not enqueued. */
  readonly requestKey?: string | null;
  /** SHA-256 of the request's content. */
  readonly requestHash?: string | null;
  /** Instead of what the definition says. */
  readonly priority?: number;
  /** The first attempt begins no sooner than after this time. */
  readonly delayMs?: number;
}

/** Puts jobs into the queue and takes them out, within the transactions of the modules. */
export interface JobQueue {
  /**
   * Waits for a transaction that changes the job with the same request key. To hold what the end of that job
   * locks meanwhile is a deadlock: look for the key first.
   * @returns the job, or null when its request key has been used
   */
  enqueue<Input extends Json, Output>(
    tx: Transaction,
    definition: Pick<JobDefinition<Input, Output>, 'kind' | 'priority' | 'concurrencyGroup'>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<Job<Input> | null>;
  /**
   * Ends a job that waits or runs, and does nothing to others. Call the definition's `cleanUp` after
   * the commit.
   * @returns the job if this has ended it
   */
  cancel<Input, Output>(
    tx: Transaction,
    definition: Pick<JobDefinition<Input, Output>, 'onCancelled'>,
    id: string,
  ): Promise<Job<Input> | null>;
  /**
   * Locks all jobs of a workspace, before anything else of it: workers lock a job first. With the id of a personal
   * workspace also those that its user has started in teams, whose rows the deletion of the user changes.
   */
  lockAllOf(tx: Transaction, workspaceId: string): Promise<void>;
  /**
   * Deletes all jobs of a workspace and calls no hooks but `cleanUp`, which the caller does after the commit.
   * A worker that finishes one later finds its claim lost.
   * @returns those that had not ended
   */
  deleteAllOf(tx: Transaction, workspaceId: string): Promise<readonly Job[]>;
}

export interface JobQueueDependencies {
  readonly boss: Boss;
  readonly events: JobEvents;
  readonly clock: Clock;
}

export function createJobQueue(dependencies: JobQueueDependencies): JobQueue {
  const { boss, events, clock } = dependencies;
  return {
    async enqueue(tx, definition, input, options = {}) {
      const { id = randomUUID(), priority = definition.priority(input), ...others } = options;
      const { delayMs = 0, ...rest } = others;
      const row = await insertJob(tx, {
        ...rest,
        id,
        kind: definition.kind,
        input,
        priority,
        concurrencyGroup: definition.concurrencyGroup(input),
        createdAt: clock(),
      });
      if (row === null) return null;
      await boss.send(tx, row, delayMs);
      events.publishQueued(row, tx);
      return { ...row, input };
    },

    async cancel(tx, definition, id) {
      const row = await lockJob(tx, id);
      if (row === null || hasEnded(row)) return null;
      return await cancelJob(dependencies, tx, definition, id);
    },

    lockAllOf: lockJobsOf,

    async deleteAllOf(tx, workspaceId) {
      const live = (await deleteJobsOf(tx, workspaceId)).filter((job) => !hasEnded(job));
      await boss.cancel(
        tx,
        live.map(({ id }) => id),
      );
      for (const { id } of live) {
        events.publishEnded(id, tx);
        events.publishCancelled(id, tx);
      }
      return live;
    },
  };
}

/** Whether nothing will change any more. */
export const hasEnded = ({ status }: Pick<Job, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';
