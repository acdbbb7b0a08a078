import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { createEmptyPostgresDatabase } from '../databases.ts';
import type { Expected } from './expected.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
/** The version that created the data. */
const NAME = '2026-11';

export interface OldData {
  readonly expected: Expected;
  readonly dataDirectory: string;
  /** null: the embedded database under `dataDirectory`. */
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

/** Opens a copy of the data of an old version (README.md). */
export async function openOldData(kind: Database['kind']): Promise<OldData> {
  const fixture = path.join(FIXTURES, `${NAME}-${kind}`);
  const expected = JSON.parse(await readFile(`${fixture}.json`, 'utf8')) as Expected;
  const dataDirectory = await unpack(`${fixture}.tar.zst`);
  const removeFolder = () => rm(dataDirectory, { recursive: true });
  if (kind === 'embedded') {
    return { expected, dataDirectory, databaseUrl: null, remove: removeFolder };
  }
  const created = await createEmptyPostgresDatabase();
  await runStatements(created.url, await readFile(`${fixture}.sql`, 'utf8'));
  return {
    expected,
    dataDirectory,
    databaseUrl: created.url,
    async remove() {
      await created.drop();
      await removeFolder();
    },
  };
}

async function unpack(archive: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loopwright-old-data-'));
  const tar = `${folder}.tar`;
  await writeFile(tar, zstdDecompressSync(await readFile(archive)));
  try {
    await promisify(execFile)('tar', ['-xf', tar, '-C', folder]);
  } finally {
    await rm(tar);
  }
  return folder;
}

async function runStatements(databaseUrl: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
