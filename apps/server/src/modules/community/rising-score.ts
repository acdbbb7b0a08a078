import { type SQL, sql } from 'drizzle-orm';

/** Twice as many likes count as much as being listed this much later. */
const HALF_LIFE_SECONDS = 12 * 60 * 60;

/**
 * The place of a publication among those that are rising: its age and the logarithm of its likes. It changes with
 * likes alone, not with time, so that an index can sort by it (docs/community.md).
 */
export const risingScore = (publishedAt: SQL, likes: SQL): SQL<number> =>
  sql<number>`extract(epoch from ${publishedAt})::float8 / ${sql.raw(String(HALF_LIFE_SECONDS))} + ln(1 + ${likes}) / ln(2)`;
