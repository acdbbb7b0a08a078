import { OPERATIONS_ROUTES } from '@loopwright/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { unavailableError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import type { Availability } from '../observability/availability.ts';
import type { DiskSpace } from '../storage/disk-space.ts';
import type { Storage } from '../storage/storage.ts';

const statusSchema = z.object({ status: z.literal('ok') });
const schema = { tags: ['operations'], response: { 200: statusSchema } };
const config = { isOperational: true };

export interface HealthDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly availability: Availability;
  readonly diskSpace: DiskSpace;
}

/** For load balancers and supervisors: whether the process is alive, and whether to send it requests. */
export function registerHealthRoutes(app: App, dependencies: HealthDependencies): void {
  app.get(OPERATIONS_ROUTES.healthy, { schema, config }, () => ({ status: 'ok' as const }));

  app.get(OPERATIONS_ROUTES.ready, { schema, config }, async () => {
    const { database, storage, availability, diskSpace } = dependencies;
    await diskSpace.checkRoom();
    const isReady =
      !availability.isStopping &&
      (await Promise.all([database.isReady(), storage.isReady()])).every(Boolean);
    if (isReady) return { status: 'ok' as const };
    throw unavailableError('shuttingDown');
  });
}
