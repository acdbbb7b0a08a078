import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import serverPackage from '../../package.json' with { type: 'json' };
import { migrateEmbeddedDatabase, migrationsFolder } from './migrate.ts';

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const FILE_PREFIX = 'prepared-database-';
const DUMP_TYPE = 'application/gzip';

/** A migrated, empty database as a file, so that a first start need not create one. */
export async function prepareDatabase(): Promise<'made' | 'already there'> {
  const file = await preparedFile();
  if (existsSync(file)) return 'already there';

  await mkdir(distFolder, { recursive: true });
  const bytes = new Uint8Array(await (await createDump()).arrayBuffer());
  // Renamed into place, for a reader must not meet half of it.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, file);

  const outdated = (await readdir(distFolder)).filter(
    (name) => name.startsWith(FILE_PREFIX) && name !== path.basename(file),
  );
  for (const name of outdated) await rm(path.join(distFolder, name), { force: true });
  return 'made';
}

/** What a new database begins with: the prepared file, or the same made now. */
export async function readPreparedDatabase(): Promise<Blob> {
  const file = await preparedFile();
  return existsSync(file) ? openAsBlob(file, { type: DUMP_TYPE }) : createDump();
}

/**
 * The dump of a running database: whoever loads it recovers it as after a crash, which syncs every
 * file to the disk.
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

/** Named after all that goes into it, so that a stale one is never found. */
async function preparedFile(): Promise<string> {
  const hash = createHash('sha256').update(serverPackage.dependencies['@electric-sql/pglite']);
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort()) {
    hash.update(name).update(await readFile(path.join(migrationsFolder, name)));
  }
  return path.join(distFolder, `${FILE_PREFIX}${hash.digest('hex').slice(0, 16)}.tar.gz`);
}
