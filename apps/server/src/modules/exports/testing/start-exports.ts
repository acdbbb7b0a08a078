import { createJobRunner, type JobRunner } from '../../../platform/jobs/runner.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { EXPORT_CONCURRENCY_GROUP } from '../export-job.ts';

/** Starts a runner that makes the exports of a test app, one at a time. The test stops it. */
export async function startExports(
  server: Pick<TestApp, 'fixtures' | 'time' | 'exportJob'>,
): Promise<JobRunner> {
  const { database, jobs, storage } = server.fixtures;
  const runner = createJobRunner({
    database,
    jobs,
    storage,
    clock: () => server.time.now,
    log: silentLog,
    definitions: [server.exportJob],
    concurrencyLimits: new Map([[EXPORT_CONCURRENCY_GROUP, { limit: 1 }]]),
  } as Parameters<typeof createJobRunner>[0]);
  await runner.start();
  return runner;
}
