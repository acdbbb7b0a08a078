import type { DatabaseSync } from 'node:sqlite';

type SettingName = 'clock_offset_seconds' | 'invoices_numbered';

/** Single numbers that must survive a restart. */
export class Settings {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  read(name: SettingName): number {
    const row = this.#database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
    return row ? Number(row['value']) : 0;
  }

  write(name: SettingName, value: number): void {
    this.#database
      .prepare(
        `INSERT INTO settings (name, value) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      )
      .run(name, value);
  }
}
