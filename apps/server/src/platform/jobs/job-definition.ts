import type { PlainMessageCode } from '@loopwright/contract';
import type { ZodType } from 'zod';
import type { jobs } from '../../schema/schema.ts';
import type { Transaction } from '../database/database.ts';
import type { AppError } from '../errors.ts';

/** A row of the table `jobs`. */
export type JobRow = typeof jobs.$inferSelect;

/** Work in the queue with its input. */
export type Job<Input = unknown> = Omit<JobRow, 'input'> & { readonly input: Input };

/** How a job can end. */
export type JobEnd = 'finished' | 'failed' | 'cancelled';

export interface JobProgress {
  /** A word for what is being done; 'waiting' and 'running' are the runner's own. */
  readonly stage?: string;
  /** Of the whole work, 0–1. */
  readonly fraction?: number;
  /** A small image of what is coming, as a data URL. */
  readonly preview?: string;
}

/** What a running attempt may use. */
export interface JobContext {
  /** Aborts when the job is cancelled or given to another worker, at shutdown and after `timeoutMs`. */
  readonly signal: AbortSignal;
  /** Shows progress to subscribers: the latest, a few times a second. Never rejects. */
  readonly reportProgress: (progress: JobProgress) => void;
  /**
   * Changes data in a transaction that holds the job's row for this attempt.
   * @throws LostClaimError when another attempt has begun or the job has ended: then nothing is changed
   */
  readonly whileCurrent: <T>(change: (tx: Transaction) => Promise<T>) => Promise<T>;
}

/**
 * A kind of work. All hooks that take a transaction run in the one that changes the job's row, so that
 * they happen exactly once; `run` may begin several times and has to bear that.
 */
export interface JobDefinition<Input, Output> {
  /** Stored in rows and log lines: never changed once it has been used. */
  readonly kind: string;
  /** Checked before each attempt. Without transforms, as the input is stored the way it is given. */
  readonly input: ZodType<Input>;
  /** How often a failed attempt is tried again, 0–9. 0: not even after its worker died. */
  readonly retryLimit: number;
  /** The pause before each further attempt; the last one counts for all that follow. None: at once. */
  readonly backoffMs: readonly number[];
  /** Longer than any attempt takes that is still alive. */
  readonly timeoutMs: number;
  /** At shutdown it is requeued at once; others get some time to finish. */
  readonly isInterruptible?: boolean;
  /** What users read when the cause of a failure is not meant for them. */
  readonly failureMessage: PlainMessageCode;
  /** Higher first. */
  priority(input: Input): number;
  /** Jobs of a group share a concurrency limit. */
  concurrencyGroup(input: Input): string;
  /** Whether another attempt may succeed. By default all errors but an AppError that says no. */
  isRetryable?(error: unknown): boolean;
  /** Does the work. @throws what `isRetryable` judges; an AppError is shown to the user */
  run(input: Input, context: JobContext, job: Job<Input>): Promise<Output>;
  /**
   * Keeps the output outside the database, before the transaction of `onCompleted`. Repeated together
   * with it when either fails.
   * @returns the output for `onCompleted`, with what is known only after storing, such as the hash of a file
   */
  store?(job: Job<Input>, output: Output, context: JobContext): Promise<Output>;
  /** Takes back what `store` did when the transaction was not committed, as far as is known. */
  discard?(job: Job<Input>, output: Output): Promise<void>;
  onCompleted?(tx: Transaction, job: Job<Input>, output: Output): Promise<void>;
  onFailed?(tx: Transaction, job: Job<Input>, error: AppError): Promise<void>;
  onCancelled?(tx: Transaction, job: Job<Input>): Promise<void>;
  /** After the commit, however the job has ended. */
  cleanUp?(job: Job<Input>, end: JobEnd): Promise<void>;
}

/** For code that handles jobs of all kinds. */
export type AnyJobDefinition = JobDefinition<unknown, unknown>;

/** By kind. */
export type JobDefinitions = ReadonlyMap<string, AnyJobDefinition>;

/** Each further attempt after the tenth is given up, so that more retries could not take place. */
const RETRY_LIMIT_MAXIMUM = 9;

/** @throws Error for two definitions of a kind and for a retry limit over 9 */
export function definitionsByKind(definitions: readonly AnyJobDefinition[]): JobDefinitions {
  const byKind = new Map<string, AnyJobDefinition>();
  for (const definition of definitions) {
    const { kind, retryLimit } = definition;
    if (byKind.has(kind)) throw new Error(`Two definitions of the job kind '${kind}'.`);
    if (retryLimit > RETRY_LIMIT_MAXIMUM)
      throw new Error(`The retry limit of '${kind}' is over 9.`);
    byKind.set(kind, definition);
  }
  return byKind;
}
