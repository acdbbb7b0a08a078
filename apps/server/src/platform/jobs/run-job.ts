import { type Attempt, runAttempt } from './attempt.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Job } from './job-definition.ts';
import type { AbortReason } from './outcome.ts';
import { recordOutcome, type RecordDependencies } from './record-outcome.ts';
import { failJob } from './transitions.ts';
import { withRetry } from './with-retry.ts';

/** Between attempts to write an outcome down: the work may have cost a lot, and the database be back at once. */
const RECORD_PAUSES_MS = [1_000, 4_000, 10_000];

export interface RunDependencies extends RecordDependencies {
  readonly workerId: string;
  readonly recordPausesMs?: readonly number[];
}

/**
 * Runs one attempt at a claimed job and writes down how it went.
 * @param othersEnded resolves when nothing else runs in this process
 */
export async function runJob(
  dependencies: RunDependencies,
  job: Job,
  controller: AbortController,
  othersEnded: () => Promise<unknown>,
): Promise<void> {
  const { database, definitions, log, workerId } = dependencies;
  const claim = { id: job.id, attempt: job.attempt, workerId };
  const definition = definitions.get(job.kind);
  if (definition === undefined) {
    const cause = new Error(`There is no definition of the job kind '${job.kind}'.`);
    log.error({ err: cause, jobId: job.id }, 'a job failed');
    await database.transaction((tx) => failJob(dependencies, tx, { claim }, job, cause));
    return;
  }
  const heartbeat = startHeartbeat(
    dependencies,
    claim,
    () => controller.abort('lost' satisfies AbortReason),
    (err) => log.warn({ err, jobId: job.id }, 'progress could not be written down'),
  );
  const attempt: Attempt = { job, claim, definition, controller, heartbeat };
  try {
    if (job.exclusive) await Promise.race([othersEnded(), aborted(controller.signal)]);
    const outcome = await runAttempt(database, attempt);
    await withRetry(() => recordOutcome(dependencies, attempt, outcome), {
      pausesMs: dependencies.recordPausesMs ?? RECORD_PAUSES_MS,
      // Told to stop, it tries once more at once.
      signal: controller.signal,
      onFailure: (err) => log.warn({ err, jobId: job.id }, 'an outcome could not be written yet'),
    });
  } finally {
    heartbeat.stop();
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
