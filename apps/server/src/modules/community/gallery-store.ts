import type { CommunityOrder, CommunityQuery } from '@loopwright/contract';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { creations, likes, profiles, publications, shares, users } from '../../schema/schema.ts';
import { lookupKey } from '../accounts/index.ts';
import { isAvatarShown, isProfileOpen, shownAvatarToken } from '../sharing/index.ts';

/** The place of a creation in the order: a moment in milliseconds, or a score. */
export interface GalleryPosition {
  readonly value: number;
  readonly id: string;
}

/** Written as a literal, because the planner cannot use a partial index with a parameter. */
const isListed = sql`${publications.reviewState} = 'approved'`;

/** Everything that takes a listed creation out of sight, read at each request. */
const isVisible = and(
  isListed,
  eq(shares.visibility, 'public'),
  isNull(shares.removedAt),
  isNull(creations.deletedAt),
);

/** @param viewerId whose likes are read; null: a visitor */
const selectListed = (orm: Queryable, viewerId: string | null, now: Date) =>
  orm
    .select({
      id: publications.creationId,
      slug: shares.slug,
      kind: publications.kind,
      width: creations.width,
      height: creations.height,
      title: creations.title,
      altText: creations.altText,
      prompt: sql<string | null>`case when ${shares.showsPrompt} then ${creations.prompt} end`,
      makerName: sql<string | null>`case when ${shares.showsMaker} then ${users.name} end`,
      makerUsername: sql<
        string | null
      >`case when ${shares.showsMaker} and ${profiles.userId} is not null then ${users.username} end`,
      makerAvatarToken: sql<
        string | null
      >`case when ${shares.showsMaker} then ${shownAvatarToken(now)} end`,
      flashes: creations.flashes,
      likes: publications.likes,
      isLiked:
        viewerId === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select from ${likes} where ${likes.creationId} = ${publications.creationId} and ${likes.userId} = ${viewerId}::uuid)`,
      publishedAt: publications.publishedAt,
      score: publications.score,
    })
    .from(publications)
    .innerJoin(shares, eq(shares.creationId, publications.creationId))
    .innerJoin(creations, eq(creations.id, publications.creationId))
    .leftJoin(users, eq(users.id, publications.userId))
    .leftJoin(profiles, and(eq(profiles.userId, publications.userId), isProfileOpen));

/** A listed creation, without what its maker does not show. */
export type ListedCreation = Awaited<ReturnType<typeof selectListed>>[number];

export interface GalleryRequest extends Pick<
  CommunityQuery,
  'order' | 'query' | 'kind' | 'style' | 'username'
> {
  readonly viewerId: string | null;
  readonly now: Date;
  /** null: from the beginning. */
  readonly after: GalleryPosition | null;
  readonly limit: number;
}

/** Visible creations in an order. An index finds every page equally fast. */
export async function listVisible(
  database: Database,
  { order, query, kind, style, username, viewerId, now, after, limit }: GalleryRequest,
): Promise<ListedCreation[]> {
  const few = query === undefined ? null : await findFew(database, query, { kind, style });
  if (few?.length === 0) return [];
  const column = order === 'newest' ? publications.publishedAt : publications.score;
  return await selectListed(database.orm, viewerId, now)
    .where(
      and(
        isVisible,
        isOf({ kind, style }),
        username === undefined ? undefined : isOfProfile(username),
        query === undefined ? undefined : matches(query, few),
        after === null ? undefined : isAfter(order, after),
      ),
    )
    .orderBy(desc(column), desc(publications.creationId))
    .limit(limit);
}

type Filter = Pick<GalleryRequest, 'kind' | 'style'>;

const isOf = ({ kind, style }: Filter): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(publications.kind, kind),
    style === undefined ? undefined : eq(publications.style, style),
  );

/** So many rows are sorted at once; of more, the index of the order soon meets enough for a page. */
const FEW = 2000;

/**
 * The ids of what has the words, by the index of words alone. The planner does not know how rare a beginning of a word
 * is, and would go through all rows in their order.
 * @returns null when there are more than a few
 */
async function findFew(
  database: Database,
  query: string,
  filter: Filter,
): Promise<string[] | null> {
  const rows = await database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return await tx
      .select({ id: publications.creationId })
      .from(publications)
      .where(and(isListed, isOf(filter), hasWords(query)))
      .limit(FEW + 1);
  });
  return rows.length > FEW ? null : rows.map(({ id }) => id);
}

const matches = (query: string, few: readonly string[] | null): SQL =>
  few === null ? hasWords(query) : inArray(publications.creationId, [...few]);

function isAfter(order: CommunityOrder, { value, id }: GalleryPosition): SQL {
  return order === 'newest'
    ? sql`(${publications.publishedAt}, ${publications.creationId}) < (${new Date(value).toISOString()}::timestamptz, ${id}::uuid)`
    : sql`(${publications.score}, ${publications.creationId}) < (${value}::float8, ${id}::uuid)`;
}

/** Of a user with a public page, and only what names them: all else stays anonymous. */
const isOfProfile = (username: string): SQL =>
  sql`${shares.showsMaker} and ${publications.userId} = (
    select ${users.id} from ${users} inner join ${profiles} on ${profiles.userId} = ${users.id} and ${isProfileOpen}
    where ${users.usernameKey} = ${lookupKey(username)})`;

/** Has words that begin with each of these. Scripts without spaces are one word up to the next sign. */
function hasWords(query: string): SQL {
  const words =
    query
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  if (prefixes === '') return sql`false`;
  return sql`to_tsvector('simple', ${publications.searchText}) @@ to_tsquery('simple', ${prefixes})`;
}

/** A visible creation by its address, with its maker. */
export async function findVisible(orm: Queryable, slug: string) {
  const [row] = await orm
    .select({ id: publications.creationId, createdBy: shares.createdBy })
    .from(publications)
    .innerJoin(shares, eq(shares.creationId, publications.creationId))
    .innerJoin(creations, eq(creations.id, publications.creationId))
    .where(and(isVisible, eq(shares.slug, slug)));
  return row ?? null;
}

/** What search engines may index: the newest pages, and the usernames with a public page. */
export async function listForSitemap(orm: Queryable, limit: number) {
  const pages = await orm
    .select({ slug: shares.slug, publishedAt: publications.publishedAt })
    .from(publications)
    .innerJoin(shares, eq(shares.creationId, publications.creationId))
    .innerJoin(creations, eq(creations.id, publications.creationId))
    .where(isVisible)
    .orderBy(desc(publications.publishedAt), desc(publications.creationId))
    .limit(limit);
  const named = await orm
    .select({ username: users.username })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(isProfileOpen)
    .orderBy(desc(profiles.createdAt))
    .limit(limit);
  return { pages, usernames: named.map(({ username }) => username) };
}

const selectProfile = (
  orm: Queryable,
  avatarToken: SQL<string | null> | typeof users.avatarToken,
) =>
  orm
    .select({ username: users.username, name: users.name, bio: profiles.bio, avatarToken })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId));

/** As others see it. @returns null when there is no user of this name with a public page */
export async function findProfile(orm: Queryable, username: string, now: Date) {
  const isOfName = eq(users.usernameKey, lookupKey(username));
  const [row] = await selectProfile(orm, shownAvatarToken(now)).where(and(isOfName, isProfileOpen));
  return row ?? null;
}

/** As the user sees it, with a picture that others may not see yet. @returns null also when an operator has closed it */
export async function findProfileOf(orm: Queryable, userId: string) {
  const [row] = await selectProfile(orm, users.avatarToken).where(
    and(eq(profiles.userId, userId), isProfileOpen),
  );
  return row ?? null;
}

/** Whose picture it is, and whether others may see it. @returns null when it is no picture any more */
export async function findAvatar(orm: Queryable, token: string, now: Date) {
  const [row] = await orm
    .select({ userId: users.id, isShown: sql<boolean>`coalesce(${isAvatarShown(now)}, false)` })
    .from(users)
    .leftJoin(profiles, and(eq(profiles.userId, users.id), isProfileOpen))
    .where(eq(users.avatarToken, token));
  return row ?? null;
}
