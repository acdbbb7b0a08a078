import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteTestUser } from '../../testing/workspaces.ts';
import { sweepReferences } from '../generation/reference-store.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from '../generation/testing/fixtures.ts';
import { newImage, imageOf } from '../generation/testing/requests.ts';
import { masterKey } from './creation.ts';
import { sweepCreations } from './sweep-creations.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('sweeping the storage', (open) => {
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
    user = await fixtures.newUser('premium');
  });
  afterEach(() => fixtures.close());

  const partsAfter = (hours: number) => ({
    database: fixtures.database,
    storage: fixtures.storage,
    clock: () => new Date(Date.now() + hours * HOUR_MS),
  });

  async function finish(): Promise<void> {
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    await fixtures.generations.waitForEnd(user.id, id, new AbortController().signal);
  }

  it('deletes files without a creation once they are a day old, and no others', async () => {
    fixtures.engine.finishAtOnce();
    await fixtures.newWorker().start();
    await finish();
    const [creation] = await fixtures.creationsOf(user);
    const orphan = `creations/${randomUUID()}`;
    await fixtures.storage.put(`${orphan}/master.png`, Buffer.from('x'), 'image/png');
    await fixtures.storage.put(`${orphan}/watermarked.png`, Buffer.from('x'), 'image/png');

    expect(await sweepCreations(partsAfter(23))).toBe(0);
    expect(await sweepCreations(partsAfter(25))).toBe(1);
    expect(await fixtures.storage.get(`${orphan}/master.png`)).toBeNull();
    expect(await fixtures.storage.get(`${orphan}/watermarked.png`)).toBeNull();
    expect(await fixtures.storage.get(masterKey(creation!.id, creation!.kind))).not.toBeNull();

    await deleteTestUser(fixtures.database, user.id);
    expect(await sweepCreations(partsAfter(25))).toBe(1);
    expect(await fixtures.storedFiles()).toEqual([]);
  });

  it('deletes nothing from a storage that belongs to another database', async () => {
    fixtures.engine.finishAtOnce();
    await fixtures.newWorker().start();
    await finish();
    const foreign = Array.from({ length: 101 }, () => `creations/${randomUUID()}/master.png`);
    for (const key of foreign) await fixtures.storage.put(key, Buffer.from('x'), 'image/png');
    await expect(sweepCreations(partsAfter(25))).rejects.toThrow(/knows 1 .* not know 101/);
    expect(await fixtures.storedFiles()).toHaveLength(102);
  });

  it('deletes reference images that no generation waits for', async () => {
    const image = await newImage();
    const id = await fixtures.generations.create(user, imageOf('a cat', { image }));
    await fixtures.storage.put(`references/${randomUUID()}.png`, image, 'image/png');
    expect(await sweepReferences(partsAfter(23))).toBe(0);
    expect(await sweepReferences(partsAfter(25))).toBe(1);
    expect(await fixtures.storedFiles()).toEqual([`${id}.png`]);
  });
});
