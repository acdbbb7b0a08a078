import { randomUUID } from 'node:crypto';
import { type PlanName, PLANS, SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { readStoredBytes } from '../creations/assets.ts';
import { insertCreation, type NewCreation } from '../creations/store.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { loopOf, imageOf } from './testing/requests.ts';

describeOnEachDatabase('the storage of a plan', (open) => {
  let fixtures: GenerationFixtures;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
  });
  afterEach(() => fixtures.close());

  /** The row of a creation with these sizes, without files. */
  async function store(user: FixtureUser, sizeBytes: number, clipSizeBytes: number | null = null) {
    const id = randomUUID();
    const row: NewCreation = {
      id,
      workspaceId: user.id,
      kind: 'gif',
      prompt: 'a cat',
      mediaToken: id,
      width: 8,
      height: 8,
      createdAt: new Date('2026-11-18T12:00:00Z'),
    };
    const master = { sizeBytes, sha256: '' };
    const clip = clipSizeBytes === null ? null : { sizeBytes: clipSizeBytes, sha256: '' };
    await fixtures.database.transaction((tx) => insertCreation(tx, row, { master, clip }));
    return id;
  }

  it.each<[PlanName, string]>([
    ['free', SERVER_MESSAGES.storageFull],
    ['basic', SERVER_MESSAGES.storageFull],
    ['premium', SERVER_MESSAGES.storageFullHighest],
  ])('refuses more on %s when it is full, and charges nothing', async (plan, publicMessage) => {
    const user = await fixtures.newUser(plan);
    await store(user, PLANS[plan].storageBytes);
    const before = await fixtures.balanceOf(user);
    await expect(fixtures.generations.create(user, imageOf('a cat'))).rejects.toMatchObject({
      kind: 'storage-full',
      status: 403,
      publicMessage,
    });
    expect(await fixtures.balanceOf(user)).toBe(before);
    expect(await fixtures.ledgerOf(user)).toEqual([]);
  });

  it('accepts more while a byte is free, and again after deletions', async () => {
    const user = await fixtures.newUser('basic');
    const { storageBytes } = PLANS.basic;
    const large = await store(user, storageBytes - 7);
    await store(user, 6);
    await expect(fixtures.generations.create(user, loopOf('a cat'))).resolves.toBeTypeOf('string');
    await store(user, 1);
    await expect(fixtures.generations.create(user, loopOf('a dog'))).rejects.toThrow('storageFull');
    await fixtures.creations.delete(user.id, large);
    await expect(fixtures.generations.create(user, loopOf('a dog'))).resolves.toBeTypeOf('string');
  });

  it('counts clips', async () => {
    const user = await fixtures.newUser('basic');
    const { orm } = fixtures.database;
    expect(await readStoredBytes(orm, user.id)).toBe(0);
    await store(user, 100, 2 ** 33);
    await store(user, 10);
    expect(await readStoredBytes(orm, user.id)).toBe(110 + 2 ** 33);
  });

  it('is one for each user', async () => {
    const full = await fixtures.newUser('free');
    const other = await fixtures.newUser('free');
    await store(full, PLANS.free.storageBytes);
    await expect(fixtures.generations.create(other, imageOf('a cat'))).resolves.toBeTypeOf(
      'string',
    );
  });
});
