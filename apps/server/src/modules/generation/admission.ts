import { type PlanName, PLANS, SERVER_MESSAGES } from '@loopwright/contract';
import { readStoredBytes } from '../creations/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { bookHold, lockAccount, workspaceGone } from '../tokens/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import type { Changes } from './changes.ts';
import type { GenerationQueue } from './queue.ts';
import {
  countQueued,
  countQueuedOf,
  findByRequestKey,
  type GenerationRow,
  insertGeneration,
  type NewGeneration,
  withdrawGeneration,
} from './store.ts';

const RETRY_AFTER_SECONDS = 5;
/** For one of the workspace's own to be drawn. */
const OWN_RETRY_AFTER_SECONDS = 30;

export interface AdmissionParts {
  readonly database: Database;
  readonly queue: GenerationQueue;
  readonly changes: Changes;
  readonly diskSpace: DiskSpace;
  /** Generations that may wait. */
  readonly queueLimit: number;
  /** Of one workspace, so that none fills the queue for all. */
  readonly queueLimitPerWorkspace: number;
}

/** Lets generations into the queue, each once. */
export interface Admission {
  /**
   * What came of the same request before.
   * @throws AppError `conflict` when its key was used for another one
   */
  findEarlier(
    workspaceId: string,
    requestKey: string | null,
    requestHash: string,
  ): Promise<GenerationRow | null>;
  /**
   * @throws AppError `unavailable` when too much waits already or the disk is almost full,
   *   `storage-full` when the workspace's creations take all that its plan allows
   */
  checkRoom(workspace: Pick<UserPrincipal, 'workspaceId' | 'plan'>): Promise<void>;
  /**
   * Holds the tokens and enqueues, in one step.
   * @param tokens 0 for what asks no engine
   * @param findSame looks, while nothing else of the workspace is admitted, for the id of another one
   *   that makes this one needless
   * @returns the id, of that other one where there is one; null when the request key was used just now
   * @throws AppError `out-of-tokens`, or `too-many` when too many of the workspace's wait
   */
  admit(
    values: NewGeneration,
    tokens: number,
    findSame?: (tx: Transaction) => Promise<string | null>,
  ): Promise<string | null>;
}

export function createAdmission(parts: AdmissionParts): Admission {
  const { database, queue, changes, diskSpace, queueLimit, queueLimitPerWorkspace } = parts;
  return {
    async findEarlier(workspaceId, requestKey, requestHash) {
      if (requestKey === null) return null;
      const earlier = await findByRequestKey(database.orm, workspaceId, requestKey);
      if (earlier !== null && earlier.requestHash !== requestHash) {
        throw new AppError('conflict', { publicMessage: SERVER_MESSAGES.keyReused });
      }
      return earlier;
    },

    async checkRoom({ workspaceId, plan }) {
      await diskSpace.checkRoom();
      if ((await readStoredBytes(database.orm, workspaceId)) >= PLANS[plan].storageBytes) {
        throw storageFull(plan);
      }
      if ((await countQueued(database.orm)) >= queueLimit) throw queueFull();
    },

    async admit(values, tokens, findSame) {
      return await database.transaction(async (tx) => {
        const { workspaceId, createdAt: at } = values;
        // Locked first, so that this sees and counts the workspace's requests one by one.
        const account = await lockAccount(tx, workspaceId, at);
        if (account === null) throw workspaceGone();
        const row = await insertGeneration(tx, values);
        if (row === null) return null;
        const { id, holdId, kind, createdBy } = row;
        if (tokens > 0) {
          const subject = { kind: 'generation', id, actorId: createdBy } as const;
          await bookHold(tx, account, { holdId, amount: tokens, reason: kind, subject, at });
        }
        const same = (await findSame?.(tx)) ?? null;
        if (same !== null) {
          await withdrawGeneration(tx, id);
          return same;
        }
        if ((await countQueuedOf(tx, workspaceId)) > queueLimitPerWorkspace) throw tooManyWaiting();
        await queue.enqueue(tx, row);
        changes.tellQueued(id, tx);
        return id;
      });
    },
  };
}

const queueFull = (): AppError =>
  new AppError('unavailable', {
    publicMessage: SERVER_MESSAGES.queueFull,
    isRetryable: true,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

const storageFull = (plan: PlanName): AppError => {
  const { storageFull: message, storageFullHighest } = SERVER_MESSAGES;
  return new AppError('storage-full', {
    publicMessage: plan === 'premium' ? storageFullHighest : message,
  });
};

const tooManyWaiting = (): AppError =>
  new AppError('too-many', {
    publicMessage: SERVER_MESSAGES.tooManyWaiting,
    isRetryable: true,
    retryAfterSeconds: OWN_RETRY_AFTER_SECONDS,
  });
