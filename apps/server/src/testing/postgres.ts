import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** Settings without durability, because test data may be lost. */
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
].flatMap((setting) => ['-c', setting]);

export interface PostgresServer {
  /** The URL of the server's maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The server at `url`, or a temporary one of the installed binaries. */
export async function startPostgres(url: string | undefined): Promise<PostgresServer> {
  if (url !== undefined && url !== '') return { url, stop: async () => undefined };

  const binaries = await findBinaries();
  const owner = await findOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'loopwright-postgres-'));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);

  const cluster = path.join(folder, 'cluster');
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(path.join(binaries, 'initdb'), ['-D', cluster, ...settings], { ...owner, cwd: folder });

  const port = await findFreePort();
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', cluster, '-p', String(port), ...FAST_SETTINGS],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const serverUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilAnswering(serverUrl, () => server.exitCode);

  return {
    url: serverUrl,
    stop: async () => {
      const exit = once(server, 'exit');
      // PostgreSQL's immediate shutdown, because nothing has to be saved.
      server.kill('SIGQUIT');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string> {
  const given = process.env['TEST_POSTGRES_FOLDER'];
  if (given !== undefined) return given;
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  const folder = path.join(DEBIAN_FOLDER, newest ?? '', 'bin');
  if (newest !== undefined && existsSync(path.join(folder, 'postgres'))) return folder;
  throw new Error(
    'The tests need PostgreSQL: run `apt-get install postgresql`, or set TEST_DATABASE_URL.',
  );
}

/** PostgreSQL refuses to run as root. It then runs as a user that exists on every system. */
async function findOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string): Promise<number> =>
    Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function waitUntilAnswering(url: string, exitCode: () => number | null): Promise<void> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  while (exitCode() === null && performance.now() < deadlineMs) {
    const client = new Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await delay(POLL_MS);
  }
  throw new Error(`The temporary PostgreSQL did not start (exit code ${exitCode()})`);
}
