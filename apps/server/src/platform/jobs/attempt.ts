import type { Database } from '../database/database.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { AnyJobDefinition, Job, JobContext } from './job-definition.ts';
import { type Claim, lockClaim } from './job-store.ts';
import { type AbortReason, judgeFailure, type Outcome } from './outcome.ts';
import { createProgressWriter } from './progress-writer.ts';

const PROGRESS_PACE = { firstMs: 100, intervalMs: 250 };

/** Another attempt at the job has begun, or it has ended. */
export class LostClaimError extends Error {
  constructor() {
    super('The claim of a job was lost.');
    this.name = 'LostClaimError';
  }
}

/** One attempt at a job by this worker. */
export interface Attempt {
  readonly job: Job;
  readonly claim: Claim;
  readonly definition: AnyJobDefinition;
  readonly controller: AbortController;
  readonly heartbeat: Heartbeat;
}

/** Runs what the definition says. Never rejects. */
export async function runAttempt(database: Database, attempt: Attempt): Promise<Outcome> {
  const { definition, job, controller } = attempt;
  const { signal } = controller;
  const timeout = setTimeout(
    () => controller.abort('timeout' satisfies AbortReason),
    definition.timeoutMs,
  );
  try {
    const output = await withContext(database, attempt, async (context) => {
      signal.throwIfAborted();
      return await definition.run(definition.input.parse(job.input), context, job);
    });
    return { kind: 'completed', output };
  } catch (cause) {
    return judgeFailure(definition, cause, signal);
  } finally {
    clearTimeout(timeout);
  }
}

/** Progress that is still unwritten when the work is done is dropped. */
export async function withContext<T>(
  database: Database,
  { claim, controller, heartbeat }: Attempt,
  work: (context: JobContext) => Promise<T>,
): Promise<T> {
  const progress = createProgressWriter(heartbeat.writeProgress, PROGRESS_PACE);
  const context: JobContext = {
    signal: controller.signal,
    reportProgress: progress.report,
    whileCurrent: (change) =>
      database.transaction(async (tx) => {
        if (!(await lockClaim(tx, claim))) throw new LostClaimError();
        return await change(tx);
      }),
  };
  return await work(context).finally(progress.close);
}
