import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { ledgerEntries, tokenAccounts } from '../../schema/schema.ts';

const PAGE = 200;

async function readTokenAccount(orm: Queryable, workspaceId: string) {
  const [account] = await orm
    .select({
      weekStart: tokenAccounts.weekStart,
      granted: tokenAccounts.granted,
      balance: tokenAccounts.balance,
    })
    .from(tokenAccounts)
    .where(eq(tokenAccounts.workspaceId, workspaceId));
  return account ?? null;
}

/** Oldest first, a page at a time. */
async function* readLedger(orm: Queryable, workspaceId: string) {
  let lastId = 0;
  for (;;) {
    const page = await orm
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.workspaceId, workspaceId), gt(ledgerEntries.id, lastId)))
      .orderBy(asc(ledgerEntries.id))
      .limit(PAGE);
    for (const { workspaceId: _, ...entry } of page) yield entry;
    lastId = page.at(-1)?.id ?? lastId;
    if (page.length < PAGE) return;
  }
}

/** The week first, then the ledger, oldest first. */
export async function* readTokens(orm: Queryable, workspaceId: string) {
  const week = await readTokenAccount(orm, workspaceId);
  if (week !== null) yield { week };
  yield* readLedger(orm, workspaceId);
}
