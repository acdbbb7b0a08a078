import { randomUUID } from 'node:crypto';
import { type PlanName, PLANS, SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { markClipDeleted, insertCreation, readStoredBytes } from '../creations/store.ts';
import { loopOf, pictureOf } from './testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

describeOnEachDatabase('the storage of a plan', (open) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio(await open());
  });
  afterEach(() => studio.close());

  /** The row of a creation with these sizes, without files. */
  async function store(user: StudioUser, sizeBytes: number, clipSizeBytes: number | null = null) {
    const id = randomUUID();
    const clipKeptUntil = clipSizeBytes === null ? null : new Date('2027-01-01');
    await studio.database.transaction((tx) =>
      insertCreation(tx, {
        id,
        workspaceId: user.id,
        generationId: null,
        kind: 'gif',
        prompt: 'a cat',
        mediaToken: id,
        storageKey: id,
        width: 8,
        height: 8,
        sizeBytes,
        seam: null,
        text: null,
        clip: null,
        clipSizeBytes,
        clipKeptUntil,
        deletedAt: null,
        createdAt: new Date('2026-11-18T12:00:00Z'),
      }),
    );
    return id;
  }

  it.each<[PlanName, string]>([
    ['free', SERVER_MESSAGES.storageFull],
    ['basic', SERVER_MESSAGES.storageFull],
    ['premium', SERVER_MESSAGES.storageFullHighest],
  ])('refuses more on %s when it is full, and charges nothing', async (plan, publicMessage) => {
    const user = await studio.newUser(plan);
    await store(user, PLANS[plan].storageBytes);
    const before = await studio.balanceOf(user);
    await expect(studio.generations.create(user, pictureOf('a cat'))).rejects.toMatchObject({
      kind: 'storage-full',
      status: 403,
      publicMessage,
    });
    expect(await studio.balanceOf(user)).toBe(before);
    expect(await studio.ledgerOf(user)).toEqual([]);
  });

  it('accepts more while a byte is free, and again after deletions', async () => {
    const user = await studio.newUser('basic');
    const { storageBytes } = PLANS.basic;
    const large = await store(user, storageBytes - 7);
    await store(user, 6);
    await expect(studio.generations.create(user, loopOf('a cat'))).resolves.toBeTypeOf('string');
    await store(user, 1);
    await expect(studio.generations.create(user, loopOf('a dog'))).rejects.toThrow('storageFull');
    await studio.creations.delete(user.id, large);
    await expect(studio.generations.create(user, loopOf('a dog'))).resolves.toBeTypeOf('string');
  });

  it('counts clips for as long as they are kept', async () => {
    const user = await studio.newUser('basic');
    const { orm } = studio.database;
    expect(await readStoredBytes(orm, user.id)).toBe(0);
    const id = await store(user, 100, 2 ** 33);
    await store(user, 10);
    expect(await readStoredBytes(orm, user.id)).toBe(110 + 2 ** 33);
    await markClipDeleted(orm, id);
    expect(await readStoredBytes(orm, user.id)).toBe(110);
  });

  it('is one for each user', async () => {
    const full = await studio.newUser('free');
    const other = await studio.newUser('free');
    await store(full, PLANS.free.storageBytes);
    await expect(studio.generations.create(other, pictureOf('a cat'))).resolves.toBeTypeOf(
      'string',
    );
  });
});
