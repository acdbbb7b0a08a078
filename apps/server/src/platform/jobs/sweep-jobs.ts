import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { jobs } from '../../schema/schema.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { defineSweep, type Sweep } from './sweeps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_FINISHED_DAYS = 1;
/** For operators who look into what failed. */
const KEEP_FAILED_DAYS = 30;

/** Deletes rows of ended jobs that belong to no workspace. */
export const sweepJobs = (database: Database, clock: Clock): Sweep =>
  defineSweep('sweep-jobs', async () => {
    const daysAgo = (days: number): Date => new Date(clock().getTime() - days * DAY_MS);
    const rows = await database.orm
      .delete(jobs)
      .where(
        and(
          isNull(jobs.workspaceId),
          or(
            lt(jobs.finishedAt, daysAgo(KEEP_FAILED_DAYS)),
            and(
              inArray(jobs.status, ['finished', 'cancelled']),
              lt(jobs.finishedAt, daysAgo(KEEP_FINISHED_DAYS)),
            ),
          ),
        ),
      )
      .returning({ id: jobs.id });
    return rows.length;
  });
