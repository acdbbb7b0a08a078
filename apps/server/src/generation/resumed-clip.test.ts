import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres.ts';
import { generations } from '../database/schema.ts';
import { createPostgresDatabase, silentLog } from '../testing/databases.ts';
import { newClip } from './engines/testing/clip-desk.ts';
import { type FakeVideos, job, openFakeVideos } from './engines/testing/fake-videos.ts';
import { loopOf } from './testing/requests.ts';
import { openStudio, type Studio } from './testing/studio.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const LONG = { timeout: 120_000, interval: 200 };

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let server: FakeVideos;
let studio: Studio;
let folder: string;
const stop: (() => void)[] = [];

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  studio = await openStudio(await openPostgresDatabase(postgres.url, silentLog));
  server = await openFakeVideos('vllm-omni', await newClip());
  folder = await mkdtemp(join(tmpdir(), 'loopwright-resume-'));
});
afterAll(async () => {
  for (const kill of stop) kill();
  await server.close();
  await studio.close();
  await studio.database.close();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A worker in a process of its own, as operators start it. */
function startWorker(): { kill(): Promise<void> } {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      ROLE: 'worker',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret of the test, long enough for it',
      VIDEO_MODEL: 'videos:wan',
      VIDEOS_BASE_URL: `${server.origin}/v1`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  stop.push(kill);
  return {
    async kill() {
      const exit = once(child, 'exit');
      kill();
      await exit;
    },
  };
}

it('a worker that is killed while a clip is being made is followed by one that pays no second time', async () => {
  const user = await studio.newUser('premium');
  server.onLook(job('in_progress', { progress: 10 }));
  const options = { seed: 7, seconds: 1, fps: 12, size: 480 };
  const id = await studio.generations.create(user, loopOf('a red fox', { options }));

  // The studio's own book has another engine.
  const named = sql`${generations.options} || '{"model":"videos:wan"}'`;
  await studio.database.orm.update(generations).set({ options: named });

  const first = startWorker();
  await expect.poll(() => server.looks, LONG).toBeGreaterThan(1);
  await first.kill();
  expect((await studio.rowOf(id)).operation).toMatchObject({ model: 'videos:wan' });

  // As if it had been silent for a minute.
  await studio.database.orm
    .update(generations)
    .set({ heartbeatAt: sql`now() - interval '1 minute'` })
    .where(eq(generations.id, id));
  server.onLook(job('completed'));
  startWorker();
  await expect.poll(async () => (await studio.rowOf(id)).status, LONG).toBe('finished');

  expect(server.started).toBe(1);
  expect(await studio.rowOf(id)).toMatchObject({ attempt: 2, operation: null });
  expect(await studio.ledgerOf(user)).toEqual(['grant 1000', 'hold -4', 'settle 0']);
  expect(await studio.creationsOf(user)).toMatchObject([{ kind: 'gif', width: 480 }]);
  await expect.poll(() => server.deleted.length, LONG).toBe(1);
}, 240_000);
