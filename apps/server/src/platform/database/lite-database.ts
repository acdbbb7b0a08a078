import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import * as schema from '../../schema/schema.ts';
import { allowLongStall } from '../process/watchdog.ts';
import { Activity } from './activity.ts';
import { withAfterCommit } from './after-commit.ts';
import { ChangeCounter } from './change-counter.ts';
import { checkChannelName, type Database, succeedsWithin } from './database.ts';
import { intercept } from './intercept.ts';
import type { DatabaseLog } from './log.ts';
import { Maintenance } from './maintenance.ts';
import { Notifier } from './notifier.ts';
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
  const notifier = new Notifier(orm, log, (send) => guard.detach(send));
  const maintenance = new Maintenance(
    (statement) => allowLongStall(() => lite.exec(statement)),
    activity,
    log,
  );
  maintenance.start();

  let closing: Promise<void> | null = null;
  const closeAll = async (): Promise<void> => {
    await notifier.flush();
    // The last vacuum and the last checkpoint.
    await allowLongStall(close);
  };

  return {
    kind: 'embedded',
    orm,
    transaction: (work) =>
      withAfterCommit((run) => guard.run(() => innerOrm.transaction(run)), work),
    listen: async (channel, onPayload) => {
      checkChannelName(channel);
      return outer.listen(channel, guard.detach(onPayload));
    },
    notify: (channel, payload) => notifier.notify(channel, payload),
    changeCount: () => changes.count,
    queueConnection: { db: fromPglite(outer), backend: 'pglite', useListenNotify: true },
    isReady: () => succeedsWithin(() => lite.query('select 1'), READY_TIMEOUT_MS),
    close: () => {
      maintenance.stop();
      closing ??= closeAll();
      return closing;
    },
  };
}
