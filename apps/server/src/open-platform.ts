import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { openDatabase } from './platform/database/connect.ts';
import type { Database } from './platform/database/database.ts';
import { loadSessionSecret } from './platform/http/session-secret.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { Availability } from './platform/observability/availability.ts';
import { Metrics } from './platform/observability/metrics.ts';
import { AttemptLimiter } from './platform/rate-limits/attempt-limiter.ts';
import {
  BYTES_PER_MB,
  createDiskSpace,
  type DiskSpace,
  localFolders,
} from './platform/storage/disk-space.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What every module may use. The platform does not depend on modules. */
export interface Platform {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly availability: Availability;
  readonly diskSpace: DiskSpace;
  readonly database: Database;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly sessionSecret: string;
  readonly limiter: AttemptLimiter;
}

/**
 * @param opened receives everything that has to be closed
 * @throws DiskReserveError when too little space is left to start
 */
export async function openPlatform(
  config: Config,
  logger: Logger,
  clock: Clock,
  opened: AsyncDisposableStack,
): Promise<Platform> {
  const metrics = new Metrics();
  const diskSpace = createDiskSpace({
    folders: localFolders(config),
    reserveBytes: config.diskReserveMb * BYTES_PER_MB,
  });
  await diskSpace.checkStart();
  const database = opened.adopt(await openDatabase(config, logger), (part) => part.close());
  const storage = opened.adopt(await openStorage(config), (part) => part.close());
  collectDefaultMetrics({ register: metrics.registry });
  metrics.watchDisk(async () => (await diskSpace.measure())?.freeBytes ?? null);
  const sessionSecret = config.sessionSecret ?? (await loadSessionSecret(config.dataDirectory));
  return {
    logger,
    clock,
    metrics,
    availability: new Availability(),
    diskSpace,
    database,
    storage,
    mailer: openMailer(config, clock),
    sessionSecret,
    limiter: new AttemptLimiter(database, clock, sessionSecret),
  };
}
