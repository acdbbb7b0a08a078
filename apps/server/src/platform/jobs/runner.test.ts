import { SERVER_MESSAGES } from '@loopwright/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { lockJob } from './job-store.ts';
import { type JobFixture, openJobFixture } from './testing/job-fixture.ts';
import { scriptJob, type ScriptedJob } from './testing/scripted-job.ts';

const GRACE_MS = 60_000;

describeOnEachDatabase('the job runner', (open) => {
  let fixture: JobFixture;
  let job: ScriptedJob;
  beforeEach(async () => {
    fixture = await openJobFixture(await open());
    job = scriptJob();
  });
  afterEach(() => fixture.close());

  const start = async (scripted: ScriptedJob = job) => {
    const runner = fixture.newRunner([scripted.definition]);
    await runner.start();
    return runner;
  };
  const enqueue = (input?: string) => fixture.enqueue(job.definition, input);
  const statusOf = async (id: string) => (await fixture.rowOf(id)).status;
  async function untilStatus(id: string, status: string): Promise<void> {
    await expect.poll(() => statusOf(id)).toBe(status);
  }

  /** Locks a job's row until `release`, and then does `last` in the same transaction. */
  async function lockRow<T>(id: string, last: (tx: Transaction) => Promise<T>) {
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const done = fixture.database.transaction(async (tx) => {
      await lockJob(tx, id);
      locked.resolve();
      await released.promise;
      return await last(tx);
    });
    await locked.promise;
    return { release: released.resolve, done };
  }

  /** Others run elsewhere meanwhile: a runner with room would have taken one of them. */
  async function letOthersPass(): Promise<void> {
    const others = [await enqueue('b'), await enqueue('c')];
    const quick = scriptJob();
    quick.finishAtOnce();
    await start(quick);
    for (const id of others) await untilStatus(id, 'finished');
  }

  it('completes a job: row, hook and clean-up', async () => {
    await start();
    const id = await enqueue();
    (await job.next()).finish();
    await untilStatus(id, 'finished');
    expect(await fixture.rowOf(id)).toMatchObject({ attempt: 1, fraction: 1, workerId: null });
    await expect.poll(() => job.hooks).toEqual(['completed a done', 'clean-up a finished']);
  });

  it('leaves alone a job whose row another transaction has locked', async (context) => {
    context.skip(fixture.database.kind === 'embedded', 'It has one connection.');
    const [id, other] = [await enqueue('a'), await enqueue('b')];
    const { release, done } = await lockRow(id, (tx) =>
      fixture.jobs.queue.cancel(tx, job.definition, id),
    );
    job.finishAtOnce();
    await start();
    await untilStatus(other, 'finished');
    release();
    expect(await done).toMatchObject({ id });
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('runs a job that was locked when it was looked at', async (context) => {
    context.skip(fixture.database.kind === 'embedded', 'It has one connection.');
    const [id, other] = [await enqueue('a'), await enqueue('b')];
    const { release, done } = await lockRow(id, () => Promise.resolve());
    job.finishAtOnce();
    await start();
    await untilStatus(other, 'finished');
    expect(await statusOf(id)).toBe('queued');
    release();
    await done;
    await untilStatus(id, 'finished');
    expect((await fixture.rowOf(id)).attempt).toBe(1);
  });

  it('runs as many at once as the group may, and the next as soon as one ends', async () => {
    const runner = await start();
    await Promise.all([enqueue(), enqueue(), enqueue()]);
    const first = await job.next();
    await job.next();
    expect(runner.runningCount).toBe(2);
    expect(job.begun).toBe(2);
    first.finish();
    await job.next();
    expect(job.begun).toBe(3);
  });

  it('lets a full group hold up no other group', async () => {
    const other = scriptJob({ kind: 'other', concurrencyGroup: () => 'other' });
    await fixture.newRunner([job.definition, other.definition]).start();
    for (const input of ['a', 'b', 'c']) await enqueue(input);
    await job.next();
    await job.next();
    const id = await fixture.enqueue(other.definition);
    (await other.next()).finish();
    await untilStatus(id, 'finished');
    expect(job.begun).toBe(2);
  });

  it('tries again what failed, and ends it after the retry limit', async () => {
    await start();
    const id = await enqueue();
    for (let attempt = 1; attempt <= 3; attempt += 1) (await job.next()).fail(new Error('away'));
    await untilStatus(id, 'failed');
    const failure = { attempt: 3, errorCode: 'generationFailed', errorParams: {} };
    expect(await fixture.rowOf(id)).toMatchObject(failure);
    await expect.poll(() => job.hooks).toEqual(['failed a internal', 'clean-up a failed']);
  });

  it('waits before it tries again, for as long as the definition says', async () => {
    job = scriptJob({ backoffMs: [3_600_000] });
    await start();
    const id = await enqueue();
    (await job.next()).fail(new Error('away'));
    await untilStatus(id, 'queued');
    const { rows } = await fixture.database.orm.execute<{ seconds: number }>(
      sql`select extract(epoch from start_after - now())::float as seconds from pgboss.job where id = ${id}`,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(3_500);
    expect(rows[0]?.seconds).toBeLessThan(3_601);
    job.finishAtOnce();
    await untilStatus(await enqueue('b'), 'finished');
    expect(await statusOf(id)).toBe('queued');
    await fixture.database.orm.execute(
      sql`update pgboss.job set start_after = now() where id = ${id}`,
    );
    await untilStatus(id, 'finished');
  });

  it('does not try again what no attempt can change', async () => {
    await start();
    const id = await enqueue();
    (await job.next()).fail(new AppError('promptAgainstRules'));
    await untilStatus(id, 'failed');
    expect(await fixture.rowOf(id)).toMatchObject({
      errorCode: 'promptAgainstRules',
      errorParams: {},
      errorMessage: SERVER_MESSAGES.promptAgainstRules,
    });
    expect(job.begun).toBe(1);
  });

  it('fails a job whose input the definition does not take, and one without a definition', async () => {
    job = scriptJob({ retryLimit: 0 });
    await start();
    const wrong = await fixture.database.transaction((tx) =>
      fixture.jobs.queue.enqueue(
        tx,
        { kind: 'scripted', priority: () => 0, concurrencyGroup: () => 'scripted' },
        7,
      ),
    );
    const unknown = await fixture.enqueue({ ...job.definition, kind: 'unknown' });
    await untilStatus(wrong?.id ?? '', 'failed');
    await untilStatus(unknown, 'failed');
    expect(job.begun).toBe(0);
  });

  it('breaks an attempt off that takes too long', async () => {
    job = scriptJob({ timeoutMs: 1, retryLimit: 0 });
    await start();
    await untilStatus(await enqueue(), 'failed');
    expect(job.begun).toBe(1);
  });

  it('shows progress', async () => {
    await start();
    const id = await enqueue();
    const attempt = await job.next();
    attempt.context.reportProgress({ stage: 'half', fraction: 0.5 });
    await expect.poll(() => fixture.rowOf(id)).toMatchObject({ stage: 'half', fraction: 0.5 });
    attempt.finish();
  });

  it('cancels what waits', async () => {
    const id = await enqueue();
    expect(await fixture.cancel(job.definition, id)).toBe(true);
    expect(await fixture.cancel(job.definition, id)).toBe(false);
    expect(job.hooks).toEqual(['cancelled a']);
    job.finishAtOnce();
    await start();
    await untilStatus(await enqueue('b'), 'finished');
    expect(await statusOf(id)).toBe('cancelled');
    expect(job.begun).toBe(1);
  });

  it('cancels what runs, and tells its worker', async () => {
    const runner = await start();
    const id = await enqueue();
    const { context } = await job.next();
    await fixture.cancel(job.definition, id);
    await expect.poll(() => runner.runningCount).toBe(0);
    expect(context.signal.reason).toBe('lost');
    expect(await statusOf(id)).toBe('cancelled');
    await expect(context.whileCurrent(async () => 1)).rejects.toThrow('lost');
  });

  it('lets running work finish when it stops, and takes no more', async () => {
    const runner = await start();
    const id = await enqueue();
    const attempt = await job.next();
    const stopped = runner.stop(GRACE_MS);
    const later = await enqueue();
    attempt.finish();
    await stopped;
    expect(await statusOf(id)).toBe('finished');
    expect(await statusOf(later)).toBe('queued');
  });

  it('requeues what does not finish in time, which counts as no attempt', async () => {
    const runner = await start();
    const id = await enqueue();
    const attempt = await job.next();
    await runner.stop(0);
    expect(attempt.context.signal.aborted).toBe(true);
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', attempt: 0, deaths: 0 });
    const next = scriptJob();
    await start(next);
    (await next.next()).finish();
    await untilStatus(id, 'finished');
    expect((await fixture.rowOf(id)).attempt).toBe(1);
  });

  it('requeues at once what may be interrupted', async () => {
    job = scriptJob({ isInterruptible: true });
    const runner = await start();
    const id = await enqueue();
    await job.next();
    await runner.stop(GRACE_MS);
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', attempt: 0 });
  });

  it('takes what a silent worker held; the silent one changes nothing any more', async () => {
    const silent = scriptJob();
    await start(silent);
    const id = await enqueue();
    const stale = await silent.next();
    await fixture.silenceFor(id, 60);
    await start();
    const fresh = await Promise.race([job.next(), silent.next()]);
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'running', attempt: 2 });
    stale.finish('stale');
    await expect(stale.context.whileCurrent(async () => 1)).rejects.toThrow('lost');
    fresh.finish('fresh');
    await untilStatus(id, 'finished');
    expect([...job.hooks, ...silent.hooks]).toContain('completed a fresh');
    expect([...job.hooks, ...silent.hooks]).not.toContain('completed a stale');
  });

  it('runs nothing beside an exclusive job, and lets what runs end before it begins', async () => {
    const other = await enqueue('other');
    const suspect = await enqueue('suspect');
    await fixture.database.orm.execute(sql`update jobs set exclusive = true where id = ${suspect}`);
    await start();
    const first = await job.next();
    await untilStatus(suspect, 'running');
    await letOthersPass();
    expect(job.begun).toBe(1);
    first.finish();
    await untilStatus(other, 'finished');
    const exclusive = await job.next();
    await letOthersPass();
    expect(job.begun).toBe(2);
    exclusive.finish();
    await untilStatus(suspect, 'finished');
  });

  it('keeps trying to store what was made, and takes it back when the job is lost', async () => {
    const calls: string[] = [];
    let failing = 2;
    job = scriptJob({
      store: async (_, output) => {
        calls.push(`store ${output}`);
        failing -= 1;
        if (failing >= 0) throw new Error('The disk is full.');
        return `${output}, stored`;
      },
      discard: async (_, output) => void calls.push(`discard ${output}`),
    });
    await start();
    const id = await enqueue();
    (await job.next()).finish();
    await untilStatus(id, 'finished');
    expect(calls).toEqual([
      'store done',
      'discard done',
      'store done',
      'discard done',
      'store done',
    ]);
    expect(job.begun).toBe(1);
  });

  it('takes a request key once', async () => {
    const options = { requestKey: 'key' };
    await fixture.enqueue(job.definition, 'a', options);
    await expect(fixture.enqueue(job.definition, 'a', options)).rejects.toThrow('key');
    await fixture.enqueue({ ...job.definition, kind: 'other' }, 'a', options);
  });

  it('refuses two definitions of a kind and more retries than attempts', () => {
    const create = (...scripted: ScriptedJob[]) =>
      fixture.newRunner(scripted.map(({ definition }) => definition));
    expect(() => create(job, job)).toThrow("'scripted'");
    expect(() => create(scriptJob({ retryLimit: 10 }))).toThrow('over 9');
  });
});
