import { appendFile, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../../platform/database/migrate.ts';

/** Two migrations after all real ones: the first succeeds, the second fails at its last statement. */
const MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  '9998_works': ['alter table users add column nickname text', "update users set name = 'changed'"],
  '9999_fails': [
    'delete from workspaces',
    'delete from users',
    'drop table creation_assets',
    'drop table notifications',
    'drop table exports',
    'drop table documents',
    'drop table favorites',
    'drop table reports',
    'drop table statements',
    'drop table likes',
    'drop table publications',
    'drop table shares',
    'drop table creations',
    'select * from no_such_table',
  ],
};
const BREAKPOINT = ';\n--> statement-breakpoint\n';

interface Journal {
  readonly entries: {
    idx: number;
    version: string;
    when: number;
    tag: string;
    breakpoints: boolean;
  }[];
}

/** @returns a copy of the migrations of this version that the broken ones follow */
export async function writeBrokenMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loopwright-broken-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const { entries } = journal;
  for (const [tag, statements] of Object.entries(MIGRATIONS)) {
    await appendFile(path.join(folder, `${tag}.sql`), statements.join(BREAKPOINT));
    const last = entries.at(-1)!;
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  }
  await writeFile(file, JSON.stringify(journal));
  return folder;
}
