import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import type { Database } from '../database/database.ts';
import { openBoss, startPgBoss } from './boss.ts';

/** What pg-boss does by itself once a day. */
async function runMaintenance(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.queueConnection, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

describeOnEachDatabase('pg-boss', (open) => {
  it('keeps a job that waits for a year, because no server ran', async () => {
    const database = await open();
    const pgBoss = await startPgBoss(database, () => undefined);
    onTestFinished(() => pgBoss.stop({ graceful: false }));
    const boss = await openBoss(pgBoss);
    const id = randomUUID();
    const job = { id, priority: 0, concurrencyGroup: 'a' };
    await database.transaction((tx) => boss.send(tx, job));
    await database.orm.execute(sql`
      update pgboss.job set created_on = created_on - interval '1 year',
        start_after = start_after - interval '1 year', keep_until = keep_until - interval '1 year'
      where id = ${id}`);
    await runMaintenance(database);
    expect(await database.transaction((tx) => boss.fetch(tx))).toBe(id);
  });

  it('gives out a delayed job only when its time has come', async () => {
    const database = await open();
    const pgBoss = await startPgBoss(database, () => undefined);
    onTestFinished(() => pgBoss.stop({ graceful: false }));
    const boss = await openBoss(pgBoss);
    const id = randomUUID();
    const job = { id, priority: 0, concurrencyGroup: 'a' };
    await database.transaction((tx) => boss.send(tx, job, 60_000));
    expect(await database.transaction((tx) => boss.fetch(tx))).toBeNull();
    await database.orm.execute(sql`
      update pgboss.job set start_after = start_after - interval '1 minute' where id = ${id}`);
    expect(await database.transaction((tx) => boss.fetch(tx))).toBe(id);
  });
});
