import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS resources (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    due_at INTEGER,
    wire TEXT NOT NULL,
    hidden TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS resources_by_kind ON resources (kind, sequence);
  CREATE INDEX IF NOT EXISTS resources_by_due ON resources (due_at, sequence)
    WHERE due_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS resources_by_customer
    ON resources (kind, json_extract(wire, '$.customer'));
  CREATE TABLE IF NOT EXISTS customer_clocks (
    customer TEXT PRIMARY KEY,
    seconds_ahead INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS answers (
    idempotency_key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    request_id TEXT NOT NULL,
    answered_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_attempt_at_ms INTEGER,
    delivered INTEGER NOT NULL,
    first_attempt_at_ms INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (next_attempt_at_ms)
    WHERE next_attempt_at_ms IS NOT NULL;
`;

/**
 * Opens the state and holds it alone. The lock belongs to the operating system, so a killed process
 * leaves none behind. No write-ahead log and full synchronisation: what was answered is on the disk.
 * @throws Error that names the file when another process has it open.
 */
export function openDatabase(stateFile: string): DatabaseSync {
  const database = new DatabaseSync(stateFile, { timeout: 1000 });
  try {
    // A journal that stays in place spares each commit the making and deleting of a file.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA journal_mode = PERSIST');
    database.exec('BEGIN EXCLUSIVE');
    database.exec(SCHEMA);
    database.exec('COMMIT');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new Error(`The Stripe sandbox's state ${stateFile} is in use by another process.`, {
        cause: error,
      });
    }
    throw error;
  }
  return database;
}

/** Runs `work` as one transaction: all of it is on the disk when this returns, or none of it. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** A part of a transaction that can be undone alone. */
export function inSavepoint<T>(database: DatabaseSync, work: () => T): T {
  database.exec('SAVEPOINT part');
  try {
    const result = work();
    database.exec('RELEASE part');
    return result;
  } catch (error) {
    database.exec('ROLLBACK TO part; RELEASE part');
    throw error;
  }
}
