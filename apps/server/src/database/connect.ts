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
}

/**
 * Opens the configured database with all migrations applied.
 * @throws FolderInUseError when another process uses the embedded database
 */
export async function openDatabase(options: DatabaseOptions, log: DatabaseLog): Promise<Database> {
  if (options.databaseUrl !== null) return openPostgresDatabase(options.databaseUrl, log);
  if (options.isProduction) {
    log.info(
      {},
      'The embedded database serves one process on one machine; ' +
        'to run several, or to back up while running, set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return openEmbeddedDatabase({ folder: path.join(options.dataDirectory, 'database'), log });
}
