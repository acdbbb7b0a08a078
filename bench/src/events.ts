import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../apps/server/src/platform/database/database.ts';
import { openPostgresDatabase } from '../../apps/server/src/platform/database/postgres.ts';
import { quantile, report } from './report.ts';

const RUNS = 5;
const RUN_MS = 4000;
/** Each has a pool of its own; together they keep 16 connections busy. */
const PROCESSES = 2;
const WRITERS_PER_PROCESS = 8;
const TARGET = 0.85;

type Tell = (database: Database, tx: Transaction) => Promise<void> | void;

const WAYS: Readonly<Record<'none' | 'inside' | 'after', Tell>> = {
  none: () => undefined,
  inside: async (_, tx) => {
    await tx.execute(sql`select pg_notify('bench_event', ${randomUUID()})`);
  },
  after: (database, tx) => tx.afterCommit(() => database.notify('bench_event', randomUUID())),
};

type Way = keyof typeof WAYS;

/** Commits per second of PostgreSQL (`DATABASE_URL`) without notifications, with them inside, and after. */
export async function run(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined)
    throw new Error('The bench "events" needs DATABASE_URL: an empty PostgreSQL.');
  const log = { info: () => undefined, warn: console.warn };
  const databases = [];
  for (let i = 0; i < PROCESSES; i++) databases.push(await openPostgresDatabase(url, log));
  const [first] = databases;
  await first?.orm.execute(sql`create table if not exists bench_events (id uuid primary key)`);
  const rates: Record<Way, number[]> = { none: [], inside: [], after: [] };
  for (let round = 0; round < RUNS; round++) {
    for (const way of Object.keys(WAYS) as Way[]) {
      rates[way].push(await commitsPerSecond(databases, WAYS[way]));
    }
  }
  await first?.orm.execute(sql`drop table bench_events`);
  for (const database of databases) await database.close();

  const [none, inside, after] = [rates.none, rates.inside, rates.after].map((all) =>
    quantile(all, 0.5),
  );
  if (!none || !inside || !after) throw new Error('Nothing was committed.');
  console.log(
    `commits a second: ${none.toFixed(0)} without, ${inside.toFixed(0)} inside, ${after.toFixed(0)} after`,
  );
  console.log(`inside the transaction: x${(inside / none).toFixed(2)}`);
  const ratio = after / none;
  report(
    'commits with notifications after them',
    `x${ratio.toFixed(2)}`,
    `at least x${TARGET}`,
    ratio >= TARGET,
  );
}

async function commitsPerSecond(databases: readonly Database[], tell: Tell): Promise<number> {
  const startedMs = performance.now();
  let commits = 0;
  const write = async (database: Database): Promise<void> => {
    while (performance.now() - startedMs < RUN_MS) {
      await database.transaction(async (tx) => {
        await tx.execute(sql`insert into bench_events (id) values (${randomUUID()})`);
        await tell(database, tx);
      });
      commits += 1;
    }
  };
  const writers = databases.flatMap((database) =>
    Array.from({ length: WRITERS_PER_PROCESS }, () => write(database)),
  );
  await Promise.all(writers);
  return commits / ((performance.now() - startedMs) / 1000);
}
