import { SERVER_MESSAGES } from '@loopwright/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { jobs } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { masterKey } from '../creations/creation.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { imageOf } from './testing/requests.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

const GRACE_MS = 60_000;

const death = () =>
  new AppError('generationFailed', {
    isRetryable: true,
    cause: new Error('the thread has gone'),
  });

describeOnEachDatabase('the worker', (open) => {
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
    user = await fixtures.newUser('free');
  });
  afterEach(() => fixtures.close());

  const forever = new AbortController().signal;
  const ask = () => fixtures.generations.create(user, imageOf('a cat'));
  const end = async (id: string) =>
    (await fixtures.generations.waitForEnd(user.id, id, forever)).generation;

  /** As if the worker had sent no heartbeat for a minute. */
  async function silence(id: string): Promise<void> {
    await fixtures.database.orm
      .update(jobs)
      .set({ heartbeatAt: sql`now() - interval '1 minute'` })
      .where(eq(jobs.id, id));
  }

  const mustRunAlone = (id: string) =>
    fixtures.database.orm.update(jobs).set({ exclusive: true }).where(eq(jobs.id, id));

  /** Completes another generation meanwhile: a worker with a free slot would have taken the job. */
  async function letOthersPass(): Promise<void> {
    const others = [await ask(), await ask()];
    const quick = createScriptedEngine();
    quick.finishAtOnce();
    await fixtures.newWorker(quick).start();
    for (const id of others) expect(await end(id)).toMatchObject({ status: 'finished' });
  }

  it('runs as many jobs as its limit, and the next when one ends', async () => {
    const worker = fixtures.newWorker();
    await worker.start();
    await Promise.all([ask(), ask(), ask()]);
    const first = await fixtures.engine.next();
    await fixtures.engine.next();
    expect(worker.runningCount).toBe(2);
    expect(fixtures.engine.begun).toBe(2);
    first.finish();
    await fixtures.engine.next();
    expect(fixtures.engine.begun).toBe(3);
  });

  it('does not let a slow provider delay generations of other models', async () => {
    const slow = createScriptedEngine('elsewhere:slow');
    await fixtures.close();
    fixtures = await openGenerationFixtures(await open(), { elsewhere: slow });
    user = await fixtures.newUser('free');
    const askSlow = () =>
      fixtures.generations.create(
        user,
        imageOf('a slow cat', { options: { model: 'elsewhere:slow' } }),
      );
    await fixtures.newWorker().start();

    const slowOnes = [await askSlow(), await askSlow(), await askSlow()];
    const first = await slow.next();
    const quickId = await ask();
    (await fixtures.engine.next()).finish();
    expect(await end(quickId)).toMatchObject({ status: 'finished' });
    // The place in the queue counts only jobs of the same concurrency group.
    slowOnes.push(await askSlow());
    const states = await Promise.all(slowOnes.map((id) => fixtures.generations.read(user.id, id)));
    expect(states.map(({ status }) => status)).toEqual(['running', 'queued', 'queued', 'queued']);
    const listed = await fixtures.generations.listActive(user.id);
    for (const seen of [states, listed]) {
      const positions = new Set(seen.map(({ queuePosition }) => queuePosition));
      expect(positions).toEqual(new Set([null, 0, 1, 2]));
    }
    expect(slow.begun).toBe(1);

    first.finish();
    (await slow.next()).finish();
    (await slow.next()).finish();
    (await slow.next()).finish();
    for (const id of slowOnes) expect(await end(id)).toMatchObject({ status: 'finished' });
  });

  it('tries again when the engine dies, and gives up after the third death', async () => {
    await fixtures.newWorker().start();
    const id = await ask();
    for (let attempt = 1; attempt <= 3; attempt += 1) (await fixtures.engine.next()).fail(death());
    expect(await end(id)).toMatchObject({
      status: 'failed',
      attempt: 3,
      errorCode: 'generationFailed',
    });
    expect(fixtures.engine.begun).toBe(3);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
  });

  it('finishes a job that succeeds after two deaths', async () => {
    await fixtures.newWorker().start();
    const id = await ask();
    (await fixtures.engine.next()).fail(death());
    (await fixtures.engine.next()).fail(death());
    (await fixtures.engine.next()).finish();
    expect(await end(id)).toMatchObject({ status: 'finished', attempt: 3 });
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'settle 0']);
  });

  it('does not retry what the engine refuses', async () => {
    await fixtures.newWorker().start();
    const id = await ask();
    const refusal = new AppError('promptAgainstRules');
    (await fixtures.engine.next()).fail(refusal);
    expect(await end(id)).toMatchObject({
      errorCode: 'promptAgainstRules',
      errorParams: {},
      errorMessage: SERVER_MESSAGES.promptAgainstRules,
    });
    expect(fixtures.engine.begun).toBe(1);
    expect(await fixtures.balanceOf(user)).toBe(5);
  });

  it('rescues the job of a silent worker, which then changes nothing', async () => {
    const silentEngine = createScriptedEngine();
    const silentWorker = fixtures.newWorker(silentEngine);
    await silentWorker.start();
    const id = await ask();
    const stale = await silentEngine.next();
    await silence(id);

    await fixtures.newWorker().start();
    const rescued = await Promise.race([fixtures.engine.next(), silentEngine.next()]);
    expect(await fixtures.rowOf(id)).toMatchObject({ status: 'running', attempt: 2 });
    stale.finish(Buffer.from('stale'));
    expect(await fixtures.creationsOf(user)).toEqual([]);

    rescued.finish(Buffer.from('fresh'));
    expect(await end(id)).toMatchObject({ status: 'finished', attempt: 2 });
    const [creation, ...others] = await fixtures.creationsOf(user);
    expect(others).toEqual([]);
    expect(await fixtures.storage.get(masterKey(creation!.id, creation!.kind))).toEqual(
      Buffer.from('fresh'),
    );
    await expect.poll(() => fixtures.storedFiles()).toEqual(['master.png']);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'settle 0']);
  });

  it('fails a job after three silent workers', async () => {
    const id = await ask();
    for (let death = 1; death <= 3; death += 1) {
      const engine = createScriptedEngine();
      if (death > 1) await silence(id);
      await fixtures.newWorker(engine).start();
      // Workers of earlier rounds may take it.
      await expect.poll(async () => (await fixtures.rowOf(id)).attempt).toBe(death);
    }
    await silence(id);
    await fixtures.newWorker().start();
    expect(await end(id)).toMatchObject({ status: 'failed', attempt: 3 });
    expect(await fixtures.balanceOf(user)).toBe(5);
  });

  it('runs a job alone that was running when a worker died', async () => {
    const suspect = await ask();
    await mustRunAlone(suspect);
    await fixtures.newWorker().start();
    const alone = await fixtures.engine.next();
    await letOthersPass();
    expect(fixtures.engine.begun).toBe(1);
    alone.finish();
    expect(await end(suspect)).toMatchObject({ status: 'finished' });
  });

  it('lets running jobs end before an exclusive one begins', async () => {
    const [other, suspect] = [await ask(), await ask()];
    await mustRunAlone(suspect);
    await fixtures.newWorker().start();
    const first = await fixtures.engine.next();
    await expect.poll(async () => (await fixtures.rowOf(suspect)).status).toBe('running');
    await letOthersPass();
    expect(fixtures.engine.begun).toBe(1);
    first.finish();
    await end(other);
    (await fixtures.engine.next()).finish();
    expect(await end(suspect)).toMatchObject({ status: 'finished' });
  });

  it('lets running work finish when it stops, and takes no more', async () => {
    const worker = fixtures.newWorker();
    await worker.start();
    const id = await ask();
    const drawing = await fixtures.engine.next();
    const stopped = worker.stop(GRACE_MS);
    const later = await ask();
    drawing.finish();
    await stopped;
    expect(await fixtures.rowOf(id)).toMatchObject({ status: 'finished' });
    expect(await fixtures.rowOf(later)).toMatchObject({ status: 'queued' });
  });

  it('requeues what does not finish in time without counting a death', async () => {
    const worker = fixtures.newWorker();
    await worker.start();
    const id = await ask();
    const drawing = await fixtures.engine.next();
    await worker.stop(0);
    expect(drawing.context.signal.aborted).toBe(true);
    expect(await fixtures.rowOf(id)).toMatchObject({
      status: 'queued',
      attempt: 0,
      workerId: null,
    });

    await fixtures.newWorker().start();
    (await fixtures.engine.next()).finish();
    expect(await end(id)).toMatchObject({ status: 'finished', attempt: 1 });
  });

  it('retries to store a result', async () => {
    await fixtures.newWorker().start();
    const id = await ask();
    const drawing = await fixtures.engine.next();
    fixtures.failPuts(2);
    drawing.finish();
    expect(await end(id)).toMatchObject({ status: 'finished', attempt: 1 });
    expect(fixtures.engine.begun).toBe(1);
    expect(await fixtures.storedFiles()).toEqual(['master.png']);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'settle 0']);
  });

  it('retries a job whose result could not be stored', async () => {
    const worker = fixtures.newWorker();
    await worker.start();
    const id = await ask();
    const drawing = await fixtures.engine.next();
    fixtures.failPuts(3);
    drawing.finish();
    await expect.poll(() => worker.runningCount).toBe(0);
    expect(await fixtures.storedFiles()).toEqual([]);
    await silence(id);
    await fixtures.newWorker().start();
    (await fixtures.engine.next()).finish();
    expect(await end(id)).toMatchObject({ status: 'finished', attempt: 2 });
    expect(await fixtures.balanceOf(user)).toBe(4);
  });
});
