import { randomUUID } from 'node:crypto';
import type { Language, ReportReason } from '@loopwright/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { notFoundError } from '../../platform/errors.ts';
import { creations, reports, shares } from '../../schema/schema.ts';

export interface NewReport {
  readonly slug: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** null: a visitor. */
  readonly reporterId: string | null;
  /** Where a visitor wants to be told; null: nowhere. */
  readonly reporterEmail: string | null;
  readonly language: Language;
}

/**
 * Keeps a report. A user has one open report for each creation: a second one replaces it.
 * @returns the id of a new report; null when it has replaced another one
 * @throws AppError `not-found` when nothing is shared there
 */
export async function keepReport(
  tx: Transaction,
  { slug, ...report }: NewReport,
  createdAt: Date,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: creations.id })
    .from(shares)
    .innerJoin(creations, eq(creations.id, shares.creationId))
    .where(and(eq(shares.slug, slug), isNull(shares.removedAt), isNull(creations.deletedAt)))
    .for('share', { of: creations });
  if (found === undefined) throw notFoundError();
  const { reporterId } = report;
  if (reporterId !== null && (await replaceReport(tx, found.id, { ...report, reporterId })))
    return null;
  const id = randomUUID();
  await tx.insert(reports).values({ ...report, id, creationId: found.id, createdAt });
  return id;
}

/** @returns false when the user has no open report of it */
async function replaceReport(
  tx: Transaction,
  creationId: string,
  { reporterId, reason, details }: Pick<NewReport, 'reason' | 'details'> & { reporterId: string },
): Promise<boolean> {
  const rows = await tx
    .update(reports)
    .set({ reason, details })
    .where(
      and(
        eq(reports.creationId, creationId),
        eq(reports.reporterId, reporterId),
        isNull(reports.decisionId),
      ),
    )
    .returning({ id: reports.id });
  return rows.length > 0;
}

/** What a user has reported, for the data export. */
export const readReports = (orm: Queryable, userId: string) =>
  orm
    .select({
      creationId: reports.creationId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId));
