import type { PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Boss, openBoss } from './boss.ts';
import { type JobEvents, openJobEvents } from './job-events.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';

/** The queue of one process. */
export interface Jobs {
  readonly boss: Boss;
  readonly events: JobEvents;
  readonly queue: JobQueue;
  close(): Promise<void>;
}

/** @param pgBoss started; `close` leaves it running */
export async function openJobs(database: Database, pgBoss: PgBoss, clock: Clock): Promise<Jobs> {
  const boss = await openBoss(pgBoss);
  const events = await openJobEvents(database);
  return {
    boss,
    events,
    queue: createJobQueue({ boss, events, clock }),
    close: () => events.close(),
  };
}
