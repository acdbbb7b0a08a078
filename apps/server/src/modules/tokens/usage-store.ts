import { and, asc, desc, eq, exists, gte, lt, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { type LedgerKind, ledgerEntries } from '../../schema/schema.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;

/** An entry of the ledger with the id of what its tokens are for. */
export interface UsageRow {
  readonly id: number;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly subjectId: string | null;
}

export interface UsagePageRequest {
  readonly workspaceId: string;
  /** The id of the last entry of the page before; null: the first page. */
  readonly before: number | null;
  readonly limit: number;
  /** Whether settled holds, which change no balance, are entries of their own. */
  readonly withSettled: boolean;
}

/** Newest first. Only holds have a subject; their ends get it from the hold. */
export async function findUsage(orm: Queryable, request: UsagePageRequest): Promise<UsageRow[]> {
  const { workspaceId, before, limit, withSettled } = request;
  const hold = alias(ledgerEntries, 'hold');
  return await orm
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      reason: ledgerEntries.reason,
      createdAt: ledgerEntries.createdAt,
      subjectId: hold.subjectId,
    })
    .from(ledgerEntries)
    .leftJoin(hold, and(eq(hold.holdId, ledgerEntries.holdId), eq(hold.kind, 'hold')))
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        before === null ? undefined : lt(ledgerEntries.id, before),
        withSettled ? undefined : ne(ledgerEntries.kind, 'settle'),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
}

/** The tokens that were held since then and not given back, by quarters of an hour, oldest first. */
export async function sumUsage(
  orm: Queryable,
  workspaceId: string,
  since: Date,
): Promise<{ readonly startsAt: Date; readonly tokens: number }[]> {
  const release = alias(ledgerEntries, 'release');
  const releases = orm
    .select({ id: release.id })
    .from(release)
    .where(and(eq(release.holdId, ledgerEntries.holdId), eq(release.kind, 'release')));
  const quarter = sql`floor(extract(epoch from ${ledgerEntries.createdAt}) / ${sql.raw(String(QUARTER_HOUR_SECONDS))})`;
  const rows = await orm
    .select({
      quarter: quarter.mapWith(Number),
      tokens: sql`sum(-${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        eq(ledgerEntries.kind, 'hold'),
        gte(ledgerEntries.createdAt, since),
        not(exists(releases)),
      ),
    )
    .groupBy(quarter)
    .orderBy(asc(quarter));
  return rows.map((row) => ({
    startsAt: new Date(row.quarter * QUARTER_HOUR_SECONDS * 1000),
    tokens: row.tokens,
  }));
}
