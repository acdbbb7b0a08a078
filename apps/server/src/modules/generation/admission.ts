import { type PlanName, PLANS, SERVER_MESSAGES } from '@loopwright/contract';
import { readStoredBytes } from '../creations/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { holdTokens, lockAccount } from '../tokens/index.ts';
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
/** For one of a person's own to be drawn. */
const OWN_RETRY_AFTER_SECONDS = 30;

export interface AdmissionParts {
  readonly database: Database;
  readonly queue: GenerationQueue;
  readonly changes: Changes;
  readonly diskSpace: DiskSpace;
  /** Generations that may wait. */
  readonly queueLimit: number;
  /** Of one person, so that nobody fills the queue for all. */
  readonly queueLimitPerPerson: number;
}

/** Lets generations into the queue, each once. */
export interface Admission {
  /**
   * What came of the same request before.
   * @throws AppError `conflict` when its key was used for another one
   */
  findEarlier(
    userId: string,
    requestKey: string | null,
    requestHash: string,
  ): Promise<GenerationRow | null>;
  /**
   * @throws AppError `unavailable` when too much waits already or the disk is almost full,
   *   `storage-full` when the user's creations take all that their plan allows
   */
  checkRoom(user: { readonly id: string; readonly plan: PlanName }): Promise<void>;
  /**
   * Holds the tokens and enqueues, in one step.
   * @param tokens 0 for what asks no engine
   * @param findSame looks, while nothing else of the person's is admitted, for the id of another one
   *   that makes this one needless
   * @returns the id, of that other one where there is one; null when the request key was used just now
   * @throws AppError `out-of-tokens`, or `too-many` when too many of theirs wait
   */
  admit(
    values: NewGeneration,
    tokens: number,
    findSame?: (tx: Transaction) => Promise<string | null>,
  ): Promise<string | null>;
}

export function createAdmission(parts: AdmissionParts): Admission {
  const { database, queue, changes, diskSpace, queueLimit, queueLimitPerPerson } = parts;
  return {
    async findEarlier(userId, requestKey, requestHash) {
      if (requestKey === null) return null;
      const earlier = await findByRequestKey(database.orm, userId, requestKey);
      if (earlier !== null && earlier.requestHash !== requestHash) {
        throw new AppError('conflict', { publicMessage: SERVER_MESSAGES.keyReused });
      }
      return earlier;
    },

    async checkRoom({ id, plan }) {
      await diskSpace.checkRoom();
      if ((await readStoredBytes(database.orm, id)) >= PLANS[plan].storageBytes) {
        throw storageFull(plan);
      }
      if ((await countQueued(database.orm)) >= queueLimit) throw queueFull();
    },

    async admit(values, tokens, findSame) {
      return await database.transaction(async (tx) => {
        const row = await insertGeneration(tx, values);
        if (row === null) return null;
        const { id, userId, holdId, kind, createdAt: at } = row;
        if (tokens > 0) await holdTokens(tx, { userId, holdId, amount: tokens, reason: kind, at });
        else await lockAccount(tx, userId, at);
        // The person's account is locked, so that this sees and counts their requests one by one.
        const same = (await findSame?.(tx)) ?? null;
        if (same !== null) {
          await withdrawGeneration(tx, id);
          return same;
        }
        if ((await countQueuedOf(tx, userId)) > queueLimitPerPerson) throw tooManyWaiting();
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
