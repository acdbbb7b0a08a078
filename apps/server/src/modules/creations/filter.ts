import type { CreationsQuery, Language } from '@loopwright/contract';
import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { creations, favorites } from '../../schema/schema.ts';

/** Which creations of a workspace are listed. */
export type CreationFilter = Omit<CreationsQuery, 'cursor' | 'limit'>;

/** How far the proportions of a creation may be from those of the format, as a part of these. */
const RATIO_TOLERANCE = 0.02;

/** The full-text configurations that PostgreSQL and its embedded version both have. Japanese has none. */
const TEXT_SEARCH: Readonly<Record<Language, string | null>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  ja: null,
};

/** The text of a creation that searches read: compatible characters alike, in lower case. */
export const searchTextOf = (prompt: string, title: string | null): string =>
  normalize(title === null ? prompt : `${prompt}\n${title}`);

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

const searchText = sql`coalesce(${creations.searchText}, lower(${creations.prompt}))`;

/** @returns undefined when the query has no words */
function hasWords(query: string, language: Language | undefined): SQL | undefined {
  const text = normalize(query);
  const words = text.split(/[\s"]+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const hasEachWord = and(
    ...words.map((word) => sql`${searchText} like ${`%${escapeLike(word)}%`}`),
  );
  const configuration = TEXT_SEARCH[language ?? 'en'];
  if (configuration === null) return hasEachWord;
  const grammar = sql`${configuration}::regconfig`;
  // Substrings find what is typed so far; full text finds other forms of the words.
  return or(
    hasEachWord,
    sql`to_tsvector(${grammar}, ${searchText}) @@ plainto_tsquery(${grammar}, ${text})`,
  );
}

function hasAspect(aspect: string): SQL {
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  const ratio = across / down;
  return sql`${creations.width}::float8 / ${creations.height}
    between ${ratio * (1 - RATIO_TOLERANCE)} and ${ratio * (1 + RATIO_TOLERANCE)}`;
}

const isInFolder = (folder: string): SQL =>
  folder === 'none' ? isNull(creations.folderId) : eq(creations.folderId, folder);

const isFavoriteOf = (userId: string): SQL =>
  sql`exists (select from ${favorites}
    where ${favorites.creationId} = ${creations.id} and ${favorites.userId} = ${userId}::uuid)`;

/** @param userId whose favorites are meant */
export function matchesFilter(filter: CreationFilter, userId: string): SQL | undefined {
  const { query, language, kind, favorite, folder, style, aspect, model, from, to } = filter;
  return and(
    query === undefined ? undefined : hasWords(query, language),
    kind === undefined ? undefined : eq(creations.kind, kind),
    favorite === undefined ? undefined : isFavoriteOf(userId),
    folder === undefined ? undefined : isInFolder(folder),
    style === undefined ? undefined : sql`${creations.settings} ->> 'style' = ${style}`,
    aspect === undefined ? undefined : hasAspect(aspect),
    model === undefined ? undefined : eq(creations.model, model),
    from === undefined ? undefined : gte(creations.createdAt, new Date(from)),
    to === undefined ? undefined : lt(creations.createdAt, new Date(to)),
  );
}
