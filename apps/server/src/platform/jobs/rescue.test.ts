import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { type JobFixture, openJobFixture } from './testing/job-fixture.ts';
import { scriptJob, type ScriptedJob } from './testing/scripted-job.ts';

const GRACE_MS = 60_000;

describeOnEachDatabase('rescuing jobs', (open) => {
  let fixture: JobFixture;
  let job: ScriptedJob;
  beforeEach(async () => {
    fixture = await openJobFixture(await open());
    job = scriptJob();
  });
  afterEach(() => fixture.close());

  const enqueue = () => fixture.enqueue(job.definition);
  const rescue = () => fixture.rescue([job.definition]);

  it('blames the only job of a worker that died, and ends it at the third death', async () => {
    const id = await enqueue();
    for (const deaths of [1, 2]) {
      expect(await fixture.dieWith(1)).toEqual([id]);
      expect(await rescue()).toBe(1);
      expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', attempt: deaths, deaths });
    }
    await fixture.dieWith(1);
    await rescue();
    expect(await fixture.rowOf(id)).toMatchObject({
      status: 'failed',
      errorCode: 'generationFailed',
    });
    expect(job.hooks).toEqual(['failed a internal', 'clean-up a failed']);
    expect(await rescue()).toBe(0);
  });

  it('blames none when several died together, and lets each run exclusively', async () => {
    const ids = [await enqueue(), await enqueue()];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await fixture.dieWith(2);
      expect(await rescue()).toBe(2);
      for (const id of ids) {
        const remembered = { status: 'queued', attempt, deaths: 0, exclusive: true };
        expect(await fixture.rowOf(id)).toMatchObject(remembered);
      }
    }
  });

  it('blames none when several workers died together', async () => {
    const id = await enqueue();
    await enqueue();
    await fixture.dieWith(1);
    await fixture.dieWith(1);
    expect(await rescue()).toBe(2);
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', deaths: 0 });
  });

  it('does not blame a job whose worker had been told to stop', async () => {
    const runner = fixture.newRunner([job.definition]);
    await runner.start();
    const id = await enqueue();
    const attempt = await job.next();
    const stopped = runner.stop(GRACE_MS);
    await expect.poll(async () => (await fixture.rowOf(id)).shutdownRequested).toBe(true);
    await fixture.silenceFor(id, 60);
    expect(await rescue()).toBe(1);
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', attempt: 1, deaths: 0 });
    // That was for the one attempt alone.
    await fixture.dieWith(1);
    await rescue();
    expect(await fixture.rowOf(id)).toMatchObject({ status: 'queued', attempt: 2, deaths: 1 });
    attempt.finish();
    await stopped;
  });

  it('ends what is begun again and again, whatever is to blame', async () => {
    const ids = [await enqueue(), await enqueue()];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await fixture.dieWith(2);
      await rescue();
    }
    for (const id of ids) {
      expect(await fixture.rowOf(id)).toMatchObject({ status: 'failed', attempt: 10, deaths: 0 });
    }
  });

  it('ends what must not be tried again, whatever is to blame', async () => {
    job = scriptJob({ retryLimit: 0 });
    const ids = [await enqueue(), await enqueue()];
    await fixture.dieWith(2);
    await rescue();
    for (const id of ids) expect(await fixture.rowOf(id)).toMatchObject({ status: 'failed' });
  });

  it('waits for the last heartbeat of a worker before it judges one of its jobs', async () => {
    await enqueue();
    await enqueue();
    const [early = '', late = ''] = await fixture.dieWith(2);
    await fixture.silenceFor(early, 34);
    await fixture.silenceFor(late, 29);
    expect(await rescue()).toBe(0);
    await fixture.silenceFor(early, 36);
    await fixture.silenceFor(late, 31);
    expect(await rescue()).toBe(2);
  });

  it('takes from a worker that lives what it cannot write down', async () => {
    await enqueue();
    await enqueue();
    const [stuck = '', running = ''] = await fixture.dieWith(2);
    await fixture.silenceFor(stuck, 61);
    await fixture.silenceFor(running, 1);
    expect(await rescue()).toBe(1);
    expect(await fixture.rowOf(stuck)).toMatchObject({ status: 'queued', deaths: 1 });
    expect(await fixture.rowOf(running)).toMatchObject({ status: 'running' });
  });

  it('is done by one process at a time', async () => {
    await Promise.all(Array.from({ length: 4 }, enqueue));
    await fixture.dieWith(4);
    const rescued = await Promise.all([rescue(), rescue(), rescue()]);
    expect(rescued.toSorted()).toEqual([0, 0, 4]);
  });
});
