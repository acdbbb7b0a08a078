import { and, count, eq, lt, or, sql } from 'drizzle-orm';
import { jobs } from '../../schema/schema.ts';
import type { Queryable } from '../database/database.ts';
import type { JobRow } from './job-definition.ts';

/** How many waiting jobs of the same concurrency group go before this one. */
export async function countAhead(
  orm: Queryable,
  {
    id,
    concurrencyGroup,
    priority,
    createdAt,
  }: Pick<JobRow, 'id' | 'concurrencyGroup' | 'priority' | 'createdAt'>,
): Promise<number> {
  const [row] = await orm
    .select({ ahead: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'queued'),
        eq(jobs.concurrencyGroup, concurrencyGroup),
        or(
          sql`${jobs.priority} > ${priority}`,
          and(
            eq(jobs.priority, priority),
            or(lt(jobs.createdAt, createdAt), and(eq(jobs.createdAt, createdAt), lt(jobs.id, id))),
          ),
        ),
      ),
    );
  return row?.ahead ?? 0;
}

/** The same for everything of a workspace that waits, in one query. */
export async function findQueuePositions(
  orm: Queryable,
  workspaceId: string,
): Promise<ReadonlyMap<string, number>> {
  const order = sql`${jobs.priority} desc, ${jobs.createdAt}, ${jobs.id}`;
  const queue = orm
    .select({
      id: jobs.id,
      workspaceId: jobs.workspaceId,
      position: sql`row_number() over (partition by ${jobs.concurrencyGroup} order by ${order}) - 1`
        .mapWith(Number)
        .as('position'),
    })
    .from(jobs)
    .where(eq(jobs.status, 'queued'))
    .as('queue');
  const rows = await orm.select().from(queue).where(eq(queue.workspaceId, workspaceId));
  return new Map(rows.map(({ id, position }) => [id, position]));
}
