import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import type { Boss } from './boss.ts';
import type { Job, JobDefinition, JobDefinitions } from './job-definition.ts';
import type { JobEvents } from './job-events.ts';
import { endJob, requeueJob, type Requeueing, type Target } from './job-store.ts';
import { toAppError } from './outcome.ts';

/** A job that has begun this often is not tried again, whatever is to blame: everything ends. */
const ATTEMPTS_MAXIMUM = 10;

export interface TransitionDependencies {
  readonly boss: Boss;
  readonly events: JobEvents;
  readonly clock: Clock;
  readonly definitions: JobDefinitions;
}

// Each of these changes the job's row, the queue and what the definition's hook changes together, and
// does nothing when the target is a claim that is no longer the current one.

/** @returns the job, or null when the claim was lost */
export async function completeJob(
  { boss, events, clock, definitions }: TransitionDependencies,
  tx: Transaction,
  target: Target,
  output: unknown,
): Promise<Job | null> {
  const job = await endJob(tx, target, { status: 'finished' }, clock());
  if (job === null) return null;
  await definitions.get(job.kind)?.onCompleted?.(tx, job, output);
  await boss.complete(tx, job.id);
  events.publishEnded(job.id, tx);
  return job;
}

/** @returns the job, or null when the claim was lost */
export async function failJob(
  { boss, events, clock, definitions }: TransitionDependencies,
  tx: Transaction,
  target: Target,
  { kind }: Job,
  cause: unknown,
): Promise<Job | null> {
  const definition = definitions.get(kind);
  const error = toAppError(cause, definition?.failureMessage ?? 'internal');
  const ending = {
    status: 'failed',
    errorCode: error.code,
    errorParams: error.params,
    errorMessage: error.publicMessage,
  } as const;
  const job = await endJob(tx, target, ending, clock());
  if (job === null) return null;
  await definition?.onFailed?.(tx, job, error);
  await boss.complete(tx, job.id);
  events.publishEnded(job.id, tx);
  return job;
}

/** Ends a job that has not ended and whose row the transaction has locked. */
export async function cancelJob<Input, Output>(
  { boss, events, clock }: Omit<TransitionDependencies, 'definitions'>,
  tx: Transaction,
  definition: Pick<JobDefinition<Input, Output>, 'onCancelled'>,
  id: string,
): Promise<Job<Input> | null> {
  const row = await endJob(tx, { locked: id }, { status: 'cancelled' }, clock());
  if (row === null) return null;
  const job = { ...row, input: row.input as Input };
  await definition.onCancelled?.(tx, job);
  await boss.cancel(tx, [id]);
  events.publishEnded(id, tx);
  // A worker that runs it finds its claim lost, and is told at once.
  events.publishCancelled(id, tx);
  return job;
}

/** Lets another worker run what this one did not get to the end of: as if it had not begun. */
export const requeueInterrupted = (
  dependencies: TransitionDependencies,
  tx: Transaction,
  target: Target,
  row: Job,
): Promise<void> => requeue(dependencies, tx, target, row, { ...row, attempt: row.attempt - 1 });

async function requeue(
  { boss, events }: TransitionDependencies,
  tx: Transaction,
  target: Target,
  row: Job,
  requeueing: Requeueing,
  delayMs = 0,
): Promise<void> {
  if (!(await requeueJob(tx, target, requeueing))) return;
  await boss.retry(tx, row, delayMs);
  events.publishChanged(row.id, tx);
  if (delayMs === 0) events.publishQueued(row, tx);
}

/** An attempt that came to nothing. */
export interface Death {
  readonly cause: unknown;
  /** Whether the job is to blame. */
  readonly isOwn: boolean;
  /** Whether the worker died with it: then nothing may run beside the job any more. */
  readonly tookWorker: boolean;
}

/**
 * Lets a job be tried again, unless it has failed too often.
 * @returns the job if it has ended
 */
export async function failOrRetry(
  dependencies: TransitionDependencies,
  tx: Transaction,
  target: Target,
  row: Job,
  { cause, isOwn, tookWorker }: Death,
): Promise<Job | null> {
  const { attempt } = row;
  const definition = dependencies.definitions.get(row.kind);
  const deaths = row.deaths + (isOwn ? 1 : 0);
  const retryLimit = definition?.retryLimit ?? 0;
  if (retryLimit === 0 || deaths > retryLimit || attempt >= ATTEMPTS_MAXIMUM) {
    return await failJob(dependencies, tx, target, row, cause);
  }
  const exclusive = row.exclusive || tookWorker;
  const delayMs = isOwn && !tookWorker ? pauseAfter(deaths, definition?.backoffMs ?? []) : 0;
  await requeue(dependencies, tx, target, row, { attempt, deaths, exclusive }, delayMs);
  return null;
}

const pauseAfter = (deaths: number, backoffMs: readonly number[]): number =>
  backoffMs[Math.min(deaths, backoffMs.length) - 1] ?? 0;
