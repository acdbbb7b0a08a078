import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '../../schema/schema.ts';
import { withAfterCommit } from './after-commit.ts';
import { type Database, succeedsWithin } from './database.ts';
import { intercept } from './intercept.ts';
import type { DatabaseLog } from './log.ts';
import { migratePostgresDatabase } from './migrate.ts';
import { NotificationListener } from './notification-listener.ts';
import { Notifier } from './notifier.ts';
import { TransactionGuard } from './transaction-guard.ts';

const POOL_SIZE = 10;
const QUEUE_POOL_SIZE = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 2000;

/** PostgreSQL 15 or newer, migrated. */
export async function openPostgresDatabase(
  databaseUrl: string,
  log: DatabaseLog,
  migrationsFolder?: string,
): Promise<Database> {
  await migratePostgresDatabase(databaseUrl, migrationsFolder);

  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'loopwright',
  });
  // A connection that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));

  const guard = new TransactionGuard();
  const inner = drizzle(pool, { schema });
  const guardedPool = intercept(pool, ['query', 'connect'], (call) => {
    guard.assertOutside();
    return call();
  });
  const orm = drizzle(guardedPool, { schema });
  const notifier = new Notifier(orm, log, (send) => guard.detach(send));
  const listener = new NotificationListener(databaseUrl, log);
  let closing: Promise<void> | null = null;
  const closeAll = async (): Promise<void> => {
    await notifier.flush();
    await Promise.all([listener.close(), pool.end()]);
  };

  return {
    kind: 'postgres',
    orm,
    transaction: (work) => withAfterCommit((run) => guard.run(() => inner.transaction(run)), work),
    listen: (channel, onPayload) => listener.listen(channel, guard.detach(onPayload)),
    notify: (channel, payload) => notifier.notify(channel, payload),
    changeCount: () => null,
    queueConnection: {
      connectionString: databaseUrl,
      max: QUEUE_POOL_SIZE,
      useListenNotify: true,
    },
    isReady: () => succeedsWithin(() => pool.query('select 1'), READY_TIMEOUT_MS),
    close: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}
