import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { MigrationError } from './migration-error.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 5_601_747;

/**
 * Applies the missing migrations under a lock, because drizzle's migrator takes none: processes that
 * start together would apply a migration twice.
 * @throws MigrationError
 */
export async function migratePostgresDatabase(
  databaseUrl: string,
  folder = migrationsFolder,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orExplain(migratePostgres(drizzlePostgres(client), { migrationsFolder: folder }));
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}

/**
 * Applies the missing migrations. The folder's lock keeps every other process away.
 * @throws MigrationError
 */
export async function migrateEmbeddedDatabase(
  lite: PGlite,
  folder = migrationsFolder,
): Promise<void> {
  await orExplain(migrateEmbedded(drizzleEmbedded(lite), { migrationsFolder: folder }));
}

async function orExplain(migration: Promise<void>): Promise<void> {
  try {
    await migration;
  } catch (error) {
    throw new MigrationError(error);
  }
}
