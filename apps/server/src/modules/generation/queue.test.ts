import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { startPgBoss } from '../../platform/jobs/index.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openQueue } from './queue.ts';

/** What pg-boss does by itself once a day. */
async function runMaintenance(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.queueConnection, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

describeOnEachDatabase('the queue', (open) => {
  it('keeps a job that waits for a year, because no server ran', async () => {
    const database = await open();
    const pgBoss = await startPgBoss(database, () => undefined);
    onTestFinished(() => pgBoss.stop({ graceful: false }));
    const queue = await openQueue(pgBoss);
    const id = randomUUID();
    await database.transaction((tx) => queue.enqueue(tx, { id, priority: 0, lane: 'illustrator' }));
    await database.orm.execute(sql`
      update pgboss.job set created_on = created_on - interval '1 year',
        start_after = start_after - interval '1 year', keep_until = keep_until - interval '1 year'
      where id = ${id}`);
    await runMaintenance(database);
    expect(await database.transaction((tx) => queue.take(tx))).toBe(id);
  });
});
