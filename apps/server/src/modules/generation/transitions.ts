import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { releaseHold } from '../tokens/index.ts';
import type { Changes } from './changes.ts';
import { generationFailed } from './outcome.ts';
import type { GenerationQueue } from './queue.ts';
import { endLocked, type GenerationRow, requeueGeneration, type Requeueing } from './store.ts';
import type { AppError } from '../../platform/errors.ts';

/** A generation that has taken this many workers with it is not tried again. */
const DEATHS_MAXIMUM = 3;
/** Nor is one that was begun this often, whoever is to blame: everything ends. */
const ATTEMPTS_MAXIMUM = 10;

/** Hears, once it is written down, how a generation has ended. */
export type EndObserver = (
  generation: Pick<GenerationRow, 'kind' | 'createdAt'>,
  outcome: 'finished' | 'failed' | 'cancelled',
) => void;

export interface TransitionParts {
  readonly queue: GenerationQueue;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly onEnded?: EndObserver;
}

// Each of these changes row, queue and ledger together. The transaction holds the row's lock.

/** Lets another worker run what this one gives back in good order: as if it had not begun. */
export async function handBack(
  parts: TransitionParts,
  tx: Transaction,
  row: GenerationRow,
): Promise<void> {
  await putBack(parts, tx, row, { ...row, attempt: row.attempt - 1 });
}

async function putBack(
  { queue, changes }: TransitionParts,
  tx: Transaction,
  { id }: GenerationRow,
  requeueing: Requeueing,
): Promise<void> {
  await requeueGeneration(tx, id, requeueing);
  await queue.putBack(tx, id);
  changes.tellChanged(id, tx);
  changes.tellQueued(id, tx);
}

export async function endFailed(
  { queue, changes, clock }: TransitionParts,
  tx: Transaction,
  { id, holdId }: GenerationRow,
  error: AppError,
): Promise<void> {
  const errorMessage = error.publicMessage;
  await endLocked(tx, id, { status: 'failed', errorCode: error.code, errorMessage }, clock());
  await releaseHold(tx, { holdId, at: clock() });
  await queue.complete(tx, id);
  changes.tellEnded(id, tx);
}

/** A run that came to nothing. */
export interface Death {
  readonly cause: unknown;
  /** Whether the run is to blame. */
  readonly isOwn: boolean;
  /** Whether its worker went with it: then nothing may run beside it any more. */
  readonly tookWorker: boolean;
}

/**
 * Lets a run that died be tried again, unless it has died too often.
 * @returns whether it has ended
 */
export async function buryOrRetry(
  parts: TransitionParts,
  tx: Transaction,
  row: GenerationRow,
  { cause, isOwn, tookWorker }: Death,
): Promise<boolean> {
  const { attempt } = row;
  const deaths = row.deaths + (isOwn ? 1 : 0);
  const isOver = deaths >= DEATHS_MAXIMUM || attempt >= ATTEMPTS_MAXIMUM;
  if (isOver) await endFailed(parts, tx, row, generationFailed(cause));
  else await putBack(parts, tx, row, { attempt, deaths, runsAlone: row.runsAlone || tookWorker });
  return isOver;
}

/** Ends a generation that its owner does not want any more. */
export async function endCancelled(
  { queue, changes, clock }: TransitionParts,
  tx: Transaction,
  { id, holdId }: GenerationRow,
): Promise<void> {
  await endLocked(tx, id, { status: 'cancelled' }, clock());
  await releaseHold(tx, { holdId, at: clock() });
  await queue.cancel(tx, id);
  changes.tellEnded(id, tx);
  // A worker that runs it finds its claim gone, and is told at once.
  changes.tellCancelled(id, tx);
}
