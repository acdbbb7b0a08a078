import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ledgerEntries, users } from '../../schema/schema.ts';

/** A user's ledger as `kind amount`, oldest first. */
export async function readLedger(database: Database, username: string): Promise<string[]> {
  const rows = await database.orm
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(users, eq(users.id, ledgerEntries.workspaceId))
    .where(eq(users.usernameKey, username))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}
