import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { Activity } from './activity.ts';
import { ChangeCounter } from './change-counter.ts';
import { checkChannelName, type Database, sendNotification, succeedsWithin } from './database.ts';
import { intercept } from './intercept.ts';
import type { DatabaseLog } from './log.ts';
import { Maintenance } from './maintenance.ts';
import { allowLongStall } from '../process/watchdog.ts';
import * as schema from '../../schema/schema.ts';
import { TransactionGuard } from './transaction-guard.ts';

const READY_TIMEOUT_MS = 2000;
const QUERIES = ['query', 'sql', 'exec', 'transaction', 'listen'] as const;

/** The embedded engine as a `Database`; closing it stops what runs here and leaves the rest to `close`. */
export function wrapLite(lite: PGlite, log: DatabaseLog, close: () => Promise<void>): Database {
  const activity = new Activity();
  const guard = new TransactionGuard();
  const changes = new ChangeCounter();
  const inner = intercept(lite, QUERIES, (call, method, values) =>
    activity.count(() => changes.follow(method, values, async () => call())),
  );
  const outer = intercept(inner, QUERIES, (call) => {
    guard.assertOutside();
    return call();
  });
  const innerOrm = drizzle({ client: inner, schema });
  const orm = drizzle({ client: outer, schema });
  const maintenance = new Maintenance(
    (statement) => allowLongStall(() => lite.exec(statement)),
    activity,
    log,
  );
  maintenance.start();

  let closing: Promise<void> | null = null;

  return {
    kind: 'embedded',
    orm,
    transaction: (work) => guard.run(() => innerOrm.transaction(work)),
    listen: async (channel, onPayload) => {
      checkChannelName(channel);
      return outer.listen(channel, guard.detach(onPayload));
    },
    notify: (channel, payload, tx) => sendNotification(tx ?? orm, channel, payload),
    changeCount: () => changes.count,
    queueConnection: { db: fromPglite(outer), backend: 'pglite', useListenNotify: true },
    isReady: () => succeedsWithin(() => lite.query('select 1'), READY_TIMEOUT_MS),
    close: () => {
      maintenance.stop();
      // The last vacuum and the last checkpoint.
      closing ??= allowLongStall(close);
      return closing;
    },
  };
}
