import { type QueueItem, REPORT_DEADLINE_HOURS } from '@loopwright/contract';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  creations,
  publications,
  reports,
  shares,
  statements,
  users,
} from '../../schema/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** What one look at the queue shows of each kind. */
const QUEUE_MAXIMUM = 100;

/** What waits for an operator: reports, publications and appeals. The oldest first. */
export async function readQueue(orm: Queryable): Promise<QueueItem[]> {
  const reported = await orm
    .select()
    .from(reports)
    .where(and(sql`${reports.decisionId} is null`, isNotNull(reports.creationId)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(QUEUE_MAXIMUM);
  const waiting = await orm
    .select({ creationId: publications.creationId, createdAt: publications.createdAt })
    .from(publications)
    .where(and(sql`${publications.reviewState} = 'waiting'`, isNotNull(publications.reviewReason)))
    .orderBy(asc(publications.createdAt), asc(publications.creationId))
    .limit(QUEUE_MAXIMUM);
  const appeals = await orm
    .select()
    .from(statements)
    .where(and(sql`${statements.appealedAt} is not null`, isNull(statements.outcome)))
    .orderBy(asc(statements.appealedAt))
    .limit(QUEUE_MAXIMUM);
  const since = new Map<string, Date>();
  const note = (id: string | null, moment: Date | null): void => {
    const known = id === null ? undefined : since.get(id);
    if (id !== null && moment !== null && (known === undefined || moment < known))
      since.set(id, moment);
  };
  for (const { creationId, createdAt } of [...reported, ...waiting]) note(creationId, createdAt);
  for (const { creationId, appealedAt } of appeals) note(creationId, appealedAt);

  const items = await readCreations(orm, [...since.keys()]);
  return items
    .map((item): QueueItem => {
      const moment = since.get(item.creationId) ?? new Date(0);
      const appealed = appeals.find(({ creationId }) => creationId === item.creationId);
      return Object.assign(item, {
        isWaiting: item.isWaiting ?? false,
        reports: reported
          .filter(({ creationId }) => creationId === item.creationId)
          .map(({ reason, details, createdAt }) => ({
            reason,
            details,
            createdAt: createdAt.toISOString(),
          })),
        appeal: appealed
          ? {
              id: appealed.id,
              action: appealed.action,
              reason: appealed.reason,
              explanation: appealed.explanation,
              text: appealed.appeal ?? '',
            }
          : null,
        since: moment.toISOString(),
        dueAt: new Date(moment.getTime() + REPORT_DEADLINE_HOURS * HOUR_MS).toISOString(),
      });
    })
    .toSorted((one, other) => one.since.localeCompare(other.since));
}

async function readCreations(orm: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await orm
    .select({
      creationId: creations.id,
      slug: shares.slug,
      kind: creations.kind,
      width: creations.width,
      height: creations.height,
      title: creations.title,
      prompt: creations.prompt,
      makerUsername: users.username,
      reviewReason: publications.reviewReason,
      isWaiting: sql<boolean | null>`${publications.reviewState} = 'waiting'`,
    })
    .from(creations)
    .innerJoin(shares, eq(shares.creationId, creations.id))
    .leftJoin(publications, eq(publications.creationId, creations.id))
    .leftJoin(users, eq(users.id, shares.createdBy))
    .where(inArray(creations.id, [...ids]));
}
