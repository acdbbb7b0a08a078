import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generations as generationsTable } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { pictureOf } from './testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

const SILENT_SECONDS = 30;
const GRACE_MS = 60_000;

describeOnEachDatabase('rescuing generations', (open) => {
  let studio: Studio;
  let user: StudioUser;
  beforeEach(async () => {
    studio = await openStudio(await open());
    user = await studio.newUser('free');
  });
  afterEach(() => studio.close());

  const ask = () => studio.generations.create(user, pictureOf('a cat'));
  const rescue = () => studio.rescue(SILENT_SECONDS);

  const silenceFor = (id: string, seconds: number) =>
    studio.database.orm
      .update(generationsTable)
      .set({ heartbeatAt: sql`now() - ${seconds} * interval '1 second'` })
      .where(eq(generationsTable.id, id));

  it('blames what ran alone on a worker that died, and ends it at the third', async () => {
    const id = await ask();
    for (const deaths of [1, 2]) {
      expect(await studio.dieWith(1)).toEqual([id]);
      expect(await rescue()).toBe(1);
      expect(await studio.rowOf(id)).toMatchObject({ status: 'queued', attempt: deaths, deaths });
    }
    await studio.dieWith(1);
    await rescue();
    expect(await studio.rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'internal' });
    expect(await studio.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await rescue()).toBe(0);
  });

  it('blames nobody when several went together, and lets each run alone', async () => {
    const ids = [await ask(), await ask()];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await studio.dieWith(2);
      expect(await rescue()).toBe(2);
      for (const id of ids) {
        const remembered = { status: 'queued', attempt, deaths: 0, runsAlone: true };
        expect(await studio.rowOf(id)).toMatchObject(remembered);
      }
    }
  });

  it('blames nobody when several workers went together', async () => {
    const id = await ask();
    await ask();
    await studio.dieWith(1);
    await studio.dieWith(1);
    expect(await rescue()).toBe(2);
    expect(await studio.rowOf(id)).toMatchObject({ status: 'queued', deaths: 0 });
  });

  it('blames nothing that ran on a worker which had been told to stop', async () => {
    const worker = studio.newWorker();
    await worker.start();
    const id = await ask();
    const drawing = await studio.engine.next();
    const stopped = worker.stop(GRACE_MS);
    await expect.poll(async () => (await studio.rowOf(id)).isExcused).toBe(true);
    await silenceFor(id, 60);
    expect(await rescue()).toBe(1);
    expect(await studio.rowOf(id)).toMatchObject({ status: 'queued', attempt: 1, deaths: 0 });
    // The excuse was for that run alone.
    await studio.dieWith(1);
    await rescue();
    expect(await studio.rowOf(id)).toMatchObject({ status: 'queued', attempt: 2, deaths: 1 });
    drawing.finish();
    await stopped;
  });

  it('ends what is begun again and again, whoever is to blame', async () => {
    const ids = [await ask(), await ask()];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await studio.dieWith(2);
      await rescue();
    }
    for (const id of ids) {
      expect(await studio.rowOf(id)).toMatchObject({ status: 'failed', attempt: 10, deaths: 0 });
    }
    expect(await studio.balanceOf(user)).toBe(5);
  });

  it('waits for the last sign of a worker before it judges one of its runs', async () => {
    await ask();
    await ask();
    const [early = '', late = ''] = await studio.dieWith(2);
    await silenceFor(early, 34);
    await silenceFor(late, 29);
    expect(await rescue()).toBe(0);
    await silenceFor(early, 36);
    await silenceFor(late, 31);
    expect(await rescue()).toBe(2);
  });

  it('takes from a worker that lives what it cannot conclude', async () => {
    await ask();
    await ask();
    const [stuck = '', running = ''] = await studio.dieWith(2);
    await silenceFor(stuck, 61);
    await silenceFor(running, 1);
    expect(await rescue()).toBe(1);
    expect(await studio.rowOf(stuck)).toMatchObject({ status: 'queued', deaths: 1 });
    expect(await studio.rowOf(running)).toMatchObject({ status: 'running' });
  });

  it('is done by one process at a time', async () => {
    await Promise.all(Array.from({ length: 4 }, ask));
    await studio.dieWith(4);
    const rescued = await Promise.all([rescue(), rescue(), rescue()]);
    expect(rescued.toSorted()).toEqual([0, 0, 4]);
  });
});
