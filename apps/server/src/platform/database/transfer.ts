import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../schema/schema.ts';
import type { Database, Transaction } from './database.ts';

/** In the order in which foreign keys allow them to be filled. */
export const TRANSFERRED_TABLES: readonly PgTable[] = [
  schema.users,
  schema.workspaces,
  schema.memberships,
  schema.invitations,
  schema.sessions,
  schema.identities,
  schema.mailLinks,
  schema.spentProofs,
  schema.rateLimits,
  schema.tokenAccounts,
  schema.ledgerEntries,
  schema.jobs,
  schema.generations,
  schema.folders,
  schema.creations,
  schema.favorites,
  schema.shares,
  schema.publications,
  schema.likes,
  schema.profiles,
  schema.blockedPictures,
  schema.suspensions,
  schema.reports,
  schema.moderationLog,
  schema.statements,
  schema.operatorActions,
  schema.operatorActionUsers,
  schema.assets,
  schema.creationAssets,
  schema.documents,
  schema.creationExports,
  schema.notifications,
  schema.brandKits,
  schema.brandFonts,
  schema.featureChoices,
  schema.subscriptions,
  schema.stripeEvents,
  schema.reconciliations,
];

const PAGE_ROWS = 1000;

/**
 * Every row as a line of JSON, `{"table":…,"row":…}`, in one consistent state. pg-boss's tables are
 * not among them: the first start sends what waits to pg-boss again.
 */
export async function exportRows(
  database: Database,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    for (const table of TRANSFERRED_TABLES) {
      // A cursor, so that a large table is never in memory as a whole.
      await tx.execute(
        sql`declare exported cursor for select to_jsonb(exported_row) as row from ${table} exported_row`,
      );
      for (;;) {
        const { rows } = await tx.execute<{ row: object }>(
          sql.raw(`fetch ${PAGE_ROWS} from exported`),
        );
        for (const { row } of rows) {
          await write(`${JSON.stringify({ table: getTableName(table), row })}\n`);
        }
        if (rows.length < PAGE_ROWS) break;
      }
      await tx.execute(sql`close exported`);
    }
  });
}

/**
 * Fills a migrated, empty database with the lines of `exportRows`: all of them or none.
 * @throws when the database is not empty, or a line names an unknown table
 */
export async function importRows(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<number> {
  return database.transaction(async (tx) => {
    const users = await tx.select({ id: schema.users.id }).from(schema.users).limit(1);
    if (users.length > 0) throw new Error('The database to import into is not empty');
    let count = 0;
    for await (const line of lines) {
      await importRow(tx, line);
      count += 1;
    }
    await tx.execute(sql`
      select setval(pg_get_serial_sequence('ledger_entries', 'id'), coalesce(max(id), 0) + 1, false)
      from ledger_entries`);
    return count;
  });
}

async function importRow(tx: Transaction, line: string): Promise<void> {
  const { table: name, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
  const table = TRANSFERRED_TABLES.find((candidate) => getTableName(candidate) === name);
  if (table === undefined) throw new Error(`There is no table '${name}'`);
  // The columns of the row alone: one that is newer than the export takes its default.
  const columns = sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(row);
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_populate_record(null::${table}, ${json}::jsonb)`);
}
