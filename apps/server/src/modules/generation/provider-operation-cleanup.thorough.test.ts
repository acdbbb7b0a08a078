import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generations as generationsTable, jobs } from '../../schema/schema.ts';
import type { Json } from '../../schema/stored-values.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { unconfirmedSubmission } from '../engines/engine/unconfirmed-submission.ts';
import { draftKeyOf, sweepDrafts } from './draft-store.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { loopOf } from './testing/requests.ts';

const SILENT_SECONDS = 30;
const PREDICTION = { model: 'scripted', startedAt: 1, operation: { getUrl: 'https://x/7d3a' } };

describeOnEachDatabase('provider operations', (open) => {
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  /** Operations that were ended at the provider. */
  let discarded: Json[];
  beforeEach(async () => {
    discarded = [];
    fixtures = await openGenerationFixtures(await open());
    user = await fixtures.newUser('premium');
  });
  afterEach(() => fixtures.close());

  const ask = () => fixtures.generations.create(user, loopOf('a red fox'));
  const findAll = () =>
    fixtures.database.orm.select().from(jobs).where(eq(jobs.kind, 'provider-operation-cleanup'));
  const untilCleanups = async (...statuses: string[]) =>
    await expect.poll(async () => (await findAll()).map(({ status }) => status)).toEqual(statuses);

  /** One that a worker has begun at a provider and requeued. */
  async function askAndBegin(): Promise<string> {
    const id = await ask();
    await fixtures.database.orm
      .update(generationsTable)
      .set({ operation: PREDICTION })
      .where(eq(generationsTable.id, id));
    return id;
  }

  const discard = (operation: Json): Promise<void> => {
    discarded.push(operation);
    return Promise.resolve();
  };

  const startWorker = (discardOperation: typeof discard = discard) =>
    fixtures.newWorker({ ...fixtures.engine, discardOperation }).start();

  const letTimePass = () =>
    fixtures.database.orm.execute(sql`update pgboss.job set start_after = now()`);

  it('are not cleaned up where nothing was begun elsewhere', async () => {
    await fixtures.generations.cancel(user.id, await ask());
    expect(await findAll()).toEqual([]);
  });

  it('of generations that are cancelled while they wait are ended, each once', async () => {
    const ids = [await askAndBegin(), await askAndBegin(), await askAndBegin()];
    expect(await findAll()).toEqual([]);
    for (const id of ids) await fixtures.generations.cancel(user.id, id);
    expect(new Set((await findAll()).map(({ requestKey }) => requestKey))).toEqual(new Set(ids));
    await startWorker();
    await untilCleanups('finished', 'finished', 'finished');
    expect(discarded).toEqual([PREDICTION, PREDICTION, PREDICTION]);
    expect(await fixtures.rowOf(ids[0] ?? '')).toMatchObject({ operation: null });
  });

  it('are not cleaned up where a submission was not confirmed', async () => {
    const id = await ask();
    await fixtures.database.orm
      .update(generationsTable)
      .set({ operation: unconfirmedSubmission('scripted') })
      .where(eq(generationsTable.id, id));
    await fixtures.generations.cancel(user.id, id);
    expect(await findAll()).toEqual([]);
  });

  it('of generations that have killed too many workers are ended', async () => {
    const id = await askAndBegin();
    for (let death = 1; death <= 3; death += 1) {
      expect(await findAll()).toEqual([]);
      await fixtures.dieWith(1);
      await fixtures.rescue(SILENT_SECONDS);
    }
    expect(await fixtures.rowOf(id)).toMatchObject({ status: 'failed', operation: null });
    await startWorker();
    await untilCleanups('finished');
    expect(discarded).toEqual([PREDICTION]);
  });

  it('of a deleted workspace are ended by a job that does not name it', async () => {
    await askAndBegin();
    const { deletion } = fixtures.generations;
    await fixtures.database.transaction(async (tx) => {
      await deletion.lockAll(tx, user.id);
      await deletion.deleteAll(tx, user.id);
    });
    expect(await findAll()).toMatchObject([{ workspaceId: null, createdBy: null }]);
    await startWorker();
    await untilCleanups('finished');
    expect(discarded).toEqual([PREDICTION]);
  });

  it('are tried again later, five times in all, and then stay as failed jobs', async () => {
    await fixtures.generations.cancel(user.id, await askAndBegin());
    let tries = 0;
    await startWorker(() => {
      tries += 1;
      return Promise.reject(new Error('The provider is away.'));
    });
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(findAll).toMatchObject([{ status: 'queued', deaths: attempt }]);
      expect(tries).toBe(attempt);
      await letTimePass();
    }
    await untilCleanups('failed');
    expect(tries).toBe(5);
  });

  it('come back when the worker dies that has taken them', async () => {
    await fixtures.generations.cancel(user.id, await askAndBegin());
    await fixtures.dieWith(1);
    await fixtures.rescue(SILENT_SECONDS);
    await startWorker();
    await untilCleanups('finished');
    expect(discarded).toEqual([PREDICTION]);
  });

  it('are cleaned up as soon as the generation has ended', async () => {
    await startWorker();
    const cancelled = await ask();
    const first = await fixtures.engine.next();
    await first.context.operation.save(PREDICTION);
    await fixtures.generations.cancel(user.id, cancelled);
    await expect.poll(() => discarded).toHaveLength(1);
    await ask();
    const second = await fixtures.engine.next();
    await second.context.operation.save(PREDICTION);
    second.finish();
    await expect.poll(() => discarded).toHaveLength(2);
    await untilCleanups('finished', 'finished');
  });

  it('are deleted with the draft, which the next attempt has used', async () => {
    const half = { image: Buffer.from('half done'), operation: { painted: 'scripted' } };
    const first = fixtures.newWorker();
    await first.start();
    await ask();
    const begun = await fixtures.engine.next();
    await begun.context.draft.keep(half.image);
    await begun.context.operation.save(half.operation);
    await first.stop(0);

    await fixtures.newWorker().start();
    const { context, finish } = await fixtures.engine.next();
    expect(context.operation.started).toEqual(half.operation);
    expect(await context.draft.read()).toEqual(half.image);
    finish();
    await expect.poll(() => fixtures.storedFiles()).toEqual(['master.gif']);
  });

  it('let only drafts be swept that were stored after the end', async () => {
    const [waiting, ended] = [await askAndBegin(), await askAndBegin()];
    await fixtures.generations.cancel(user.id, ended);
    const [, , late] = await Promise.all(
      [waiting, ended, await ask()].map(async (id) => {
        await fixtures.storage.put(draftKeyOf(id), Buffer.from('half done'), 'image/png');
        return id;
      }),
    );
    const sweepAfter = (hours: number) =>
      sweepDrafts({ ...fixtures, clock: () => new Date(Date.now() + hours * 60 * 60 * 1000) });
    expect(await sweepAfter(23)).toBe(0);
    expect(await sweepAfter(25)).toBe(1);
    expect(await fixtures.storage.get(draftKeyOf(late ?? ''))).toBeNull();
    expect(await fixtures.storedFiles()).toHaveLength(2);
  });
});
