import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { type Attempt, withContext } from './attempt.ts';
import { cleanUp } from './clean-up.ts';
import type { Job, JobEnd } from './job-definition.ts';
import type { Outcome } from './outcome.ts';
import {
  completeJob,
  failJob,
  failOrRetry,
  requeueInterrupted,
  type TransitionDependencies,
} from './transitions.ts';

export interface RecordDependencies extends TransitionDependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Writes down how an attempt went, in one transaction that does nothing for a lost claim. */
export async function recordOutcome(
  dependencies: RecordDependencies,
  attempt: Attempt,
  outcome: Outcome,
): Promise<void> {
  const { database, log } = dependencies;
  const { job, claim } = attempt;
  const details = { jobId: job.id, kind: job.kind, attempt: claim.attempt };
  const target = { claim };

  switch (outcome.kind) {
    case 'completed':
      await storeAndComplete(dependencies, attempt, outcome.output);
      break;
    case 'lost':
      log.info(details, 'a job was taken from its worker');
      break;
    case 'interrupted':
      await database.transaction((tx) => requeueInterrupted(dependencies, tx, target, job));
      break;
    case 'retryable': {
      log.warn({ ...details, err: outcome.cause }, 'an attempt at a job failed');
      const death = { cause: outcome.cause, isOwn: true, tookWorker: false };
      await endWith(dependencies, 'failed', (tx) =>
        failOrRetry(dependencies, tx, target, job, death),
      );
      break;
    }
    case 'failed':
      log.warn({ ...details, err: outcome.cause }, 'a job failed');
      await endWith(dependencies, 'failed', (tx) =>
        failJob(dependencies, tx, target, job, outcome.cause),
      );
      break;
    default:
      outcome satisfies never;
  }
}

/** @param change gives the job if it has ended */
async function endWith(
  dependencies: RecordDependencies,
  end: JobEnd,
  change: (tx: Transaction) => Promise<Job | null>,
): Promise<boolean> {
  const ended = await dependencies.database.transaction(change);
  if (ended !== null) await cleanUp(dependencies, ended, end);
  return ended !== null;
}

/** Stores the output first: a crash between leaves a file, not a job that ended without one. */
async function storeAndComplete(
  dependencies: RecordDependencies,
  attempt: Attempt,
  output: unknown,
): Promise<void> {
  const { job, claim, definition } = attempt;
  let isCompleted = false;
  try {
    const stored =
      definition.store === undefined
        ? output
        : await withContext(dependencies.database, attempt, async (context) =>
            definition.store?.(job, output, context),
          );
    isCompleted = await endWith(dependencies, 'finished', (tx) =>
      completeJob(dependencies, tx, { claim }, stored),
    );
  } finally {
    if (!isCompleted) await definition.discard?.(job, output);
  }
}
