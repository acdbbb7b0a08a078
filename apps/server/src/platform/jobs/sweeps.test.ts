import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobs } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { sweepJobs } from './sweep-jobs.ts';
import { defineSweep, enqueueSweep, inTurn, startSweeps, type Sweep } from './sweeps.ts';
import { type JobFixture, openJobFixture } from './testing/job-fixture.ts';
import { scriptJob } from './testing/scripted-job.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('sweeps', (open) => {
  let fixture: JobFixture;
  let now: Date;
  beforeEach(async () => {
    fixture = await openJobFixture(await open());
    now = new Date('2026-11-18T12:00:00Z');
  });
  afterEach(() => fixture.close());

  const dependencies = () => {
    const { database, jobs: opened } = fixture;
    return { database, queue: opened.queue, clock: () => now, log: silentLog };
  };
  const enqueue = (sweep: Sweep) => enqueueSweep(dependencies(), sweep);
  const findAll = () => fixture.database.orm.select().from(jobs);

  it('are enqueued once per interval, however many processes try', async () => {
    const sweep = defineSweep('sweep-test', async () => 0);
    await Promise.all([enqueue(sweep), enqueue(sweep)]);
    await enqueue(sweep);
    expect(await findAll()).toHaveLength(1);
    now = new Date(now.getTime() + HOUR_MS);
    await enqueue(sweep);
    expect(await findAll()).toHaveLength(2);
  });

  it('are not enqueued while they are not due', async () => {
    let isDue = false;
    const sweep = defineSweep('sweep-test', async () => 0, { isDue: async () => isDue });
    await enqueue(sweep);
    expect(await findAll()).toEqual([]);
    isDue = true;
    await enqueue(sweep);
    expect(await findAll()).toHaveLength(1);
  });

  it('run as jobs', async () => {
    let runs = 0;
    const sweep = defineSweep('sweep-test', async () => (runs += 1));
    await fixture.newRunner([sweep.definition]).start();
    await enqueue(sweep);
    await expect.poll(() => runs).toBe(1);
  });

  it('run when a process starts, if they shall', async () => {
    const kinds: string[] = [];
    const define = (kind: string, runsAtStart: boolean) =>
      defineSweep(kind, async () => kinds.push(kind), { runsAtStart });
    const sweeps = [define('sweep-later', false), define('sweep-now', true)];
    await fixture.newRunner(sweeps.map(({ definition }) => definition)).start();
    startSweeps(dependencies(), sweeps)();
    await expect.poll(() => kinds).toEqual(['sweep-now']);
  });

  it('go on in turn when one fails, and say so', async () => {
    const { signal } = new AbortController();
    const last = vi.fn<() => Promise<number>>(async () => 2);
    expect(await inTurn([async () => 1, last])(signal)).toBe(3);
    const failing = () => Promise.reject(new Error('away'));
    await expect(inTurn([failing, last])(signal)).rejects.toThrow(AggregateError);
    expect(last).toHaveBeenCalledTimes(2);
  });

  it('delete ended jobs of the system, failed ones later', async () => {
    const { definition } = scriptJob();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS);
    const enqueueEnded = async (
      status: 'finished' | 'failed' | 'cancelled',
      days: number,
      workspaceId: string | null = null,
    ) => {
      const id = await fixture.enqueue(definition, 'a', { workspaceId });
      const finishedAt = daysAgo(days);
      await fixture.database.orm.update(jobs).set({ status, finishedAt }).where(eq(jobs.id, id));
      return id;
    };
    const kept = [
      await enqueueEnded('finished', 0),
      await enqueueEnded('failed', 20),
      await enqueueEnded('finished', 400, await createTestUser(fixture.database)),
      await fixture.enqueue(definition),
    ];
    await enqueueEnded('finished', 2);
    await enqueueEnded('cancelled', 2);
    await enqueueEnded('failed', 31);
    const sweep = sweepJobs(fixture.database, () => now);
    await fixture.newRunner([sweep.definition]).start();
    await enqueue(sweep);
    await expect
      .poll(async () => {
        const rows = await findAll();
        return rows
          .filter(({ kind }) => kind === 'scripted')
          .map(({ id }) => id)
          .toSorted();
      })
      .toEqual(kept.toSorted());
  });
});
