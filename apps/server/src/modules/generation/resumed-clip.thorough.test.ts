import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '../../platform/database/postgres.ts';
import { generations, jobs } from '../../schema/schema.ts';
import { createPostgresDatabase } from '../../testing/databases.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { concurrencyGroupOf } from '../engines/concurrency-groups.ts';
import { newClip } from '../engines/testing/clip-engine.ts';
import { CLIP_DIALECTS, type FakeClips, openFakeClips } from '../engines/testing/fake-clips.ts';
import { type FakeVideos, job, openFakeVideos } from '../engines/testing/fake-videos.ts';
import { KEY } from '../engines/testing/provider-engine.ts';
import { openGenerationFixtures, type GenerationFixtures } from './testing/fixtures.ts';
import { loopOf } from './testing/requests.ts';

const WORKER = fileURLToPath(new URL('./testing/worker-at.ts', import.meta.url));
const SILENT_SECONDS = 30;
const LONG = { timeout: 200_000, interval: 200 };

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
/** One with an adapter of our own, one that the AI SDK talks to. */
let server: FakeVideos;
let rented: FakeClips;
const RENTED = CLIP_DIALECTS.find(({ provider }) => provider === 'replicate')!;
const REPLICATE = `replicate:${RENTED.model}`;
const MODELS = ['videos:wan', REPLICATE] as const;
let fixtures: GenerationFixtures;
let folder: string;
const stop: (() => void)[] = [];

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  // The workers go by the machine's clock, and so does what they find.
  const now = new Date();
  fixtures = await openGenerationFixtures(await openPostgresDatabase(postgres.url, silentLog), {
    now,
  });
  const clip = await newClip();
  server = await openFakeVideos('vllm-omni', clip);
  rented = await openFakeClips(RENTED, clip);
  folder = await mkdtemp(join(tmpdir(), 'loopwright-resume-'));
});
afterAll(async () => {
  for (const kill of stop) kill();
  await server.close();
  await rented.close();
  await fixtures.close();
  await fixtures.database.close();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A worker in a process of its own, as operators start it. */
function startWorker(): { kill(): Promise<void> } {
  const addresses = { replicate: `${rented.origin}/v1` };
  const child = spawn(process.execPath, [WORKER, JSON.stringify(addresses)], {
    env: {
      PATH: process.env.PATH,
      ROLE: 'worker',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret of the test, long enough for it',
      VIDEO_MODEL: MODELS.join(','),
      VIDEOS_BASE_URL: `${server.origin}/v1`,
      REPLICATE_API_TOKEN: KEY,
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

it('after a worker is killed while clips are made, the next one pays for none of them twice and cancels those that users have cancelled', async () => {
  server.onLook(job('in_progress', { progress: 10 }));
  rented.onEnd(rented.running);
  const options = { seed: 7, seconds: 1, fps: 12, size: 480 };
  const begin = async (model: string) => {
    const user = await fixtures.newUser('premium');
    const id = await fixtures.generations.create(user, loopOf('a red fox', { options }));
    // The fixtures have another engine.
    const named = sql`${generations.options} || ${JSON.stringify({ model })}::jsonb`;
    await fixtures.database.orm
      .update(generations)
      .set({ options: named })
      .where(eq(generations.id, id));
    await fixtures.database.orm
      .update(jobs)
      .set({ concurrencyGroup: concurrencyGroupOf(model) })
      .where(eq(jobs.id, id));
    return { model, user, id };
  };
  const begun = await Promise.all(MODELS.map(begin));
  const unwanted = await begin(REPLICATE);

  const first = startWorker();
  await expect.poll(() => Math.min(server.looks, rented.looks), LONG).toBeGreaterThan(1);
  for (const { id, model } of [...begun, unwanted]) {
    const operation = async () => (await fixtures.rowOf(id)).operation;
    await expect.poll(operation, LONG).toMatchObject({ model });
  }
  await first.kill();

  // As if it had been silent for a minute.
  await fixtures.database.orm.update(jobs).set({ heartbeatAt: sql`now() - interval '1 minute'` });
  await fixtures.rescue(SILENT_SECONDS);
  await fixtures.generations.cancel(unwanted.user.id, unwanted.id);
  server.onLook(job('completed'));
  rented.onEnd(rented.doneAt(`${rented.origin}/files/clip.mp4`));
  startWorker();
  for (const { id, user } of begun) {
    await expect.poll(async () => (await fixtures.rowOf(id)).status, LONG).toBe('finished');
    expect(await fixtures.rowOf(id)).toMatchObject({ attempt: 2, operation: null });
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 1000', 'hold -4', 'settle 0']);
    expect(await fixtures.creationsOf(user)).toMatchObject([{ kind: 'gif', width: 480 }]);
  }
  expect([server.started, rented.started]).toEqual([1, 2]);
  // Behind what was finished, and what was cancelled while no worker had it.
  await expect.poll(() => [server.deleted.length, rented.cancelled], LONG).toEqual([1, 2]);
  expect(await fixtures.ledgerOf(unwanted.user)).toEqual(['grant 1000', 'hold -4', 'release 4']);
}, 240_000);
