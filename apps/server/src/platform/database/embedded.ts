import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { endProcess } from '../process/end-process.ts';
import type { Database } from './database.ts';
import { DurableFiles } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import { wrapLite } from './lite-database.ts';
import type { DatabaseLog } from './log.ts';
import { migrateEmbeddedDatabase } from './migrate.ts';
import { PlannedLite } from './planned-lite.ts';
import { readPreparedDatabase } from './prepared.ts';

/** What `PG_VERSION` says in the folders that this version of PGlite can open. */
const MAJOR_VERSION = '18';

const SETTINGS = [
  // The default, fdatasync, is not a call that reaches the file system's hook.
  'wal_sync_method=fsync',
  // The default of 128 MB is all memory of this process.
  'shared_buffers=16MB',
];

/** PGlite's own parameters without `-F`, which would switch fsync off. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];

export interface EmbeddedOptions {
  readonly folder: string;
  readonly log: DatabaseLog;
  /** For tests: another folder than the one of this version. */
  readonly migrationsFolder?: string;
  /** Hears of every sync that reached the disk. */
  readonly onSync?: () => void;
  /** Called with one line for the operator when the database cannot go on. Ends the process. */
  readonly onFatal?: (line: string) => void;
}

/**
 * Opens the embedded database under `folder`, for this process alone.
 * @throws FolderInUseError when another process has the folder open
 * @throws when the folder was written by another major version
 * @throws MigrationError when a migration fails; then the folder holds what it held
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const { folder, log, onSync, onFatal = endProcess } = options;
  const lock = await lockFolder(folder);
  try {
    const cluster = path.join(folder, 'cluster');
    const unfinished = path.join(folder, 'unfinished');
    // The first start was interrupted: there is no data yet.
    if (existsSync(unfinished)) await rm(cluster, { recursive: true, force: true });
    const isNew = !existsSync(cluster);
    if (isNew) await writeFile(unfinished, '');
    else await checkMajorVersion(cluster);

    const onDiskFull = (): void => onFatal(diskFullLine(folder));
    const onAbort = (): void => onFatal(abortLine(folder));
    const lite = await PlannedLite.open(
      {
        fs: new DurableFiles(cluster, { ...(onSync && { onSync }), onDiskFull, onAbort }),
        startParams: DURABLE_PARAMETERS,
        ...(isNew ? { loadDataDir: await readPreparedDatabase() } : {}),
      },
      onDiskFull,
    );
    try {
      await migrateEmbeddedDatabase(lite, options.migrationsFolder);
    } catch (error) {
      await lite.close();
      throw error;
    }
    if (isNew) {
      await lite.exec('checkpoint');
      await rm(unfinished);
    }
    return wrapLite(lite, log, async () => {
      try {
        await lite.exec('vacuum (analyze)');
      } finally {
        // Writes a checkpoint of its own.
        await lite.close();
        lock.release();
      }
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** After a write that failed the database can hang, so the process ends instead. */
const diskFullLine = (folder: string): string =>
  `The disk is full: the embedded database in ${folder} cannot write. Loopwright stops; everything ` +
  'that was committed is kept. Free some space, then start it again.';

const abortLine = (folder: string): string =>
  `The embedded database in ${folder} has met an error after which it cannot go on (PANIC). ` +
  'Loopwright stops; everything that was committed is kept. Start it again.';

async function checkMajorVersion(cluster: string): Promise<void> {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found === MAJOR_VERSION) return;
  throw new Error(
    `The embedded database in ${cluster} was written by version ${found} of PostgreSQL, ` +
      `this Loopwright reads version ${MAJOR_VERSION}. Export it with the Loopwright that wrote it ` +
      'and import it here: docs/operations.md, "Upgrading the embedded database".',
  );
}
