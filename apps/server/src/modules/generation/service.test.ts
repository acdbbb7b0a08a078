import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { sharp } from '@loopwright/media/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generations as generationsTable } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteTestUser } from '../../testing/workspaces.ts';
import { findCreationAsset } from '../creations/assets.ts';
import { masterKey } from '../creations/creation.ts';
import {
  openGenerationFixtures,
  QUEUE_LIMIT,
  QUEUE_LIMIT_PER_PERSON,
  type GenerationFixtures,
} from './testing/fixtures.ts';
import { loopOf, newImage, imageOf, uploadOf } from './testing/requests.ts';

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

describeOnEachDatabase('generations', (open) => {
  let fixtures: GenerationFixtures;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
  });
  afterEach(() => fixtures.close());

  const forever = new AbortController().signal;
  const settled = async (runs: Promise<unknown>[]) =>
    (await Promise.allSettled(runs)).map((run) =>
      run.status === 'fulfilled' ? 'accepted' : (run.reason as { kind: string }).kind,
    );

  it('become creations and cost their tokens', async () => {
    const { generations, engine } = fixtures;
    const user = await fixtures.newUser('basic');
    await fixtures.newWorker().start();
    const id = await generations.create(user, loopOf('a zorblax', { options: { seed: 1 } }));
    const drawing = await engine.next();
    expect(drawing.request).toEqual({
      kind: 'gif',
      prompt: 'a zorblax',
      options: {
        model: 'scripted',
        seed: 1,
        aspect: '1:1',
        width: 480,
        height: 480,
        seconds: 3,
        framesPerSecond: 16,
      },
      negativePrompt: null,
      reference: null,
    });
    drawing.finish(Buffer.from('frames'));

    const { generation, creation } = await generations.waitForEnd(user.id, id, forever);
    expect(generation).toMatchObject({ status: 'finished', fraction: 1, attempt: 1 });
    expect(creation).toMatchObject({
      generationId: id,
      kind: 'gif',
      width: 480,
      seam: 1,
      flashes: 5,
      text: "We couldn't draw “zorblax”.",
    });
    expect(await findCreationAsset(fixtures.database.orm, creation!.id, 'master')).toMatchObject({
      workspaceId: user.workspaceId,
      createdBy: user.id,
      mimeType: 'image/gif',
      sizeBytes: 6,
      sha256: createHash('sha256').update('frames').digest('hex'),
      width: 480,
    });
    expect(creation?.mediaToken).toMatch(/^[\w-]{22}$/);
    expect(await fixtures.storage.get(masterKey(creation!.id, 'gif'))).toEqual(
      Buffer.from('frames'),
    );
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 200', 'hold -4', 'settle 0']);
    expect(await fixtures.balanceOf(user)).toBe(196);
  });

  it('pass the reference image to the engine and delete it at the end', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    const image = await newImage();
    const id = await fixtures.generations.create(user, imageOf('a cat', { image }));
    const drawing = await fixtures.engine.next();
    const reference = await sharp(drawing.request.reference ?? undefined).metadata();
    expect(reference).toMatchObject({ format: 'png', width: 8, height: 8 });
    expect(await fixtures.storedFiles()).toEqual([`${id}.png`]);
    drawing.finish();
    await fixtures.generations.waitForEnd(user.id, id, forever);
    await expect.poll(() => fixtures.storedFiles()).toEqual(['master.png']);
  });

  it('that fail cost nothing and say why', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    (await fixtures.engine.next()).fail(new Error('the secret reason'));
    await fixtures.generations.waitForEnd(user.id, id, forever);
    expect(await fixtures.generations.read(user.id, id)).toMatchObject({
      status: 'failed',
      creation: null,
      error: {
        code: 'generationFailed',
        params: {},
        message: 'Generation failed, try again.',
      },
    });
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await fixtures.storedFiles()).toEqual([]);
  });

  it('are refused without tokens, and nothing is left behind', async () => {
    const user = await fixtures.newUser('free');
    const image = await newImage();
    const asked = Array.from({ length: 7 }, (_, index) =>
      fixtures.generations.create(user, imageOf(`cat ${index}`, { image })),
    );
    expect((await settled(asked)).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'accepted'),
      'out-of-tokens',
      'out-of-tokens',
    ]);
    expect(await fixtures.balanceOf(user)).toBe(0);
    expect(await fixtures.generations.listActive(user.id)).toHaveLength(5);
    expect(await fixtures.storedFiles()).toHaveLength(5);
  });

  it('are checked for the plan before anything else', async () => {
    const user = await fixtures.newUser('free');
    const readNothing = fixtures.generations.create(
      user,
      loopOf('a cat', { image: Buffer.from('unreadable') }),
    );
    await expect(readNothing).rejects.toMatchObject({
      kind: 'plan-required',
      publicMessage: 'GIFs need a Creator or Studio subscription.',
    });
    await expect(
      fixtures.generations.create(user, imageOf('a cat', { image: Buffer.from('unreadable') })),
    ).rejects.toMatchObject({ kind: 'unsupported-type' });
    expect(await fixtures.ledgerOf(user)).toEqual([]);
  });

  it('are refused when too many wait', async () => {
    for (let index = 0; index < QUEUE_LIMIT; index += 1) {
      await fixtures.generations.create(await fixtures.newUser('free'), imageOf('a cat'));
    }
    const late = await fixtures.newUser('premium');
    await expect(fixtures.generations.create(late, imageOf('one more'))).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 5,
    });
    expect(await fixtures.balanceOf(late)).toBe(1000);
  });

  it('of one workspace do not fill the queue, also when many come at once', async () => {
    const eager = await fixtures.newUser('premium');
    const asked = Array.from({ length: QUEUE_LIMIT_PER_PERSON + 4 }, (_, index) =>
      fixtures.generations.create(eager, imageOf(`cat ${index}`, { image: null })),
    );
    expect((await settled(asked)).toSorted()).toEqual([
      ...Array.from({ length: QUEUE_LIMIT_PER_PERSON }, () => 'accepted'),
      ...Array.from({ length: 4 }, () => 'too-many'),
    ]);
    expect(await fixtures.balanceOf(eager)).toBe(1000 - QUEUE_LIMIT_PER_PERSON);
    const refused = fixtures.generations.create(eager, imageOf('one more'));
    await expect(refused).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 30 });
    const other = await fixtures.newUser('free');
    await fixtures.generations.create(other, imageOf('a cat'));

    // Running jobs do not count as waiting.
    await fixtures.newWorker().start();
    await fixtures.engine.next();
    await fixtures.generations.create(eager, imageOf('one more'));
  });

  it('with the same key are one, also when many come at once', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    const request = imageOf('a cat', { requestKey: 'key-1', image: await newImage() });
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => fixtures.generations.create(user, request)),
    );
    expect(new Set(ids).size).toBe(1);
    (await fixtures.engine.next()).finish();
    const [id = ''] = ids;
    const { creation } = await fixtures.generations.waitForEnd(user.id, id, forever);
    expect(await fixtures.generations.create(user, request)).toBe(id);
    expect(await fixtures.generations.waitForEnd(user.id, id, forever)).toMatchObject({ creation });
    expect(fixtures.engine.begun).toBe(1);
    expect(await fixtures.balanceOf(user)).toBe(4);
    await expect.poll(() => fixtures.storedFiles()).toEqual(['master.png']);
  });

  it('does not read the reference image of a user without tokens', async () => {
    const user = await fixtures.newUser('free');
    for (let index = 0; index < 5; index += 1) {
      await fixtures.generations.create(user, imageOf(`cat ${index}`));
    }
    const image = Buffer.from('unreadable');
    const asked = fixtures.generations.create(user, imageOf('a cat', { image }));
    await expect(asked).rejects.toMatchObject({ kind: 'out-of-tokens' });
  });

  it('with the same key are one even when no token is left for a second', async () => {
    const user = await fixtures.newUser('free');
    for (let index = 0; index < 4; index += 1) {
      await fixtures.generations.create(user, imageOf(`cat ${index}`));
    }
    const image = await newImage();
    const request = imageOf('the last', { requestKey: 'key-1', image });
    const asked = Array.from({ length: 4 }, () => fixtures.generations.create(user, request));
    expect(await settled(asked)).toEqual(Array.from({ length: 4 }, () => 'accepted'));
    expect(await fixtures.balanceOf(user)).toBe(0);
  });

  it.each([
    [{ prompt: 'a dog' }],
    [{ options: { seed: 2 } }],
    [{ image: uploadOf(Buffer.from('another')) }],
    [{ kind: 'gif' as const }],
  ])('with the same key and another request are a conflict: %o', async (difference) => {
    const user = await fixtures.newUser('basic');
    const request = imageOf('a cat', { requestKey: 'key-1', image: await newImage() });
    await fixtures.generations.create(user, request);
    await expect(
      fixtures.generations.create(user, { ...request, ...difference }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect(await fixtures.balanceOf(user)).toBe(199);
  });

  it('with the same key are separate for each user', async () => {
    const [first, second] = [await fixtures.newUser('free'), await fixtures.newUser('free')];
    const request = imageOf('a cat', { requestKey: 'key-1' });
    const ids = [
      await fixtures.generations.create(first, request),
      await fixtures.generations.create(second, request),
    ];
    expect(new Set(ids).size).toBe(2);
  });

  it('can be cancelled while they wait, and cost nothing', async () => {
    const user = await fixtures.newUser('free');
    const id = await fixtures.generations.create(
      user,
      imageOf('a cat', { image: await newImage() }),
    );
    const cancelled = await fixtures.generations.cancel(user.id, id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      error: { code: 'cancelled', params: {}, message: "Canceled. You weren't charged." },
    });
    expect(await fixtures.generations.cancel(user.id, id)).toEqual(cancelled);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await fixtures.storedFiles()).toEqual([]);

    await fixtures.newWorker().start();
    const after = await fixtures.generations.create(user, imageOf('a dog'));
    expect((await fixtures.engine.next()).request.prompt).toBe('a dog');
    expect(fixtures.engine.begun).toBe(1);
    await fixtures.generations.cancel(user.id, after);
  });

  it('can be cancelled while they run: the engine is stopped at once', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    const { context } = await fixtures.engine.next();
    const waiting = fixtures.generations.waitForEnd(user.id, id, forever);
    await fixtures.generations.cancel(user.id, id);
    expect((await waiting).generation.status).toBe('cancelled');
    await expect.poll(() => context.signal.aborted).toBe(true);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await fixtures.creationsOf(user)).toEqual([]);
  });

  it('that have finished are not cancelled any more', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    fixtures.engine.finishAtOnce();
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    await fixtures.generations.waitForEnd(user.id, id, forever);
    expect(await fixtures.generations.cancel(user.id, id)).toMatchObject({ status: 'finished' });
    expect(await fixtures.balanceOf(user)).toBe(4);
  });

  it('of other users are not found', async () => {
    const [owner, stranger] = [await fixtures.newUser('free'), await fixtures.newUser('free')];
    const id = await fixtures.generations.create(owner, imageOf('a cat'));
    for (const call of [
      () => fixtures.generations.read(stranger.id, id),
      () => fixtures.generations.cancel(stranger.id, id),
      () => fixtures.generations.waitForEnd(stranger.id, id, forever),
      () => fixtures.generations.follow(stranger.id, id, forever).next(),
      () => fixtures.generations.read(owner.id, randomUUID()),
    ]) {
      await expect(call()).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect(await fixtures.generations.listActive(stranger.id)).toEqual([]);
  });

  it('report their place in the queue, higher plans first', async () => {
    const free = await fixtures.newUser('free');
    const basic = await fixtures.newUser('basic');
    const premium = await fixtures.newUser('premium');
    const first = await fixtures.generations.create(free, imageOf('first'));
    const second = await fixtures.generations.create(basic, imageOf('second'));
    const third = await fixtures.generations.create(premium, imageOf('third'));
    const positions = await Promise.all([
      fixtures.generations.read(free.id, first),
      fixtures.generations.read(basic.id, second),
      fixtures.generations.read(premium.id, third),
    ]);
    expect(positions.map(({ queuePosition }) => queuePosition)).toEqual([2, 1, 0]);
    const fourth = await fixtures.generations.create(free, imageOf('fourth'));
    const active = await fixtures.generations.listActive(free.id);
    expect(new Map(active.map(({ id, queuePosition }) => [id, queuePosition]))).toEqual(
      // The second one of a workspace has a lower priority than its first.
      new Map([
        [first, 2],
        [fourth, 3],
      ]),
    );
    await fixtures.generations.cancel(free.id, fourth);

    // One at a time: of two that are taken at once, either may reach the engine first.
    await fixtures.newWorker(undefined, 1).start();
    for (const expected of ['third', 'second']) {
      const drawing = await fixtures.engine.next();
      expect(drawing.request.prompt).toBe(expected);
      drawing.finish();
    }
    expect((await fixtures.engine.next()).request.prompt).toBe('first');
    expect((await fixtures.generations.read(free.id, first)).queuePosition).toBeNull();
  });

  it('can be followed from the queue to the end', async () => {
    const user = await fixtures.newUser('free');
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    const events = fixtures.generations.follow(user.id, id, forever);
    expect((await events.next()).value).toMatchObject({ status: 'queued', queuePosition: 0 });

    await fixtures.newWorker().start();
    const { context, finish } = await fixtures.engine.next();
    expect((await events.next()).value).toMatchObject({ status: 'running', stage: 'drawing' });
    const preview = 'data:image/webp;base64,AAAA';
    context.onProgress({ stage: 'drawing', fraction: 0.25, preview });
    expect((await events.next()).value).toMatchObject({ fraction: 0.25, preview });
    context.onProgress({ stage: 'encoding', fraction: 0.75 });
    expect((await events.next()).value).toMatchObject({ stage: 'encoding', fraction: 0.75 });
    expect(await fixtures.generations.listActive(user.id)).toHaveLength(1);

    finish();
    const rest = await collect(events);
    expect(rest.at(-1)).toMatchObject({ status: 'finished', creation: { kind: 'image' } });
    expect(await fixtures.generations.listActive(user.id)).toEqual([]);
    // A subscriber that comes later gets the end, once.
    const late = await collect(fixtures.generations.follow(user.id, id, forever));
    expect(late).toHaveLength(1);
  });

  it('continue when the waiting client disconnects or the server stops', async () => {
    const user = await fixtures.newUser('free');
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    const client = new AbortController();
    const gone = fixtures.generations.waitForEnd(user.id, id, client.signal);
    client.abort();
    await expect(gone).rejects.toMatchObject({ kind: 'unavailable' });
    const waiting = fixtures.generations.waitForEnd(user.id, id, forever);
    fixtures.generations.stopWaiting();
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    expect(await fixtures.rowOf(id)).toMatchObject({ status: 'queued' });
  });

  it('of a deleted user end and leave nothing', async () => {
    const user = await fixtures.newUser('free');
    await fixtures.newWorker().start();
    await fixtures.generations.create(user, imageOf('a cat'));
    const drawing = await fixtures.engine.next();
    await deleteTestUser(fixtures.database, user.id);
    drawing.finish();
    await expect.poll(() => fixtures.storedFiles()).toEqual([]);
    const rows = await fixtures.database.orm.select().from(generationsTable);
    expect(rows).toEqual([]);
  });
});
