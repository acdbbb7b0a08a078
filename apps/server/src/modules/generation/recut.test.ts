import {
  type LoopPointChoice,
  MODEL_MESSAGES,
  type LoopPoint,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assets, creations } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteAssets, findCreationAsset } from '../creations/assets.ts';
import { masterKey } from '../creations/creation.ts';
import type { EngineResult, Recutter } from '../engines/engine/engine.ts';
import {
  openGenerationFixtures,
  QUEUE_LIMIT_PER_PERSON,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { loopOf, imageOf } from './testing/requests.ts';

const never = new AbortController().signal;
const CLIP = Buffer.from('a clip as it came');
const REQUESTS_PER_HOUR = 12;

const cut = (durationMs: number): LoopPoint => ({
  startSeconds: 0.25,
  durationMs,
  way: 'plain',
  score: 0.9,
  loopPointScore: 1.1,
});
const CUTS = [cut(2500), cut(2000), cut(1500)];

/** Cuts no real clips; its bytes name the request. */
const namesCut: Recutter = async (clip, choice, { width, height }, { onProgress }) => {
  onProgress({ stage: 'encoding', fraction: 0.5 });
  return {
    bytes: Buffer.concat([clip, Buffer.from(` cut ${choice}`)]),
    mimeType: 'image/gif',
    width,
    height,
    seam: 1.04,
    text: null,
    clip: { bytes: clip, cuts: CUTS, chosen: choice },
  };
};

describeOnEachDatabase('a loop that is cut anew from its clip', (open) => {
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  let source: { readonly creationId: string; readonly generationId: string };
  let choices: LoopPointChoice[];
  beforeAll(async () => {
    const recut: Recutter = async (...request) => {
      choices.push(request[1]);
      return await namesCut(...request);
    };
    const limits = { generationsPerHour: REQUESTS_PER_HOUR, generationsPerHourAndAddress: 1000 };
    fixtures = await openGenerationFixtures(await open(), { recut, limits });
  });
  afterAll(() => fixtures.close());

  /** A user with a loop from a clip. */
  async function newOwner(): Promise<void> {
    choices = [];
    user = await fixtures.newUser('premium');
    const worker = fixtures.newWorker();
    await worker.start();
    const generationId = await fixtures.generations.create(user, loopOf('a red fox'));
    const clip: EngineResult['clip'] = { bytes: CLIP, cuts: CUTS, chosen: 0 };
    (await fixtures.engine.next()).finish(undefined, clip);
    const { creation } = await fixtures.generations.waitForEnd(user.id, generationId, never);
    await worker.stop(0);
    source = { generationId, creationId: creation?.id ?? '' };
  }

  const ask = (choice: LoopPointChoice, requestKey: string | null = null, asker = user) =>
    fixtures.generations.recut(asker, {
      creationId: source.creationId,
      choice,
      requestKey,
      address: asker.address,
    });

  async function work(...ids: string[]) {
    const worker = fixtures.newWorker();
    await worker.start();
    const ended = await Promise.all(
      ids.map((id) => fixtures.generations.waitForEnd(user.id, id, never)),
    );
    await worker.stop(0);
    return ended;
  }

  const readSource = () =>
    fixtures.creations.read({ workspaceId: user.id, userId: user.id }, source.creationId);

  it('is a second creation, costs nothing and asks no model', async () => {
    await newOwner();
    const first = await readSource();
    expect(first).toMatchObject({
      seam: 1,
      clip: { cuts: CUTS, chosen: 0, isKept: true },
    });
    const { engine } = fixtures;
    const drawn = engine.begun;
    const ids = [await ask(2), await ask('boomerang')];
    const [third, back] = await work(...ids);
    expect(third?.generation).toMatchObject({
      status: 'finished',
      prompt: 'a red fox',
      attempt: 1,
    });
    expect(await fixtures.generations.read(user.id, ids[0] ?? '')).toMatchObject({
      creation: { seam: 1.04, clip: { cuts: CUTS, chosen: 2, isKept: true } },
    });
    const bytes = await fixtures.storage.get(masterKey(third!.creation!.id, 'gif'));
    expect(String(bytes)).toBe('a clip as it came cut 2');
    expect(back?.creation?.clip?.chosen).toBe('boomerang');
    const clips = await fixtures.database.orm.select().from(assets).where(eq(assets.role, 'clip'));
    expect(clips.map(({ sizeBytes }) => sizeBytes)).toEqual(Array(3).fill(CLIP.length));
    expect(engine.begun).toBe(drawn);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 1000', 'hold -4', 'settle 0']);
  });

  it('is made once for repeated requests of any kind', async () => {
    await newOwner();
    expect(await ask(0)).toBe(source.generationId);
    const id = await ask(1, 'a key');
    expect(await ask(1, 'a key')).toBe(id);
    // While it is being made.
    expect(await ask(1, 'another key')).toBe(id);
    await expect(ask(2, 'a key')).rejects.toMatchObject({
      kind: 'conflict',
      publicMessage: SERVER_MESSAGES.keyReused,
    });
    const [made] = await work(id);
    expect(await ask(1)).toBe(id);
    // From the other loop of the same clip.
    source = { ...source, creationId: made?.creation?.id ?? '' };
    expect(await ask(0)).toBe(source.generationId);
    expect(choices).toEqual([1]);
  });

  it('is made once for two simultaneous requests', async () => {
    await newOwner();
    const ids = await Promise.all([ask(1), ask(1, 'a key of one window'), ask(1), ask(2)]);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    await work(...new Set(ids));
    expect(choices).toHaveLength(2);
    expect(await ask(1, 'a key of one window')).toBe(ids[0]);
    expect(await fixtures.creationsOf(user)).toHaveLength(3);
  });

  it('stays when the first is deleted, with a clip of its own', async () => {
    await newOwner();
    const [made] = await work(await ask(1));
    await fixtures.creations.delete(user.id, source.creationId);
    source = { ...source, creationId: made?.creation?.id ?? '' };
    const [other] = await work(await ask('boomerang'));
    expect(other?.generation.status).toBe('finished');

    // As earlier versions did after seven days.
    const clip = await findCreationAsset(fixtures.database.orm, source.creationId, 'clip');
    await deleteAssets(fixtures.database.orm, [clip!.id]);
    await expect(ask(0)).rejects.toMatchObject({
      kind: 'conflict',
      publicMessage: MODEL_MESSAGES.clipGone,
    });
    expect((await readSource()).clip).toEqual({
      cuts: CUTS,
      chosen: 1,
      isKept: false,
    });
    // An existing cut needs no clip.
    expect(await ask('boomerang')).toBe(other?.generation.id);
  });

  it('needs an own creation, an existing cut and a plan with loops', async () => {
    await newOwner();
    const stranger = await fixtures.newUser('premium');
    await expect(ask(1, null, stranger)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(ask(1, null, { ...user, plan: 'free' })).rejects.toMatchObject({
      kind: 'plan-required',
    });
    const { orm } = fixtures.database;
    const ofSource = eq(creations.id, source.creationId);
    await orm
      .update(creations)
      .set({ clip: { id: source.creationId, cuts: CUTS.slice(1), chosen: 0 } })
      .where(ofSource);
    await expect(ask(2)).rejects.toMatchObject({
      kind: 'invalid',
      publicMessage: MODEL_MESSAGES.noSuchCut,
    });
    fixtures.changeRules('refuse test: fox');
    await expect(ask(1)).rejects.toMatchObject({ kind: 'refused' });
    fixtures.changeRules('refuse test: forbidden');
    await orm.update(creations).set({ clip: null }).where(ofSource);
    await expect(ask('boomerang')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('waits in the queue like other generations, and counts there', async () => {
    await newOwner();
    const waiting: string[] = [];
    for (let count = 0; count < QUEUE_LIMIT_PER_PERSON; count += 1) {
      waiting.push(await fixtures.generations.create(user, imageOf(`a cat ${count}`)));
    }
    await expect(ask(1)).rejects.toMatchObject({
      kind: 'too-many',
      publicMessage: SERVER_MESSAGES.tooManyWaiting,
    });
    for (const id of waiting) await fixtures.generations.cancel(user.id, id);
    const id = await ask(1);
    expect(await fixtures.generations.cancel(user.id, id)).toMatchObject({ status: 'cancelled' });
    // A further request makes another one, while the queue has room.
    const askAgain = async (): Promise<void> => {
      for (let asked = 0; asked < REQUESTS_PER_HOUR; asked += 1) {
        await fixtures.generations.cancel(user.id, await ask(1));
      }
    };
    await expect(askAgain()).rejects.toMatchObject({
      kind: 'too-many',
      publicMessage: SERVER_MESSAGES.tooManyGenerations,
    });
  });

  it('is rescued from a worker that dies', async () => {
    await newOwner();
    const id = await ask(1);
    expect(await fixtures.dieWith(1)).toEqual([id]);
    expect(await fixtures.rescue(30)).toBe(1);
    const [made] = await work(id);
    expect(made?.generation).toMatchObject({ status: 'finished', attempt: 2 });
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 1000', 'hold -4', 'settle 0']);
  });

  it('fails with its own message when the clip was deleted while it waited', async () => {
    await newOwner();
    const id = await ask(1);
    await fixtures.deleteForGood(user.id, source.creationId);
    const [ended] = await work(id);
    expect(ended?.generation).toMatchObject({
      status: 'failed',
      errorCode: 'clipGone',
      errorMessage: MODEL_MESSAGES.clipGone,
    });
    expect(choices).toEqual([]);
  });
});
