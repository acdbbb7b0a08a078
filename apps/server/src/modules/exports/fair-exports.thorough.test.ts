import { randomUUID } from 'node:crypto';
import { type Export, EXPORT_ROUTES, EXPORTS_PER_HOUR, pathTo } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { jobs, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { masterKey } from '../creations/creation.ts';
import { insertCreation } from '../creations/store.ts';
import { makeTestGif } from './testing/finished-export.ts';
import { startExports } from './testing/start-exports.ts';

const COUNT = 200;
const WAIT = { timeout: 200_000, interval: 20 };

interface Exporter {
  readonly browser: Browser;
  readonly workspaceId: string;
  readonly path: string;
}

describeOnEachDatabase('200 exports of one user at once', (open) => {
  let server: TestApp;
  let runner: JobRunner | null;
  let mostAtOnce: number;

  beforeEach(async () => {
    mostAtOnce = 0;
    server = await openTestApp(await open());
    runner = null;
  });
  afterEach(async () => {
    await runner?.stop(0);
    await server.close();
  });

  /** A user with a loop of their own. */
  async function newExporter(plan: 'free' | 'basic'): Promise<Exporter> {
    const { database, storage } = server.fixtures;
    const known = await database.orm.select({ id: workspaces.id }).from(workspaces);
    const browser = await newUser(server, newForm());
    const all = await database.orm.select({ id: workspaces.id }).from(workspaces);
    const workspaceId = all.find(({ id }) => !known.some((one) => one.id === id))!.id;
    await database.orm.update(workspaces).set({ plan }).where(eq(workspaces.id, workspaceId));
    const id = randomUUID();
    const master = await storage.put(masterKey(id, 'gif'), await makeTestGif(2), 'image/gif');
    const size = { width: 64, height: 48 };
    const row = { id, workspaceId, kind: 'gif', prompt: 'a dog', mediaToken: id, ...size } as const;
    const creation = { ...row, createdAt: server.time.now };
    await database.transaction((tx) => insertCreation(tx, creation, { master, clip: null }));
    return { browser, workspaceId, path: pathTo(EXPORT_ROUTES.ofCreation, { id }) };
  }

  const requestMany = async ({ browser, path }: Exporter): Promise<number[]> => {
    const requests = Array.from({ length: COUNT }, (_, index) =>
      browser.post(path, { format: 'gif', width: 16 + index, height: 16 }),
    );
    return (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  };

  const statusesOf = async ({ workspaceId }: Exporter): Promise<string[]> => {
    const { orm } = server.fixtures.database;
    const rows = await orm.select().from(jobs).where(eq(jobs.workspaceId, workspaceId));
    return rows.filter(({ kind }) => kind === 'export').map(({ status }) => status);
  };
  /** The server, whose export jobs are recorded as they begin. */
  function recordingJobs(begun: string[]): Pick<TestApp, 'fixtures' | 'time' | 'exportJob'> {
    const { fixtures, time, exportJob } = server;
    let running = 0;
    const run: typeof exportJob.run = async (input, context, job) => {
      begun.push(job.id);
      mostAtOnce = Math.max(mostAtOnce, (running += 1));
      try {
        return await exportJob.run(input, context, job);
      } finally {
        running -= 1;
      }
    };
    return { fixtures, time, exportJob: { ...exportJob, run } };
  }

  it('wait in the queue, and an export that another user requests later does not wait for them', async () => {
    const [eager, other] = [await newExporter('basic'), await newExporter('basic')];
    expect(new Set(await requestMany(eager))).toEqual(new Set([202]));
    expect(await statusesOf(eager)).toEqual(Array<string>(COUNT).fill('queued'));

    const begun: string[] = [];
    runner = await startExports(recordingJobs(begun));
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(1), WAIT);
    const answer = await other.browser.post(other.path, { format: 'gif', width: 32 });
    expect(answer.statusCode).toBe(202);
    const begunBefore = begun.length;
    const { id } = answer.json<{ export: Export }>().export;
    await vi.waitFor(() => expect(begun).toContain(id), WAIT);
    // One more may have been claimed before the new one could be seen.
    expect(begun.indexOf(id)).toBeLessThanOrEqual(begunBefore + 1);
    // The others go on afterwards.
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(begun.indexOf(id) + 1), WAIT);
    expect(mostAtOnce).toBe(1);
  });

  it('are refused beyond the limit per hour, which others keep to themselves', async () => {
    const [eager, other] = [await newExporter('free'), await newExporter('free')];
    const statuses = await requestMany(eager);
    const accepted = statuses.filter((status) => status === 202).length;
    expect(accepted).toBe(EXPORTS_PER_HOUR.free);
    expect(statuses.filter((status) => status === 429)).toHaveLength(COUNT - accepted);
    expect(await statusesOf(eager)).toHaveLength(accepted);
    const answer = await other.browser.post(other.path, { format: 'gif', width: 32 });
    expect(answer.statusCode).toBe(202);
  });
});
