import { isMessageCode, type OperatorOverview, SERVER_MESSAGES } from '@loopwright/contract';
import { and, count, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { generations, jobs } from '../../schema/schema.ts';
import { readQueue } from '../moderation/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Workers show themselves every five seconds. */
const HEARTBEAT_SECONDS = 30;
/** A job that has waited so long while no worker works is not waiting for its turn. */
const STALLED_MS = 2 * 60 * 1000;
const ROWS_MAXIMUM = 100;

export interface OverviewDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'isReady'>;
  readonly diskSpace: Pick<DiskSpace, 'measure'>;
  /** Whether a mail server sends the emails. */
  readonly sendsMail: boolean;
}

/** How the server is, read from the database at this moment. */
export async function readOverview({
  database,
  storage,
  diskSpace,
  clock,
  sendsMail,
}: OverviewDependencies): Promise<OperatorOverview> {
  const now = clock();
  const { orm } = database;
  const space = await diskSpace.measure();
  return {
    takenAt: now.toISOString(),
    health: {
      database: await database.isReady(),
      storage: await storage.isReady(),
      freeBytes: space?.freeBytes ?? null,
      sendsMail,
      workers: await readWorkers(orm, now),
    },
    queue: await readJobQueue(orm),
    failedJobs: await readFailedJobs(orm, now),
    failures: await readFailures(orm, now),
    moderationWaiting: (await readQueue(orm)).length,
  };
}

async function readWorkers(
  orm: Queryable,
  now: Date,
): Promise<OperatorOverview['health']['workers']> {
  const [live] = await orm
    .select({
      running:
        sql`count(*) filter (where ${jobs.heartbeatAt} > now() - make_interval(secs => ${HEARTBEAT_SECONDS}))`.mapWith(
          Number,
        ),
      seenAt: max(jobs.heartbeatAt),
      // Jobs that have been tried wait for their next try.
      oldestAt:
        sql<Date | null>`min(${jobs.createdAt}) filter (where ${jobs.status} = 'queued' and ${jobs.attempt} = 0)`.mapWith(
          jobs.createdAt,
        ),
    })
    .from(jobs)
    .where(inArray(jobs.status, ['queued', 'running']));
  // Sweeps end every hour, so that this is a sign of life without anything to do.
  const [ended] = await orm
    .select({ at: max(jobs.finishedAt) })
    .from(jobs)
    .where(isNull(jobs.workspaceId));
  const { running = 0, seenAt = null, oldestAt = null } = live ?? {};
  const waitsTooLong = oldestAt !== null && now.getTime() - oldestAt.getTime() > STALLED_MS;
  const signs = [seenAt, ended?.at ?? null].flatMap((moment) => moment?.getTime() ?? []);
  return {
    state: running > 0 ? 'working' : waitsTooLong ? 'stalled' : 'idle',
    running,
    lastSeenAt: signs.length === 0 ? null : new Date(Math.max(...signs)).toISOString(),
  };
}

async function readJobQueue(orm: Queryable): Promise<OperatorOverview['queue']> {
  const countOf = (status: 'queued' | 'running') =>
    sql`count(*) filter (where ${eq(jobs.status, status)})`.mapWith(Number);
  const waiting = countOf('queued');
  const rows = await orm
    .select({
      group: jobs.concurrencyGroup,
      kind: jobs.kind,
      waiting,
      running: countOf('running'),
      oldestWaitingAt:
        sql<Date | null>`min(${jobs.createdAt}) filter (where ${eq(jobs.status, 'queued')})`.mapWith(
          jobs.createdAt,
        ),
    })
    .from(jobs)
    .where(inArray(jobs.status, ['queued', 'running']))
    .groupBy(jobs.concurrencyGroup, jobs.kind)
    .orderBy(desc(waiting), jobs.concurrencyGroup, jobs.kind)
    .limit(ROWS_MAXIMUM);
  return rows.map(({ group, kind, waiting: waits, running, oldestWaitingAt }) => ({
    group,
    kind,
    waiting: waits,
    running,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
  }));
}

/** Counts what has failed since a day and a week before. */
function failedSince(now: Date) {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const day = sql`count(*) filter (where ${gte(jobs.finishedAt, daysAgo(1))})`.mapWith(Number);
  return {
    columns: { day, week: count(), lastAt: max(jobs.finishedAt) },
    condition: and(eq(jobs.status, 'failed'), gte(jobs.finishedAt, daysAgo(7))),
    order: [desc(day), desc(count())],
  };
}

async function readFailedJobs(orm: Queryable, now: Date): Promise<OperatorOverview['failedJobs']> {
  const { columns, condition, order } = failedSince(now);
  const rows = await orm
    .select({ kind: jobs.kind, ...columns })
    .from(jobs)
    .where(condition)
    .groupBy(jobs.kind)
    .orderBy(...order, jobs.kind)
    .limit(ROWS_MAXIMUM);
  return rows.map(({ kind, day, week, lastAt }) => ({
    kind,
    day,
    week,
    lastAt: (lastAt ?? now).toISOString(),
  }));
}

async function readFailures(orm: Queryable, now: Date): Promise<OperatorOverview['failures']> {
  const { columns, condition, order } = failedSince(now);
  const model = sql<string | null>`${generations.options}->>'model'`;
  const rows = await orm
    .select({ kind: generations.kind, model, code: jobs.errorCode, ...columns })
    .from(jobs)
    .innerJoin(generations, eq(generations.id, jobs.id))
    .where(condition)
    .groupBy(generations.kind, model, jobs.errorCode)
    .orderBy(...order, jobs.errorCode)
    .limit(ROWS_MAXIMUM);
  return rows.map(({ kind, model: name, code, day, week, lastAt }) => ({
    kind,
    model: name,
    reason: code ?? 'internal',
    message: plainMessage(code),
    day,
    week,
    lastAt: (lastAt ?? now).toISOString(),
  }));
}

/** Messages with parameters are left out: these come from prompts. */
function plainMessage(code: string | null): string {
  const message = isMessageCode(code) ? SERVER_MESSAGES[code] : '';
  return typeof message === 'string' ? message : '';
}
