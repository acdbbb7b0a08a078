import { encodeToBytes, measureGifSeam, sourceOfFrames } from '@loopwright/media';
import { CODECS } from '@loopwright/media/node';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { creations } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from '../generation/testing/fixtures.ts';
import { loopOf, imageOf } from '../generation/testing/requests.ts';
import { circlingFrames } from '../media/testing/images.ts';
import { masterKey } from './creation.ts';
import { measureSeams } from './measure-seams.ts';
import { openSeamThread } from './open-seam-thread.ts';

describeOnEachDatabase('stored loops without a seam', (open) => {
  const seams = openSeamThread();
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  let warnings: unknown[];
  beforeEach(async () => {
    warnings = [];
    fixtures = await openGenerationFixtures(await open());
    user = await fixtures.newUser('premium');
    fixtures.engine.finishAtOnce();
    await fixtures.newWorker().start();
  });
  afterEach(() => fixtures.close());
  afterAll(() => seams.close());

  const signal = new AbortController().signal;
  const measure = (stop = signal): Promise<number> =>
    measureSeams(
      {
        ...fixtures,
        measureSeam: (gif) => seams.run(gif),
        logger: { warn: (warning: unknown) => void warnings.push(warning) },
      },
      stop,
    );
  async function finish(
    request: Parameters<GenerationFixtures['generations']['create']>[1],
  ): Promise<void> {
    const id = await fixtures.generations.create(user, request);
    await fixtures.generations.waitForEnd(user.id, id, signal);
  }
  /** A loop as the migration leaves it, with this file. */
  async function oldLoop(file: Uint8Array | null): Promise<string> {
    const before = new Set((await fixtures.creationsOf(user)).map(({ id }) => id));
    await finish(loopOf('a cat'));
    const loops = await fixtures.creationsOf(user);
    const { id } = loops.find((loop) => !before.has(loop.id))!;
    const storageKey = masterKey(id, 'gif');
    await fixtures.database.orm.update(creations).set({ seam: null }).where(eq(creations.id, id));
    if (file === null) await fixtures.storage.delete(storageKey);
    else await fixtures.storage.put(storageKey, file, 'image/gif');
    return id;
  }
  const seamOf = async (id: string): Promise<number | null | undefined> =>
    (await fixtures.creationsOf(user)).find((creation) => creation.id === id)?.seam;

  it('are measured from their files, once', async () => {
    const options = { width: 48, height: 32, delaysMs: 125 };
    const { bytes } = await encodeToBytes(
      CODECS.gif,
      sourceOfFrames(circlingFrames(48, 32, 12).slice(0, 8), options),
      {},
    );
    const id = await oldLoop(bytes);
    await finish(imageOf('a dog'));
    expect(await measure()).toBe(1);
    expect(await seamOf(id)).toBeCloseTo(measureGifSeam(bytes), 5);
    expect(await measure()).toBe(0);
    expect(warnings).toEqual([]);
  });

  it('are skipped when the file is missing or damaged, and do not stop the others', async () => {
    const missing = await oldLoop(null);
    const damaged = await oldLoop(Buffer.from('GIF89a'));
    const options = { width: 48, height: 32, delaysMs: 125 };
    const { bytes } = await encodeToBytes(
      CODECS.gif,
      sourceOfFrames(circlingFrames(48, 32, 8), options),
      {},
    );
    const whole = await oldLoop(bytes);
    expect(await measure()).toBe(1);
    expect([await seamOf(missing), await seamOf(damaged)]).toEqual([null, null]);
    expect(await seamOf(whole)).toBeCloseTo(measureGifSeam(bytes), 5);
    expect(warnings).toHaveLength(2);
  });

  it('are not measured while the server closes', async () => {
    await oldLoop(Buffer.from('GIF89a'));
    expect(await measure(AbortSignal.abort())).toBe(0);
    expect(warnings).toEqual([]);
  });
});
