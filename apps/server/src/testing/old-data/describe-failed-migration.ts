import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { MigrationError } from '../../platform/database/migration-error.ts';
import { silentLog } from '../silent-log.ts';
import { writeBrokenMigrations } from './broken-migrations.ts';
import { openOldData } from './open-old-data.ts';
import { readEverything } from './read-everything.ts';
import { readLedger } from './read-ledger.ts';

/** Tests that old data stays unchanged when a migration of a new version fails. */
export function describeFailedMigration(kind: Database['kind']): void {
  it(`a migration that fails leaves the old data as it was (${kind})`, async () => {
    const data = await openOldData(kind);
    const migrationsFolder = await writeBrokenMigrations();
    try {
      const before = await readEverything(data);
      expect(before['public.users']).toHaveLength(3);

      const options = { ...data, isProduction: false };
      const failure = openDatabase({ ...options, migrationsFolder }, silentLog);
      await expect(failure).rejects.toThrow(MigrationError);
      await expect(failure).rejects.toThrow(/no_such_table.* It is as it was/);
      expect(await readEverything(data)).toEqual(before);

      const database = await openDatabase(options, silentLog);
      const { ledger } = data.expected.users['cho']!;
      expect(await readLedger(database, 'cho')).toEqual(ledger);
      await database.close();
    } finally {
      await rm(migrationsFolder, { recursive: true });
      await data.remove();
    }
  });
}
