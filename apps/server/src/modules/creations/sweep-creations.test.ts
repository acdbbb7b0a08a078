import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteTestUser } from '../../testing/workspaces.ts';
import { sweepReferences } from '../generation/reference-store.ts';
import { newPicture, pictureOf } from '../generation/testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from '../generation/testing/studio.ts';
import { sweepCreations } from './sweep-creations.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('sweeping the storage', (open) => {
  let studio: Studio;
  let user: StudioUser;
  beforeEach(async () => {
    studio = await openStudio(await open());
    user = await studio.newUser('premium');
  });
  afterEach(() => studio.close());

  const partsAfter = (hours: number) => ({
    database: studio.database,
    storage: studio.storage,
    clock: () => new Date(Date.now() + hours * HOUR_MS),
  });

  async function finish(): Promise<void> {
    const id = await studio.generations.create(user, pictureOf('a cat'));
    await studio.generations.waitForEnd(user.id, id, new AbortController().signal);
  }

  it('deletes files without a creation once they are a day old, and no others', async () => {
    studio.engine.finishAtOnce();
    await studio.newWorker().start();
    await finish();
    const [creation] = await studio.creationsOf(user);
    const orphan = `creations/${randomUUID()}`;
    await studio.storage.put(`${orphan}/master.png`, Buffer.from('x'), 'image/png');
    await studio.storage.put(`${orphan}/watermarked.png`, Buffer.from('x'), 'image/png');

    expect(await sweepCreations(partsAfter(23))).toBe(0);
    expect(await sweepCreations(partsAfter(25))).toBe(1);
    expect(await studio.storage.get(`${orphan}/master.png`)).toBeNull();
    expect(await studio.storage.get(`${orphan}/watermarked.png`)).toBeNull();
    expect(await studio.storage.get(creation?.storageKey ?? '')).not.toBeNull();

    await deleteTestUser(studio.database, user.id);
    expect(await sweepCreations(partsAfter(25))).toBe(1);
    expect(await studio.storedFiles()).toEqual([]);
  });

  it('deletes nothing from a storage that belongs to another database', async () => {
    studio.engine.finishAtOnce();
    await studio.newWorker().start();
    await finish();
    const foreign = Array.from({ length: 101 }, () => `creations/${randomUUID()}/master.png`);
    for (const key of foreign) await studio.storage.put(key, Buffer.from('x'), 'image/png');
    await expect(sweepCreations(partsAfter(25))).rejects.toThrow(/knows 1 .* not know 101/);
    expect(await studio.storedFiles()).toHaveLength(102);
  });

  it('deletes reference images that no generation waits for', async () => {
    const picture = await newPicture();
    const id = await studio.generations.create(user, pictureOf('a cat', { picture }));
    await studio.storage.put(`references/${randomUUID()}.png`, picture, 'image/png');
    expect(await sweepReferences(partsAfter(23))).toBe(0);
    expect(await sweepReferences(partsAfter(25))).toBe(1);
    expect(await studio.storedFiles()).toEqual([`${id}.png`]);
  });
});
