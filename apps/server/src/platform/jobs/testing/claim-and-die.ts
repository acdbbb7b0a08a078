import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { jobs } from '../../../schema/schema.ts';
import type { Database } from '../../database/database.ts';
import type { Boss } from '../boss.ts';
import { claimJob } from '../job-store.ts';

/** Lets a worker take so many jobs and die a minute ago. @returns their ids */
export const claimAndDie = (database: Database, boss: Boss, count: number): Promise<string[]> =>
  database.transaction(async (tx) => {
    const workerId = randomUUID();
    const ids: string[] = [];
    while (ids.length < count) {
      const id = await boss.fetch(tx);
      if (id === null) throw new Error('Too few jobs wait.');
      // Earlier tests leave jobs whose row is gone.
      if ((await claimJob(tx, id, workerId)) === null) await boss.complete(tx, id);
      else ids.push(id);
    }
    const heartbeatAt = sql`now() - interval '1 minute'`;
    await tx.update(jobs).set({ heartbeatAt }).where(inArray(jobs.id, ids));
    return ids;
  });
