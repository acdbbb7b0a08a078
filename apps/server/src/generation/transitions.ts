import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { releaseHold } from '../tokens/ledger.ts';
import type { Changes } from './changes.ts';
import { generationFailed } from './outcome.ts';
import type { GenerationQueue } from './queue.ts';
import { endLocked, type GenerationRow, requeueGeneration } from './store.ts';
import type { AppError } from '../errors.ts';

/** A generation that has taken this many workers with it is not tried again. */
const DEATHS_MAXIMUM = 3;

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

/** @param countsAttempt false when the worker gave it back in good order */
export async function putBack(
  { queue, changes }: TransitionParts,
  tx: Transaction,
  { id }: GenerationRow,
  countsAttempt: boolean,
): Promise<void> {
  await requeueGeneration(tx, id, countsAttempt);
  await queue.putBack(tx, id);
  await changes.tellChanged(id, tx);
  await changes.tellQueued(id, tx);
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
  await changes.tellChanged(id, tx);
}

/**
 * Lets a run whose worker died be tried again, unless it has died too often.
 * @returns whether it has ended
 */
export async function buryOrRetry(
  parts: TransitionParts,
  tx: Transaction,
  row: GenerationRow,
  cause: unknown,
): Promise<boolean> {
  const isOver = row.attempt >= DEATHS_MAXIMUM;
  if (isOver) await endFailed(parts, tx, row, generationFailed(cause));
  else await putBack(parts, tx, row, true);
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
  await changes.tellChanged(id, tx);
  // A worker that runs it finds its claim gone, and is told at once.
  await changes.tellCancelled(id, tx);
}
