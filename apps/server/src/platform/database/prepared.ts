import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import serverPackage from '../../../package.json' with { type: 'json' };
import { migrateEmbeddedDatabase, migrationsFolder } from './migrate.ts';

const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url));
const dumpFile = path.join(distFolder, 'prepared-database.tar.gz');
/** Holds the fingerprint of what the dump was made from. */
const fingerprintFile = path.join(distFolder, 'prepared-database.fingerprint');
const DUMP_TYPE = 'application/gzip';

/** A migrated, empty database as a file, so that a first start need not create one. */
export async function prepareDatabase(): Promise<'made' | 'already there'> {
  const fingerprint = await computeFingerprint();
  if (await isPrepared(fingerprint)) {
    // A new modification time tells the build that the file is up to date.
    const now = new Date();
    await utimes(dumpFile, now, now);
    return 'already there';
  }

  await mkdir(distFolder, { recursive: true });
  const bytes = new Uint8Array(await (await createDump()).arrayBuffer());
  await rm(fingerprintFile, { force: true });
  // Renamed into place, so that a reader never finds half of it.
  const partial = `${dumpFile}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, dumpFile);
  await writeFile(fingerprintFile, fingerprint);
  return 'made';
}

/** What a new database begins with: the prepared file, or the same made now. */
export async function readPreparedDatabase(): Promise<Blob> {
  if (!(await isPrepared(await computeFingerprint()))) return createDump();
  // Not `openAsBlob`: it fails when the file's time changes before it has been read.
  return new Blob([await readFile(dumpFile)], { type: DUMP_TYPE });
}

/**
 * The dump of a running database. A database that is opened with it recovers as after a crash, which
 * syncs every file to the disk.
 */
async function createDump(): Promise<Blob> {
  const lite = await PGlite.create();
  try {
    await migrateEmbeddedDatabase(lite);
    await lite.exec('vacuum (analyze)');
    await lite.exec('checkpoint');
    const dump = await lite.dumpDataDir('gzip');
    return new Blob([await dump.arrayBuffer()], { type: DUMP_TYPE });
  } finally {
    await lite.close();
  }
}

async function isPrepared(fingerprint: string): Promise<boolean> {
  const found = await readFile(fingerprintFile, 'utf8').catch(() => null);
  return found === fingerprint && existsSync(dumpFile);
}

/** Of all that goes into the dump. */
async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(serverPackage.dependencies['@electric-sql/pglite']);
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort()) {
    hash.update(name).update(await readFile(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex');
}
