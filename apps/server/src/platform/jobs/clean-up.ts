import type { Logger } from 'pino';
import type { Job, JobDefinitions, JobEnd } from './job-definition.ts';

/** Calls the definition's `cleanUp`; the transaction that ended the job has been committed. Never rejects. */
export async function cleanUp(
  {
    definitions,
    log,
  }: { readonly definitions: JobDefinitions; readonly log: Pick<Logger, 'warn'> },
  job: Job,
  end: JobEnd,
): Promise<void> {
  try {
    await definitions.get(job.kind)?.cleanUp?.(job, end);
  } catch (err) {
    log.warn({ err, jobId: job.id, kind: job.kind }, 'an ended job could not be cleaned up');
  }
}
