/**
 * Creates the old data of one database kind with the version in this worktree (README.md):
 *
 *     node apps/server/src/testing/old-data/make-old-data.ts embedded 2026-11
 *     node apps/server/src/testing/old-data/make-old-data.ts postgres 2026-11
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { makeClip } from '../../modules/engines/clip/testing/make-clip.ts';
import { openFakeVideos } from '../../modules/engines/testing/fake-videos.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { createDatabase, databaseUrl } from '../postgres-databases.ts';
import { startPostgres } from '../postgres.ts';
import { startServerProcess } from '../server-process.ts';
import { silentLog } from '../silent-log.ts';
import type { Expected } from './expected.ts';
import { liveThrough, VIDEO_MODEL } from './live-through.ts';
import { readLedger } from './read-ledger.ts';

const run = promisify(execFile);
const PROVIDERS_PORT = Number(process.env['PROVIDERS_PORT'] ?? 4691);
const OLD_SERVER = path.join(import.meta.dirname, 'old-server.ts');
const FIXTURES = path.join(import.meta.dirname, 'fixtures');
/** Six stripes that become lighter and darker one after the other, once a second. */
const CLIP_PICTURE =
  "color=gray:size=96x64:rate=16:duration=1.5,geq=lum='128+64*sin(2*PI*(T+floor(X/16)/6))':cb=128:cr=128";
const LONG_AFTER = '2126-01-01';

const [kind = '', name = ''] = process.argv.slice(2);
if (!['embedded', 'postgres'].includes(kind) || name === '') {
  throw new Error('Say embedded or postgres, and a name such as 2026-11.');
}
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'loopwright-old-data-'));
const postgres = kind === 'postgres' ? await startPostgres(process.env['TEST_DATABASE_URL']) : null;
try {
  await make(postgres === null ? null : await newDatabase(postgres.url));
} finally {
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true });
}

async function newDatabase(serverUrl: string): Promise<string> {
  const database = `old_data_${process.pid}`;
  await createDatabase(serverUrl, database);
  return databaseUrl(serverUrl, database);
}

async function make(url: string | null): Promise<void> {
  const file = path.join(FIXTURES, `${name}-${kind}`);
  const seen = await live(url);
  const options = { databaseUrl: url, dataDirectory, isProduction: false };
  const database = await openDatabase(options, silentLog);
  const expected = await completeFromRows(database, seen);
  await keepWaitingJob(database);
  await database.close();
  await writeFile(`${file}.json`, `${JSON.stringify(expected, null, 2)}\n`);
  if (url !== null) {
    const plain = ['--no-owner', '--no-privileges', '--inserts'];
    const { stdout } = await run('pg_dump', [...plain, url], { maxBuffer: 2 ** 26 });
    await writeFile(`${file}.sql`, withoutCommands(stdout));
  }
  await writeFile(`${file}.tar.zst`, await archive());
}

async function live(url: string | null): Promise<Awaited<ReturnType<typeof liveThrough>>> {
  const clipFile = await makeClip(CLIP_PICTURE, `${dataDirectory}.mp4`, '-pix_fmt', 'yuv420p');
  const clip = new Uint8Array(await readFile(clipFile));
  await rm(clipFile);
  const videos = await openFakeVideos('vllm-omni', clip);
  const environment = {
    DATA_DIR: dataDirectory,
    ...(url !== null && { DATABASE_URL: url }),
    PAYMENTS: 'sandbox',
    WORKER_THREADS: '1',
    VIDEO_MODEL: `illustrator, ${VIDEO_MODEL}@premium`,
    VIDEOS_BASE_URL: `${videos.origin}/v1`,
  };
  const server = await startServerProcess(environment, [OLD_SERVER, String(PROVIDERS_PORT)]);
  try {
    if (server.address === null) throw new Error(server.errors());
    const providersOrigin = `http://127.0.0.1:${PROVIDERS_PORT}`;
    const { address } = server;
    return await liveThrough({ address, dataDirectory, providersOrigin, videos }, async () => {
      await server.stop('SIGKILL');
    });
  } finally {
    await server.stop('SIGKILL');
    await videos.close();
  }
}

async function completeFromRows(
  database: Database,
  seen: Awaited<ReturnType<typeof live>>,
): Promise<Expected> {
  const users: Record<string, Expected['users'][string]> = {};
  for (const [username, user] of Object.entries(seen.users)) {
    users[username] = { ...user, ledger: await readLedger(database, username) };
  }
  return { ...seen, users };
}

/** Extends the 14 days after which pg-boss deletes a waiting job, because the data is used for years. */
async function keepWaitingJob(database: Database): Promise<void> {
  await database.orm.execute(sql`update pgboss.job set keep_until = ${LONG_AFTER}`);
}

/** Removes psql commands, which newer versions of pg_dump write into plain dumps. */
function withoutCommands(dump: string): string {
  return dump.replaceAll(/^\\.*\n/gm, '');
}

async function archive(): Promise<Buffer> {
  const tar = `${dataDirectory}.tar`;
  try {
    await run('tar', ['--format=ustar', '-cf', tar, '-C', dataDirectory, '.']);
    // The template databases of a cluster are alike: a long window halves the compressed size.
    return zstdCompressSync(await readFile(tar), {
      params: {
        [constants.ZSTD_c_compressionLevel]: 19,
        [constants.ZSTD_c_enableLongDistanceMatching]: 1,
        [constants.ZSTD_c_windowLog]: 26,
      },
    });
  } finally {
    await rm(tar, { force: true });
  }
}
