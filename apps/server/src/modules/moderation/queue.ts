import { type QueueItem, REPORT_DEADLINE_HOURS } from '@loopwright/contract';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  creations,
  profiles,
  publications,
  reports,
  shares,
  statements,
  users,
} from '../../schema/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** What one look at the queue shows of each kind. */
const QUEUE_MAXIMUM = 100;

type Report = typeof reports.$inferSelect;
type StatementRow = typeof statements.$inferSelect;
type Waiting = Pick<QueueItem, 'reports' | 'appeal' | 'since' | 'dueAt'>;

/** What waits for an operator: reports, publications and appeals. The oldest first. */
export async function readQueue(orm: Queryable): Promise<QueueItem[]> {
  const reported = await orm
    .select()
    .from(reports)
    .where(
      and(
        sql`${reports.decisionId} is null`,
        or(isNotNull(reports.creationId), isNotNull(reports.profileId)),
      ),
    )
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

  /** By the id of the creation or of the user whose page it is: when it began to wait. */
  const creationsSince = new Map<string, Date>();
  const profilesSince = new Map<string, Date>();
  const note = (since: Map<string, Date>, id: string | null, moment: Date | null): void => {
    const known = id === null ? undefined : since.get(id);
    if (id !== null && moment !== null && (known === undefined || moment < known))
      since.set(id, moment);
  };
  for (const { creationId, createdAt } of [...reported, ...waiting])
    note(creationsSince, creationId, createdAt);
  for (const { profileId, createdAt } of reported) note(profilesSince, profileId, createdAt);
  for (const { creationId, appealedAt } of appeals) note(creationsSince, creationId, appealedAt);
  for (const statement of appeals) note(profilesSince, profileOf(statement), statement.appealedAt);

  const shared = (await readCreations(orm, [...creationsSince.keys()])).map((item): QueueItem => {
    const about = reported.filter(({ creationId }) => creationId === item.creationId);
    const appealed = appeals.find(({ creationId }) => creationId === item.creationId);
    const since = creationsSince.get(item.creationId);
    const kind = { about: 'creation', isWaiting: item.isWaiting ?? false } as const;
    return Object.assign(item, kind, presentWaiting(about, appealed, since));
  });
  const pages = (await readProfiles(orm, [...profilesSince.keys()])).map((item): QueueItem => {
    const about = reported.filter(({ profileId }) => profileId === item.profileId);
    const appealed = appeals.find((statement) => profileOf(statement) === item.profileId);
    const since = profilesSince.get(item.profileId);
    const kind = { about: 'profile' } as const;
    return Object.assign(item, kind, presentWaiting(about, appealed, since));
  });
  return [...shared, ...pages].toSorted((one, other) => one.since.localeCompare(other.since));
}

/** The user whose public page a statement is about. */
const profileOf = ({ isAboutProfile, userId }: StatementRow): string | null =>
  isAboutProfile ? userId : null;

function presentWaiting(
  about: readonly Report[],
  appealed: StatementRow | undefined,
  since = new Date(0),
): Waiting {
  return {
    reports: about.map(({ reason, details, createdAt }) => ({
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
    since: since.toISOString(),
    dueAt: new Date(since.getTime() + REPORT_DEADLINE_HOURS * HOUR_MS).toISOString(),
  };
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

async function readProfiles(orm: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await orm
    .select({
      profileId: profiles.userId,
      username: users.username,
      name: users.name,
      bio: profiles.bio,
      hasPicture: sql<boolean>`${users.avatarToken} is not null`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.userId, [...userIds]));
}
