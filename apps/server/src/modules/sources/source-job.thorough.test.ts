import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { playGif } from '@loopwright/media';
import { openFrameDelta } from '@loopwright/media/node';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assets, creations, jobs } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { meanDifference } from '../../testing/mean-difference.ts';
import { findCreationAsset, readStoredBytes } from '../creations/assets.ts';
import { masterKey } from '../creations/creation.ts';
import type { Engine, EngineRequest } from '../engines/engine/engine.ts';
import { openIllustrator } from '../engines/illustrator/illustrator.ts';
import type { GenerationRequest } from '../generation/request-generation.ts';
import {
  KEEP_SOURCES_DAYS,
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from '../generation/testing/fixtures.ts';
import { loopOf, newImage, imageOf } from '../generation/testing/requests.ts';
import { createScriptedEngine } from '../generation/testing/scripted-engine.ts';
import { sweepSources } from './sweep-sources.ts';

const FRAMES = Buffer.from('the frames');
const OPTIONS = { seed: 1, seconds: 1, fps: 8 };
const WAIT = { timeout: 200_000, interval: 20 };

describeOnEachDatabase('the source of a loop', (open) => {
  const illustrator = openIllustrator(1);
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open(), { sourceDelayMs: 0 });
    user = await fixtures.newUser('basic');
  });
  afterEach(() => fixtures.close());
  afterAll(() => illustrator.close());

  async function generate(request: GenerationRequest) {
    const id = await fixtures.generations.create(user, request);
    const { signal } = new AbortController();
    const { creation } = await fixtures.generations.waitForEnd(user.id, id, signal);
    if (creation === null) throw new Error('The generation failed.');
    return creation;
  }

  const sourceJobs = () => fixtures.database.orm.select().from(jobs).where(eq(jobs.kind, 'source'));

  const allJobsEnded = () =>
    vi.waitFor(async () => {
      const statuses = (await sourceJobs()).map(({ status }) => status);
      expect(statuses).not.toContain('queued');
      expect(statuses).not.toContain('running');
    }, WAIT);

  /** Draws at once, and redraws when the test lets it. */
  function redrawingEngine() {
    const scripted = createScriptedEngine();
    const redrawn: EngineRequest[] = [];
    const mayRedraw = Promise.withResolvers<void>();
    const engine: Engine = {
      ...scripted,
      drawableVersions: ['1'],
      async generate(request) {
        const { width, height } = request.options;
        const bytes = Buffer.from('GIF');
        const mimeType = 'image/gif' as const;
        return { bytes, mimeType, width, height, seam: 1, text: null, engineVersion: '1' };
      },
      async redraw(request, path) {
        redrawn.push(request);
        await mayRedraw.promise;
        const { width, height } = request.options;
        await writeFile(path, FRAMES);
        return { width, height, frameCount: 8, durationMs: 1000, hasAlpha: false };
      },
    };
    return { engine, redrawn, letRedraw: mayRedraw.resolve };
  }

  it('has the frames that its GIF was encoded from', async () => {
    await fixtures.newWorker(illustrator).start();
    const creation = await generate(loopOf('a cat riding a surfboard', { options: OPTIONS }));
    await allJobsEnded();
    const asset = await findCreationAsset(fixtures.database.orm, creation.id, 'source');
    expect(asset).toMatchObject({ width: 480, height: 480, frameCount: 8, durationMs: 1000 });
    const file = await fixtures.storage.get(asset!.storageKey);
    const source = await openFrameDelta(() => Readable.from([file!], { objectMode: false }));
    expect(source.delaysMs).toEqual(Array(8).fill(125));

    const shown = [
      ...playGif((await fixtures.storage.get(masterKey(creation.id, creation.kind)))!),
    ].values();
    let frameCount = 0;
    for await (const frame of source.frames()) {
      frameCount += 1;
      // What is left between them is the 256 colors of the GIF.
      expect(meanDifference(frame, shown.next().value!)).toBeLessThan(4);
    }
    await source.close();
    expect(frameCount).toBe(8);
  });

  it('is stored after the loop, with its size and hash, and counts as storage of the workspace', async () => {
    const { engine, letRedraw } = redrawingEngine();
    await fixtures.newWorker(engine).start();
    const creation = await generate(loopOf('a fox', { options: OPTIONS }));
    expect(await readStoredBytes(fixtures.database.orm, user.workspaceId)).toBe(3);
    letRedraw();
    await allJobsEnded();
    expect(await findCreationAsset(fixtures.database.orm, creation.id, 'source')).toMatchObject({
      workspaceId: user.workspaceId,
      createdBy: user.id,
      sizeBytes: FRAMES.length,
      sha256: createHash('sha256').update(FRAMES).digest('hex'),
      expiresAt: new Date(Date.parse('2026-11-18T12:00:00Z') + KEEP_SOURCES_DAYS * 86_400_000),
    });
    expect(await readStoredBytes(fixtures.database.orm, user.workspaceId)).toBe(3 + FRAMES.length);
  });

  it('is drawn from the same request, whose reference image is kept until then', async () => {
    const { engine, redrawn, letRedraw } = redrawingEngine();
    await fixtures.newWorker(engine).start();
    const image = await newImage();
    await generate(loopOf('a fox', { options: { ...OPTIONS, style: 'comic' }, image }));
    await vi.waitFor(() => expect(redrawn).toHaveLength(1), WAIT);
    expect(redrawn[0]).toMatchObject({ kind: 'gif', options: { seed: 1, seconds: 1 } });
    expect(redrawn[0]!.prompt).toContain('a fox,');
    expect(redrawn[0]!.reference?.length).toBeGreaterThan(0);
    expect((await fixtures.storedFiles()).toSorted()).toEqual(['master.gif', 'reference.png']);
    letRedraw();
    await allJobsEnded();
    // The file goes first, and its row after it.
    await vi.waitFor(async () => {
      expect((await fixtures.storedFiles()).toSorted()).toEqual(['master.gif', 'source.frames']);
      const rows = await fixtures.database.orm.select({ role: assets.role }).from(assets);
      expect(rows.map(({ role }) => role).toSorted()).toEqual(['master', 'source']);
    }, WAIT);
  });

  it('is drawn by the version of the engine that drew the loop', async () => {
    const { engine, redrawn, letRedraw } = redrawingEngine();
    letRedraw();
    await fixtures.newWorker({ ...engine, drawableVersions: ['2', '1'] }).start();
    await generate(loopOf('a fox', { options: OPTIONS }));
    await allJobsEnded();
    expect(redrawn.map(({ engineVersion }) => engineVersion)).toEqual(['1']);
    expect((await fixtures.storedFiles()).toSorted()).toEqual(['master.gif', 'source.frames']);
  });

  it('is not drawn when this version is not there any more', async () => {
    const { engine, redrawn, letRedraw } = redrawingEngine();
    letRedraw();
    await fixtures.newWorker({ ...engine, drawableVersions: ['2'] }).start();
    await generate(loopOf('a fox', { options: OPTIONS }));
    await allJobsEnded();
    expect(redrawn).toEqual([]);
    expect((await sourceJobs()).map(({ status }) => status)).toEqual(['finished']);
    expect(await fixtures.storedFiles()).toEqual(['master.gif']);
  });

  it('does not stay when the creation is deleted while it is drawn', async () => {
    const { engine, redrawn, letRedraw } = redrawingEngine();
    await fixtures.newWorker(engine).start();
    const creation = await generate(loopOf('a fox', { options: OPTIONS }));
    await vi.waitFor(() => expect(redrawn).toHaveLength(1), WAIT);
    await fixtures.deleteForGood(user.id, creation.id);
    letRedraw();
    await allJobsEnded();
    await vi.waitFor(async () => expect(await fixtures.storedFiles()).toEqual([]), WAIT);
    expect(await fixtures.database.orm.select().from(assets)).toEqual([]);
  });

  it('is deleted with the creation, and when its time is over', async () => {
    const { engine, letRedraw } = redrawingEngine();
    letRedraw();
    await fixtures.newWorker(engine).start();
    const deleted = await generate(loopOf('a fox', { options: OPTIONS }));
    const kept = await generate(loopOf('an owl', { options: OPTIONS }));
    await allJobsEnded();
    for (const creation of [deleted, kept]) {
      const marked = await fixtures.media.findFrames(creation, 'free');
      (await marked!.open())!.destroy();
    }
    expect((await fixtures.storedFiles()).toSorted()).toEqual([
      'master.gif',
      'master.gif',
      'source-watermarked.frames',
      'source-watermarked.frames',
      'source.frames',
      'source.frames',
    ]);
    await fixtures.deleteForGood(user.id, deleted.id);
    const rows = await fixtures.database.orm.select().from(assets);
    expect(rows.map(({ storageKey }) => storageKey).toSorted()).toEqual([
      `creations/${kept.id}/master.gif`,
      `creations/${kept.id}/source.frames`,
    ]);

    const { database, storage } = fixtures;
    const sweepAt = (at: string) => sweepSources({ database, storage, clock: () => new Date(at) });
    expect(await sweepAt('2026-12-18T11:59:59Z')).toBe(0);
    expect(await sweepAt('2026-12-18T12:00:00Z')).toBe(1);
    expect(await fixtures.storedFiles()).toEqual(['master.gif']);
    expect(await database.orm.select({ role: assets.role }).from(assets)).toEqual([
      { role: 'master' },
    ]);
    expect(await database.orm.select().from(creations)).toHaveLength(1);
  });

  it('is not made for images', async () => {
    await fixtures.newWorker(illustrator).start();
    await generate(imageOf('a lighthouse', { options: { seed: 1 } }));
    expect(await sourceJobs()).toEqual([]);
  });
});
