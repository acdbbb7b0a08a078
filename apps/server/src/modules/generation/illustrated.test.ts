import { readGifBlocks, readPngXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { extensionOf } from '../creations/creation.ts';
import { openVariantThread } from '../creations/variant.ts';
import { openIllustrator } from '../engines/illustrator/illustrator.ts';
import { setPlan } from '../workspaces/store.ts';
import type { GenerationRequest } from './request-generation.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { loopOf, newImage, imageOf } from './testing/requests.ts';

/** All parts are the real ones. */
describeOnEachDatabase('the illustrator makes of a prompt', (open) => {
  const illustrator = openIllustrator(1);
  const variants = openVariantThread();
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open(), { renderVariant: variants.render });
    user = await fixtures.newUser('basic');
    await fixtures.newWorker(illustrator).start();
  });
  afterEach(() => fixtures.close());
  afterAll(async () => {
    await illustrator.close();
    await variants.close();
  });

  async function draw(request: GenerationRequest) {
    const id = await fixtures.generations.create(user, request);
    const events = fixtures.generations.follow(user.id, id, new AbortController().signal);
    const previews = new Set<string>();
    for await (const { preview } of events) if (preview !== null) previews.add(preview);
    const { signal } = new AbortController();
    const { generation, creation } = await fixtures.generations.waitForEnd(user.id, id, signal);
    expect(generation).toMatchObject({ status: 'finished', errorMessage: null });
    if (creation === null) throw new Error('Nothing came of it.');
    return { creation, previews };
  }

  type Drawn = Awaited<ReturnType<typeof draw>>['creation'];
  async function see(creation: Drawn, posterWidth: 320 | null = null): Promise<Uint8Array> {
    const { mediaToken, kind } = creation;
    const file = await fixtures.media.find(mediaToken, extensionOf(kind), posterWidth);
    const bytes = await file?.read();
    if (bytes === undefined || bytes === null) throw new Error('There is nothing to see.');
    return bytes;
  }

  it('an image with provenance metadata', async () => {
    const image = await newImage();
    const { creation } = await draw(
      imageOf('a lighthouse in a storm', { options: { seed: 1, size: 1024 }, image }),
    );
    const bytes = await see(creation);
    expect(readPngXmp(bytes)).toContain('algorithmicMedia');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024, height: 1024 });
    expect(await sharp(await see(creation, 320)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
  });

  it('a loop, with a watermark after a change to the free plan', async () => {
    const options = { seed: 1, seconds: 1, fps: 8 };
    const { creation } = await draw(loopOf('a cat riding a surfboard', { options }));
    expect(creation.seam).toBeGreaterThan(0);
    const clean = await see(creation);
    expect(readGifBlocks(clean)).toMatchObject({ width: 480, height: 480, loopCount: 0 });

    await fixtures.database.transaction((tx) => setPlan(tx, user.id, 'free', new Date()));
    const marked = await see(creation);
    expect(Buffer.from(marked).equals(clean)).toBe(false);
    expect(readGifBlocks(marked).frames).toHaveLength(8);
    const again = await see(creation);
    expect(Buffer.from(again).equals(marked)).toBe(true);

    await fixtures.deleteForGood(user.id, creation.id);
    expect(await fixtures.media.find(creation.mediaToken, 'gif', null)).toBeNull();
    expect(await fixtures.storedFiles()).toEqual([]);
  });
});
