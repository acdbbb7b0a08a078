import { eq, sql } from 'drizzle-orm';
import { jobs as jobsTable } from '../../../schema/schema.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { startPgBoss } from '../boss.ts';
import type { ConcurrencyLimits } from '../concurrency.ts';
import {
  type AnyJobDefinition,
  definitionsByKind,
  type JobDefinition,
  type JobRow,
} from '../job-definition.ts';
import type { EnqueueOptions } from '../job-queue.ts';
import { type Jobs, openJobs } from '../open-jobs.ts';
import { rescueJobs } from '../rescue.ts';
import { createJobRunner, type JobRunner } from '../runner.ts';
import { claimAndDie } from './claim-and-die.ts';

/** The queue on a database, with runners that the test starts. */
export interface JobFixture {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Not started. */
  newRunner(
    definitions: readonly AnyJobDefinition[],
    concurrencyLimits?: ConcurrencyLimits,
  ): JobRunner;
  /** @returns the id */
  enqueue(
    definition: JobDefinition<string, string>,
    input?: string,
    options?: EnqueueOptions,
  ): Promise<string>;
  cancel(definition: JobDefinition<string, string>, id: string): Promise<boolean>;
  rowOf(id: string): Promise<JobRow>;
  /** Lets a worker take so many jobs and die a minute ago. @returns their ids */
  dieWith(count: number): Promise<string[]>;
  /** As if the worker of the job had been silent for so long. */
  silenceFor(id: string, seconds: number): Promise<void>;
  rescue(definitions: readonly AnyJobDefinition[]): Promise<number>;
  close(): Promise<void>;
}

const SILENT_SECONDS = 30;
const TWO: ConcurrencyLimits = new Map([['scripted', { limit: 2 }]]);

/** Never says the same millisecond twice: jobs of one millisecond have no order. */
function risingClock(): Clock {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  };
}

export async function openJobFixture(database: Database): Promise<JobFixture> {
  const failures: Error[] = [];
  const clock = risingClock();
  const pgBoss = await startPgBoss(database, (error) => failures.push(error));
  const jobs = await openJobs(database, pgBoss, clock);
  const runners: JobRunner[] = [];
  const { boss, events, queue } = jobs;

  return {
    database,
    jobs,
    newRunner(definitions, concurrencyLimits = TWO) {
      const log = silentLog;
      const recordPausesMs = [0, 0];
      const dependencies = { database, jobs, clock, log, recordPausesMs, concurrencyLimits };
      const runner = createJobRunner({ ...dependencies, definitions });
      runners.push(runner);
      return runner;
    },
    async enqueue(definition, input = 'a', options = {}) {
      const job = await database.transaction((tx) => queue.enqueue(tx, definition, input, options));
      if (job === null) throw new Error('The request key has been used.');
      return job.id;
    },
    async cancel(definition, id) {
      const job = await database.transaction((tx) => queue.cancel(tx, definition, id));
      return job !== null;
    },
    async rowOf(id) {
      const [row] = await database.orm.select().from(jobsTable).where(eq(jobsTable.id, id));
      if (row === undefined) throw new Error('There is no such job.');
      return row;
    },
    dieWith: (count) => claimAndDie(database, boss, count),
    async silenceFor(id, seconds) {
      const heartbeatAt = sql`now() - ${seconds} * interval '1 second'`;
      await database.orm.update(jobsTable).set({ heartbeatAt }).where(eq(jobsTable.id, id));
    },
    rescue: (definitions) =>
      rescueJobs(
        {
          database,
          boss,
          events,
          clock,
          log: silentLog,
          definitions: definitionsByKind(definitions),
        },
        SILENT_SECONDS,
      ),
    async close() {
      await Promise.all(runners.map((runner) => runner.stop(0)));
      await jobs.close();
      await pgBoss.stop({ graceful: false });
      await database.orm.delete(jobsTable);
      if (failures[0] !== undefined) throw failures[0];
    },
  };
}
