import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Boss } from './boss.ts';

/**
 * Gives jobs that wait to pg-boss when it does not have them: rows from an import, which leaves pg-boss's
 * tables out, and from a version that had another queue.
 */
export async function sendMissing(database: Database, boss: Boss): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; priority: number; concurrencyGroup: string }>(
      sql`select jobs.id, jobs.priority, jobs.concurrency_group as "concurrencyGroup" from jobs
          where jobs.status = 'queued' and not exists (
            select from pgboss.job where job.name = 'jobs' and job.id = jobs.id)
          order by jobs.created_at, jobs.id`,
    );
    for (const row of rows) {
      await boss.send(tx, row);
      // pg-boss gives all jobs of a transaction the same time, and fetches jobs of the same time in any order.
      await tx.execute(
        sql`update pgboss.job set created_on = jobs.created_at from jobs
            where job.name = 'jobs' and job.id = ${row.id} and jobs.id = job.id`,
      );
    }
  });
}
