import { NOTIFICATION_KEPT_DAYS } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteOlder } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes notifications that are no longer kept.
 * @returns how many there were
 */
export const sweepNotifications = ({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> =>
  deleteOlder(database.orm, new Date(clock().getTime() - NOTIFICATION_KEPT_DAYS * DAY_MS));
