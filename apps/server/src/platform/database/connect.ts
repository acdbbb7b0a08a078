import path from 'node:path';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import type { DatabaseLog } from './log.ts';
import { openPostgresDatabase } from './postgres.ts';

export interface DatabaseOptions {
  /** null: the embedded database under `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly isProduction: boolean;
  /** For tests: another folder than the one of this version. */
  readonly migrationsFolder?: string;
}

/**
 * Opens the configured database with all migrations applied.
 * @throws FolderInUseError when another process uses the embedded database
 * @throws MigrationError when a migration fails; then the database is as it was
 */
export async function openDatabase(options: DatabaseOptions, log: DatabaseLog): Promise<Database> {
  const { databaseUrl, migrationsFolder } = options;
  if (databaseUrl !== null) return openPostgresDatabase(databaseUrl, log, migrationsFolder);
  if (options.isProduction) {
    log.info(
      {},
      'The embedded database serves one process on one machine; ' +
        'to run several, or to back up while running, set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const folder = path.join(options.dataDirectory, 'database');
  return openEmbeddedDatabase({ folder, log, ...(migrationsFolder && { migrationsFolder }) });
}
