import { cleanUp } from './clean-up.ts';
import type { Job } from './job-definition.ts';
import type { RecordDependencies } from './record-outcome.ts';
import { lockRescue, lockSilentJobs, readMoment } from './rescue-store.ts';
import { failOrRetry } from './transitions.ts';

/**
 * Finds jobs whose worker has been silent and lets them be tried again, or ends those that have killed
 * too many workers (poison-job detection, docs/decisions/0007). Several processes may do this at the
 * same time.
 * @returns how many were found
 */
export async function rescueJobs(
  dependencies: RecordDependencies,
  silentForSeconds: number,
): Promise<number> {
  const { database, log } = dependencies;
  const since = {
    withWorker: await readMoment(database.orm, silentForSeconds),
    alone: await readMoment(database.orm, silentForSeconds * 2),
  };
  const rescued = await database.transaction(async (tx) => {
    if (!(await lockRescue(tx))) return [];
    const silent = await lockSilentJobs(tx, since);
    const results: { job: Job; isOwn: boolean; ended: Job | null }[] = [];
    for (const job of silent) {
      const isOwn = isToBlame(job, silent);
      const death = { cause: new Error('The worker fell silent.'), isOwn, tookWorker: true };
      const ended = await failOrRetry(dependencies, tx, { locked: job.id }, job, death);
      results.push({ job, isOwn, ended });
    }
    return results;
  });
  for (const { job, isOwn, ended } of rescued) {
    const { id: jobId, kind, attempt } = job;
    const details = { jobId, kind, attempt, isOwn, hasEnded: ended !== null };
    log.warn(details, 'a worker fell silent');
    if (ended !== null) await cleanUp(dependencies, ended, 'failed');
  }
  return rescued.length;
}

/**
 * A worker that dies does not say why. Its only job is to blame; of several that went silent together
 * at most one is, and more likely the machine lost its power: none of them is counted, and each runs
 * exclusively from then on, so that the guilty one is found. A worker that had been told to stop was
 * killed for being slow.
 */
const isToBlame = (job: Job, silent: readonly Job[]): boolean =>
  silent.length === 1 && !job.shutdownRequested;
