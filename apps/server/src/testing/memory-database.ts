import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../platform/database/database.ts';
import { intercept } from '../platform/database/intercept.ts';
import { wrapLite } from '../platform/database/lite-database.ts';
import { PlannedLite } from '../platform/database/planned-lite.ts';
import { readPreparedDatabase } from '../platform/database/prepared.ts';
import { silentLog } from './silent-log.ts';

/** Closed databases, emptied for reuse, because opening one takes a second of CPU time. */
const idle: PGlite[] = [];

/** Deletes all rows except the version of the queue's schema. */
const EMPTY = `
  set session_replication_role = replica;
  do $$ declare t record; begin
    for t in select schemaname, tablename from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename <> 'version')
    loop execute format('delete from %I.%I', t.schemaname, t.tablename); end loop;
  end $$;
  reset all;
  unlisten *;`;

/** The embedded database in memory, migrated and empty. */
export async function openMemoryDatabase(): Promise<Database> {
  const lite =
    idle.pop() ?? (await PlannedLite.open({ loadDataDir: await readPreparedDatabase() }));
  let isClosed = false;
  const listening: Promise<() => Promise<void>>[] = [];
  const methods = ['query', 'sql', 'exec', 'transaction', 'listen'] as const;
  // Code that still runs after closing must not reach the next user of the database.
  const lent = intercept(lite, methods, (call, method) => {
    if (isClosed) throw new Error('This database has been closed.');
    const result = call();
    if (method === 'listen') listening.push(result as Promise<() => Promise<void>>);
    return result;
  });
  return wrapLite(lent, silentLog, async () => {
    isClosed = true;
    for (const stop of listening) await (await stop)();
    await lite.exec(EMPTY);
    idle.push(lite);
  });
}
