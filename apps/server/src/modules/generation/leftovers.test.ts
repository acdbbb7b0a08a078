import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generations as generationsTable, leftovers } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { draftKeyOf, sweepDrafts } from './draft-store.ts';
import { unconfirmedSubmission } from '../engines/engine/unconfirmed-submission.ts';
import type { Json } from '../../schema/stored-values.ts';
import { clearLeftovers } from './leftovers.ts';
import { loopOf } from './testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

const SILENT_SECONDS = 30;
const PREDICTION = { model: 'scripted', startedAt: 1, operation: { getUrl: 'https://x/7d3a' } };

describeOnEachDatabase('leftovers', (open) => {
  let studio: Studio;
  let user: StudioUser;
  /** What was ended at the provider, and what the log says. */
  let forgotten: Json[];
  let logged: string[];
  beforeEach(async () => {
    forgotten = [];
    logged = [];
    studio = await openStudio(await open());
    user = await studio.newUser('premium');
  });
  afterEach(async () => {
    await studio.database.orm.delete(leftovers);
    await studio.close();
  });

  const ask = () => studio.generations.create(user, loopOf('a red fox'));
  const findAll = () => studio.database.orm.select().from(leftovers);

  /** One that a worker has begun at a provider and handed back. */
  async function askAndBegin(): Promise<string> {
    const id = await ask();
    await studio.database.orm
      .update(generationsTable)
      .set({ operation: PREDICTION })
      .where(eq(generationsTable.id, id));
    return id;
  }

  const forget = (operation: Json): Promise<void> => {
    forgotten.push(operation);
    return Promise.resolve();
  };

  const note = (_: object, message: string) => void logged.push(message);

  /** As a worker does it, with the engine that began them. */
  const clear = (forgetting: typeof forget = forget) =>
    clearLeftovers(
      {
        database: studio.database,
        storage: studio.storage,
        log: { info: note, warn: note, error: note },
        engines: { find: () => ({ ...studio.engine, discardOperation: forgetting }) },
      },
      new AbortController().signal,
    );

  const isAway = () => Promise.reject(new Error('The provider is away.'));

  const letTimePass = () =>
    studio.database.orm
      .update(leftovers)
      .set({ nextTryAt: sql`${leftovers.nextTryAt} - interval '1 hour'` });

  it('are nothing where nothing was begun elsewhere', async () => {
    await studio.generations.cancel(user.id, await ask());
    expect(await clear()).toBe(0);
  });

  it('of what is cancelled while it waits are ended at the provider, each once', async () => {
    const ids = [await askAndBegin(), await askAndBegin(), await askAndBegin()];
    expect(await clear()).toBe(0);
    for (const id of ids) await studio.generations.cancel(user.id, id);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const slowly = (operation: Json) => forget(operation).then(() => answered);
    const clearing = [clear(slowly), clear(slowly), clear(slowly)];
    await expect.poll(() => forgotten).toHaveLength(3);
    expect(await clear()).toBe(0);
    answer();
    expect(await Promise.all(clearing)).toEqual([1, 1, 1]);
    expect(forgotten).toEqual([PREDICTION, PREDICTION, PREDICTION]);
    expect(await findAll()).toEqual([]);
    expect(await studio.rowOf(ids[0] ?? '')).toMatchObject({ operation: null });
  });

  it('are nothing where a provider was only asked', async () => {
    const id = await ask();
    await studio.database.orm
      .update(generationsTable)
      .set({ operation: unconfirmedSubmission('scripted') })
      .where(eq(generationsTable.id, id));
    await studio.generations.cancel(user.id, id);
    expect(await findAll()).toEqual([]);
  });

  it('of what has killed too many workers are ended at the provider', async () => {
    const id = await askAndBegin();
    for (let death = 1; death <= 3; death += 1) {
      expect(await clear()).toBe(0);
      await studio.dieWith(1);
      await studio.rescue(SILENT_SECONDS);
    }
    expect(await studio.rowOf(id)).toMatchObject({ status: 'failed', operation: null });
    await clear();
    expect(forgotten).toEqual([PREDICTION]);
  });

  it('of somebody who has deleted their account are ended at the provider', async () => {
    await askAndBegin();
    const { farewell } = studio.generations;
    await studio.database.transaction(async (tx) => {
      await farewell.lockAll(tx, user.id);
      await farewell.forgetAll(tx, user.id);
    });
    await clear();
    expect(forgotten).toEqual([PREDICTION]);
  });

  it('are tried again later, five times in all, and then only the log knows', async () => {
    await studio.generations.cancel(user.id, await askAndBegin());
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await clear(isAway)).toBe(1);
      expect(await clear(isAway)).toBe(0);
      await letTimePass();
    }
    expect(new Set(logged)).toEqual(new Set(['an operation could not be ended yet']));
    await clear(isAway);
    expect(logged.at(-1)).toContain('its provider may go on and bill it');
    expect(await findAll()).toEqual([]);
    expect(forgotten).toEqual([]);
  });

  it('come back when the worker dies that has taken them', async () => {
    await studio.generations.cancel(user.id, await askAndBegin());
    const { promise: never } = Promise.withResolvers<void>();
    void clear(() => never);
    await expect.poll(async () => (await findAll())[0]?.tries).toBe(1);
    expect(await clear()).toBe(0);
    await letTimePass();
    await clear();
    expect(forgotten).toEqual([PREDICTION]);
  });

  it('are cleared up by the worker as soon as its run has ended', async () => {
    await studio.newWorker({ ...studio.engine, discardOperation: forget }).start();
    const cancelled = await ask();
    const first = await studio.engine.next();
    await first.context.operation.save(PREDICTION);
    await studio.generations.cancel(user.id, cancelled);
    await expect.poll(() => forgotten).toHaveLength(1);
    await ask();
    const second = await studio.engine.next();
    await second.context.operation.save(PREDICTION);
    second.finish();
    await expect.poll(() => forgotten).toHaveLength(2);
    await expect.poll(findAll).toEqual([]);
  });

  it('go with the draft, which the next attempt has found', async () => {
    const half = { picture: Buffer.from('half done'), operation: { painted: 'scripted' } };
    const first = studio.newWorker();
    await first.start();
    await ask();
    const begun = await studio.engine.next();
    await begun.context.draft.keep(half.picture);
    await begun.context.operation.save(half.operation);
    await first.stop(0);

    await studio.newWorker().start();
    const { context, finish } = await studio.engine.next();
    expect(context.operation.started).toEqual(half.operation);
    expect(await context.draft.read()).toEqual(half.picture);
    finish();
    await expect.poll(() => studio.storedFiles()).toEqual(['master.gif']);
  });

  it('let drafts be swept that came after the end, and no others', async () => {
    const [waiting, ended] = [await askAndBegin(), await askAndBegin()];
    await studio.generations.cancel(user.id, ended);
    const [, , late] = await Promise.all(
      [waiting, ended, await ask()].map(async (id) => {
        await studio.storage.put(draftKeyOf(id), Buffer.from('half done'), 'image/png');
        return id;
      }),
    );
    const sweepAfter = (hours: number) =>
      sweepDrafts({ ...studio, clock: () => new Date(Date.now() + hours * 60 * 60 * 1000) });
    expect(await sweepAfter(23)).toBe(0);
    expect(await sweepAfter(25)).toBe(1);
    expect(await studio.storage.get(draftKeyOf(late ?? ''))).toBeNull();
    expect(await studio.storedFiles()).toHaveLength(2);
  });
});
