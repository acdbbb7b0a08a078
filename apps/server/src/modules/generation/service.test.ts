import { randomUUID } from 'node:crypto';
import { sharp } from '@loopwright/media/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generations as generationsTable } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteTestUser } from '../../testing/workspaces.ts';
import { loopOf, newPicture, pictureOf, uploadOf } from './testing/requests.ts';
import { openStudio, QUEUE_LIMIT, QUEUE_LIMIT_PER_PERSON, type Studio } from './testing/studio.ts';

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

describeOnEachDatabase('generations', (open) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio(await open());
  });
  afterEach(() => studio.close());

  const forever = new AbortController().signal;
  const settled = async (runs: Promise<unknown>[]) =>
    (await Promise.allSettled(runs)).map((run) =>
      run.status === 'fulfilled' ? 'accepted' : (run.reason as { kind: string }).kind,
    );

  it('become creations and cost their tokens', async () => {
    const { generations, engine } = studio;
    const user = await studio.newUser('basic');
    await studio.newWorker().start();
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
      sizeBytes: 6,
      text: "We couldn't draw “zorblax”.",
    });
    expect(creation?.mediaToken).toMatch(/^[\w-]{22}$/);
    expect(await studio.storage.get(creation?.storageKey ?? '')).toEqual(Buffer.from('frames'));
    expect(await studio.ledgerOf(user)).toEqual(['grant 200', 'hold -4', 'settle 0']);
    expect(await studio.balanceOf(user)).toBe(196);
  });

  it('pass the reference image to the engine and delete it at the end', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    const picture = await newPicture();
    const id = await studio.generations.create(user, pictureOf('a cat', { picture }));
    const drawing = await studio.engine.next();
    const reference = await sharp(drawing.request.reference ?? undefined).metadata();
    expect(reference).toMatchObject({ format: 'png', width: 8, height: 8 });
    expect(await studio.storedFiles()).toEqual([`${id}.png`]);
    drawing.finish();
    await studio.generations.waitForEnd(user.id, id, forever);
    await expect.poll(() => studio.storedFiles()).toEqual(['master.png']);
  });

  it('that fail cost nothing and say why', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    const id = await studio.generations.create(user, pictureOf('a cat'));
    (await studio.engine.next()).fail(new Error('the secret reason'));
    await studio.generations.waitForEnd(user.id, id, forever);
    expect(await studio.generations.read(user.id, id)).toMatchObject({
      status: 'failed',
      creation: null,
      error: {
        code: 'generationFailed',
        params: {},
        message: 'Generation failed, try again.',
      },
    });
    expect(await studio.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await studio.storedFiles()).toEqual([]);
  });

  it('are refused without tokens, and nothing is left behind', async () => {
    const user = await studio.newUser('free');
    const picture = await newPicture();
    const asked = Array.from({ length: 7 }, (_, index) =>
      studio.generations.create(user, pictureOf(`cat ${index}`, { picture })),
    );
    expect((await settled(asked)).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'accepted'),
      'out-of-tokens',
      'out-of-tokens',
    ]);
    expect(await studio.balanceOf(user)).toBe(0);
    expect(await studio.generations.listActive(user.id)).toHaveLength(5);
    expect(await studio.storedFiles()).toHaveLength(5);
  });

  it('are checked for the plan before anything else', async () => {
    const user = await studio.newUser('free');
    const readNothing = studio.generations.create(
      user,
      loopOf('a cat', { picture: Buffer.from('unreadable') }),
    );
    await expect(readNothing).rejects.toMatchObject({
      kind: 'plan-required',
      publicMessage: 'GIFs need a Creator or Studio subscription.',
    });
    await expect(
      studio.generations.create(user, pictureOf('a cat', { picture: Buffer.from('unreadable') })),
    ).rejects.toMatchObject({ kind: 'unsupported-type' });
    expect(await studio.ledgerOf(user)).toEqual([]);
  });

  it('are refused when too many wait', async () => {
    for (let index = 0; index < QUEUE_LIMIT; index += 1) {
      await studio.generations.create(await studio.newUser('free'), pictureOf('a cat'));
    }
    const late = await studio.newUser('premium');
    await expect(studio.generations.create(late, pictureOf('one more'))).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 5,
    });
    expect(await studio.balanceOf(late)).toBe(1000);
  });

  it('of one workspace do not fill the queue, also when many come at once', async () => {
    const eager = await studio.newUser('premium');
    const asked = Array.from({ length: QUEUE_LIMIT_PER_PERSON + 4 }, (_, index) =>
      studio.generations.create(eager, pictureOf(`cat ${index}`, { picture: null })),
    );
    expect((await settled(asked)).toSorted()).toEqual([
      ...Array.from({ length: QUEUE_LIMIT_PER_PERSON }, () => 'accepted'),
      ...Array.from({ length: 4 }, () => 'too-many'),
    ]);
    expect(await studio.balanceOf(eager)).toBe(1000 - QUEUE_LIMIT_PER_PERSON);
    const refused = studio.generations.create(eager, pictureOf('one more'));
    await expect(refused).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 30 });
    const other = await studio.newUser('free');
    await studio.generations.create(other, pictureOf('a cat'));

    // Running jobs do not count as waiting.
    await studio.newWorker().start();
    await studio.engine.next();
    await studio.generations.create(eager, pictureOf('one more'));
  });

  it('with the same key are one, also when many come at once', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    const request = pictureOf('a cat', { requestKey: 'key-1', picture: await newPicture() });
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => studio.generations.create(user, request)),
    );
    expect(new Set(ids).size).toBe(1);
    (await studio.engine.next()).finish();
    const [id = ''] = ids;
    const { creation } = await studio.generations.waitForEnd(user.id, id, forever);
    expect(await studio.generations.create(user, request)).toBe(id);
    expect(await studio.generations.waitForEnd(user.id, id, forever)).toMatchObject({ creation });
    expect(studio.engine.begun).toBe(1);
    expect(await studio.balanceOf(user)).toBe(4);
    await expect.poll(() => studio.storedFiles()).toEqual(['master.png']);
  });

  it('does not read the reference image of a user without tokens', async () => {
    const user = await studio.newUser('free');
    for (let index = 0; index < 5; index += 1) {
      await studio.generations.create(user, pictureOf(`cat ${index}`));
    }
    const picture = Buffer.from('unreadable');
    const asked = studio.generations.create(user, pictureOf('a cat', { picture }));
    await expect(asked).rejects.toMatchObject({ kind: 'out-of-tokens' });
  });

  it('with the same key are one even when no token is left for a second', async () => {
    const user = await studio.newUser('free');
    for (let index = 0; index < 4; index += 1) {
      await studio.generations.create(user, pictureOf(`cat ${index}`));
    }
    const picture = await newPicture();
    const request = pictureOf('the last', { requestKey: 'key-1', picture });
    const asked = Array.from({ length: 4 }, () => studio.generations.create(user, request));
    expect(await settled(asked)).toEqual(Array.from({ length: 4 }, () => 'accepted'));
    expect(await studio.balanceOf(user)).toBe(0);
  });

  it.each([
    [{ prompt: 'a dog' }],
    [{ options: { seed: 2 } }],
    [{ picture: uploadOf(Buffer.from('another')) }],
    [{ kind: 'gif' as const }],
  ])('with the same key and another request are a conflict: %o', async (difference) => {
    const user = await studio.newUser('basic');
    const request = pictureOf('a cat', { requestKey: 'key-1', picture: await newPicture() });
    await studio.generations.create(user, request);
    await expect(
      studio.generations.create(user, { ...request, ...difference }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect(await studio.balanceOf(user)).toBe(199);
  });

  it('with the same key are separate for each user', async () => {
    const [first, second] = [await studio.newUser('free'), await studio.newUser('free')];
    const request = pictureOf('a cat', { requestKey: 'key-1' });
    const ids = [
      await studio.generations.create(first, request),
      await studio.generations.create(second, request),
    ];
    expect(new Set(ids).size).toBe(2);
  });

  it('can be cancelled while they wait, and cost nothing', async () => {
    const user = await studio.newUser('free');
    const id = await studio.generations.create(
      user,
      pictureOf('a cat', { picture: await newPicture() }),
    );
    const cancelled = await studio.generations.cancel(user.id, id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      error: { code: 'cancelled', params: {}, message: "Canceled. You weren't charged." },
    });
    expect(await studio.generations.cancel(user.id, id)).toEqual(cancelled);
    expect(await studio.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await studio.storedFiles()).toEqual([]);

    await studio.newWorker().start();
    const after = await studio.generations.create(user, pictureOf('a dog'));
    expect((await studio.engine.next()).request.prompt).toBe('a dog');
    expect(studio.engine.begun).toBe(1);
    await studio.generations.cancel(user.id, after);
  });

  it('can be cancelled while they run: the engine is stopped at once', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    const id = await studio.generations.create(user, pictureOf('a cat'));
    const { context } = await studio.engine.next();
    const waiting = studio.generations.waitForEnd(user.id, id, forever);
    await studio.generations.cancel(user.id, id);
    expect((await waiting).generation.status).toBe('cancelled');
    await expect.poll(() => context.signal.aborted).toBe(true);
    expect(await studio.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    expect(await studio.creationsOf(user)).toEqual([]);
  });

  it('that have finished are not cancelled any more', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    studio.engine.finishAtOnce();
    const id = await studio.generations.create(user, pictureOf('a cat'));
    await studio.generations.waitForEnd(user.id, id, forever);
    expect(await studio.generations.cancel(user.id, id)).toMatchObject({ status: 'finished' });
    expect(await studio.balanceOf(user)).toBe(4);
  });

  it('of other users are not found', async () => {
    const [owner, stranger] = [await studio.newUser('free'), await studio.newUser('free')];
    const id = await studio.generations.create(owner, pictureOf('a cat'));
    for (const call of [
      () => studio.generations.read(stranger.id, id),
      () => studio.generations.cancel(stranger.id, id),
      () => studio.generations.waitForEnd(stranger.id, id, forever),
      () => studio.generations.follow(stranger.id, id, forever).next(),
      () => studio.generations.read(owner.id, randomUUID()),
    ]) {
      await expect(call()).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect(await studio.generations.listActive(stranger.id)).toEqual([]);
  });

  it('report their place in the queue, higher plans first', async () => {
    const free = await studio.newUser('free');
    const basic = await studio.newUser('basic');
    const premium = await studio.newUser('premium');
    const first = await studio.generations.create(free, pictureOf('first'));
    const second = await studio.generations.create(basic, pictureOf('second'));
    const third = await studio.generations.create(premium, pictureOf('third'));
    const places = await Promise.all([
      studio.generations.read(free.id, first),
      studio.generations.read(basic.id, second),
      studio.generations.read(premium.id, third),
    ]);
    expect(places.map(({ queuePosition }) => queuePosition)).toEqual([2, 1, 0]);
    const fourth = await studio.generations.create(free, pictureOf('fourth'));
    const active = await studio.generations.listActive(free.id);
    expect(new Map(active.map(({ id, queuePosition }) => [id, queuePosition]))).toEqual(
      // The second one of a workspace has a lower priority than its first.
      new Map([
        [first, 2],
        [fourth, 3],
      ]),
    );
    await studio.generations.cancel(free.id, fourth);

    await studio.newWorker().start();
    const begun = [await studio.engine.next(), await studio.engine.next()];
    expect(begun.map(({ request }) => request.prompt)).toEqual(['third', 'second']);
    for (const drawing of begun) drawing.finish();
    expect((await studio.engine.next()).request.prompt).toBe('first');
    expect((await studio.generations.read(free.id, first)).queuePosition).toBeNull();
  });

  it('can be followed from the queue to the end', async () => {
    const user = await studio.newUser('free');
    const id = await studio.generations.create(user, pictureOf('a cat'));
    const events = studio.generations.follow(user.id, id, forever);
    expect((await events.next()).value).toMatchObject({ status: 'queued', queuePosition: 0 });

    await studio.newWorker().start();
    const { context, finish } = await studio.engine.next();
    expect((await events.next()).value).toMatchObject({ status: 'running', stage: 'drawing' });
    const preview = 'data:image/webp;base64,AAAA';
    context.onProgress({ stage: 'drawing', fraction: 0.25, preview });
    expect((await events.next()).value).toMatchObject({ fraction: 0.25, preview });
    context.onProgress({ stage: 'encoding', fraction: 0.75 });
    expect((await events.next()).value).toMatchObject({ stage: 'encoding', fraction: 0.75 });
    expect(await studio.generations.listActive(user.id)).toHaveLength(1);

    finish();
    const rest = await collect(events);
    expect(rest.at(-1)).toMatchObject({ status: 'finished', creation: { kind: 'image' } });
    expect(await studio.generations.listActive(user.id)).toEqual([]);
    // A subscriber that comes later gets the end, once.
    const late = await collect(studio.generations.follow(user.id, id, forever));
    expect(late).toHaveLength(1);
  });

  it('continue when the waiting client disconnects or the server stops', async () => {
    const user = await studio.newUser('free');
    const id = await studio.generations.create(user, pictureOf('a cat'));
    const client = new AbortController();
    const gone = studio.generations.waitForEnd(user.id, id, client.signal);
    client.abort();
    await expect(gone).rejects.toMatchObject({ kind: 'unavailable' });
    const waiting = studio.generations.waitForEnd(user.id, id, forever);
    studio.generations.stopWaiting();
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    expect(await studio.rowOf(id)).toMatchObject({ status: 'queued' });
  });

  it('of a deleted user end and leave nothing', async () => {
    const user = await studio.newUser('free');
    await studio.newWorker().start();
    await studio.generations.create(user, pictureOf('a cat'));
    const drawing = await studio.engine.next();
    await deleteTestUser(studio.database, user.id);
    drawing.finish();
    await expect.poll(() => studio.storedFiles()).toEqual([]);
    const rows = await studio.database.orm.select().from(generationsTable);
    expect(rows).toEqual([]);
  });
});
