import { type PlanName, PLANS } from '@loopwright/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, unauthenticatedError, unavailableError } from '../../platform/errors.ts';
import { fairPriority, type JobQueue } from '../../platform/jobs/index.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { checkQuota } from '../creations/index.ts';
import { bookHold, lockAccount } from '../tokens/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import type { GenerationDefinition } from './generation-jobs.ts';
import {
  countQueued,
  countQueuedOf,
  findByRequestKey,
  insertGeneration,
  type NewGeneration,
} from './store.ts';

/** A generation to be admitted. */
const RETRY_AFTER_SECONDS = 30;

export interface AdmissionDependencies {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly diskSpace: Pick<DiskSpace, 'checkRoom'>;
  /** Generations that may wait. */
  readonly queueLimit: number;
  /** Generations of one workspace that may wait, so that it does not fill the queue for all. */
  readonly queueLimitPerWorkspace: number;
}

/** Puts generations into the queue, each once. */
export interface Admission {
  /**
   * Finds the generation of an earlier request with the same key.
   * @throws AppError `conflict` when its key was used for another one
   */
  findEarlier(
    workspaceId: string,
    requestKey: string | null,
    requestHash: string,
  ): Promise<{ readonly id: string } | null>;
  /**
   * @throws AppError `unavailable` when too much waits already or the disk is almost full,
   *   `storage-full` when the workspace's creations take all that its plan allows
   */
  checkRoom(workspace: Pick<UserPrincipal, 'workspaceId' | 'plan'>): Promise<void>;
  /**
   * Holds the tokens and enqueues, in one step.
   * @returns the id, or that of another one that makes it needless; null when the request key was used
   *   just now
   * @throws AppError `out-of-tokens`, or `too-many` when too many of the workspace's wait
   */
  admit(values: NewGeneration, admission: AdmissionRequest): Promise<string | null>;
}

interface AdmissionRequest {
  readonly definition: GenerationDefinition;
  readonly requestKey: string | null;
  readonly requestHash: string;
  readonly plan: PlanName;
  /** 0 for re-cuts, which ask no engine. */
  readonly tokens: number;
  /** Finds an existing generation that can be answered instead, while the workspace is locked. */
  readonly findSame?: (tx: Transaction) => Promise<string | null>;
}

export function createAdmission(parts: AdmissionDependencies): Admission {
  const { database, diskSpace, queueLimit } = parts;
  return {
    async findEarlier(workspaceId, requestKey, requestHash) {
      if (requestKey === null) return null;
      const earlier = await findByRequestKey(database.orm, workspaceId, requestKey);
      if (earlier !== null && earlier.requestHash !== requestHash) {
        throw new AppError('keyReused');
      }
      return earlier;
    },

    async checkRoom(workspace) {
      await diskSpace.checkRoom();
      await checkQuota(database.orm, workspace);
      if ((await countQueued(database.orm)) >= queueLimit) throw unavailableError('queueFull');
    },

    admit: (values, request) =>
      database.transaction((tx) => admitLocked(parts, tx, values, request)),
  };
}

async function admitLocked(
  { queue, queueLimitPerWorkspace }: AdmissionDependencies,
  tx: Transaction,
  values: NewGeneration,
  { definition, requestKey, requestHash, plan, tokens, findSame }: AdmissionRequest,
): Promise<string | null> {
  const { id, workspaceId, createdBy, holdId, kind, options, createdAt: at } = values;
  // Locked first, so that this sees and counts the workspace's requests one by one.
  const account = await lockAccount(tx, workspaceId, at);
  if (account === null) throw unauthenticatedError();
  const same = (await findSame?.(tx)) ?? null;
  if (same !== null) return same;
  // Looked for here, because an insert would wait for the transaction that changes the earlier job's row: at its end
  // this one waits for the account.
  if (requestKey !== null && (await findByRequestKey(tx, workspaceId, requestKey)) !== null) {
    return null;
  }

  const waiting = await countQueuedOf(tx, workspaceId);
  const input = { kind, model: options.model ?? null, hasReference: values.referenceKey != null };
  const job = await queue.enqueue(tx, definition, input, {
    id,
    workspaceId,
    createdBy: createdBy ?? null,
    requestKey,
    requestHash,
    priority: fairPriority(PLANS[plan].rank, waiting),
  });
  if (job === null) return null;
  await insertGeneration(tx, values);
  if (tokens > 0) {
    const subject = { kind: 'generation', id, actorId: createdBy ?? null } as const;
    await bookHold(tx, account, { holdId, amount: tokens, reason: kind, subject, at });
  }
  if (waiting >= queueLimitPerWorkspace) throw tooManyWaiting();
  return id;
}

const tooManyWaiting = (): AppError =>
  new AppError('tooManyWaiting', { isRetryable: true, retryAfterSeconds: RETRY_AFTER_SECONDS });
