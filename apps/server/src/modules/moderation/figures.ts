import { and, count, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { moderationLog, reports } from '../../schema/schema.ts';

/** One line of the numbers for a yearly report. */
export interface Figure {
  readonly what: 'reports' | 'decisions';
  readonly action: string | null;
  readonly reason: string | null;
  readonly count: number;
  /** The median time from the oldest report to the decision. */
  readonly medianHours: number | null;
}

/** The numbers of a calendar year in UTC: reports by reason, decisions by action and reason. */
export async function readFigures(orm: Queryable, year: number): Promise<Figure[]> {
  const [from, to] = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
  const received = await orm
    .select({ reason: reports.reason, count: count() })
    .from(reports)
    .where(and(gte(reports.createdAt, from), lt(reports.createdAt, to)))
    .groupBy(reports.reason)
    .orderBy(reports.reason);
  const decided = await orm
    .select({
      action: moderationLog.action,
      reason: moderationLog.reason,
      count: count(),
      medianHours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${moderationLog.hoursOpen})`,
    })
    .from(moderationLog)
    .where(and(gte(moderationLog.createdAt, from), lt(moderationLog.createdAt, to)))
    .groupBy(moderationLog.action, moderationLog.reason)
    .orderBy(moderationLog.action, moderationLog.reason);
  return [
    ...received.map(({ reason, count: total }): Figure => ({
      what: 'reports',
      action: null,
      reason,
      count: total,
      medianHours: null,
    })),
    ...decided.map(({ action, reason, count: total, medianHours }): Figure => ({
      what: 'decisions',
      action,
      reason,
      count: total,
      medianHours,
    })),
  ];
}

/** Every value is a word of ours or a number, so that none needs quotes. */
export const figuresCsv = (figures: readonly Figure[]): string =>
  [
    'what,action,reason,count,medianHours',
    ...figures.map(({ what, action, reason, count: total, medianHours }) =>
      [what, action ?? '', reason ?? '', total, medianHours ?? ''].join(','),
    ),
    '',
  ].join('\r\n');
