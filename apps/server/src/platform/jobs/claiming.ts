import type { Database, Transaction } from '../database/database.ts';
import type { Boss, FetchOptions } from './boss.ts';
import type { Slots } from './concurrency.ts';
import type { Job } from './job-definition.ts';
import type { JobEvents } from './job-events.ts';
import { claimJob, findJob } from './job-store.ts';

export interface ClaimDependencies {
  readonly database: Database;
  readonly boss: Boss;
  readonly events: JobEvents;
  readonly slots: Slots;
  readonly workerId: string;
}

/** Begins an attempt at the next job that there is room for. @returns null when none waits */
export async function claimNext(dependencies: ClaimDependencies): Promise<Job | null> {
  const { database, slots } = dependencies;
  const closed = slots.closedGroups();
  const withReserve = closed.filter((group) => slots.roomOf(group) === 'reserved');
  return await database.transaction(async (tx) => {
    const row = await claim(dependencies, tx, { ignoreGroups: closed });
    if (row !== null) return row;
    for (const group of withReserve) {
      const ignoreGroups = closed.filter((other) => other !== group);
      const minPriority = slots.minPriorityOf(group) ?? 0;
      const reserved = await claim(dependencies, tx, { ignoreGroups, minPriority });
      if (reserved !== null) return reserved;
    }
    return null;
  });
}

async function claim(
  { boss, events, workerId }: ClaimDependencies,
  tx: Transaction,
  options: FetchOptions,
): Promise<Job | null> {
  const locked: Job[] = [];
  let claimed: Job | null = null;
  for (;;) {
    const id = await boss.fetch(tx, options);
    if (id === null) break;
    claimed = await claimJob(tx, id, workerId);
    if (claimed !== null) break;
    const row = await findJob(tx, id);
    // Another transaction is about to change it. It is put back below, or the next fetch would find it again.
    if (row?.status === 'queued') locked.push(row);
    // Its workspace has been deleted, and the row with it.
    else await boss.complete(tx, id);
  }
  for (const row of locked) await boss.retry(tx, row, 0);
  if (claimed !== null) events.publishChanged(claimed.id, tx);
  return claimed;
}
