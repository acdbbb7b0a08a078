import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Export, EXPORT_ROUTES, pathTo, type Preflight } from '@loopwright/contract';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { creations, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { meanDifference } from '../../testing/mean-difference.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { masterKey } from '../creations/creation.ts';
import { insertCreation } from '../creations/store.ts';
import type { EngineRequest } from '../engines/engine/engine.ts';
import { openIllustrator } from '../engines/illustrator/illustrator.ts';
import { newContext } from '../engines/testing/new-context.ts';
import { startExports } from './testing/start-exports.ts';

const LARGER = { format: 'png', width: 512 } as const;
const [WIDTH, HEIGHT] = [256, 256];

describeOnEachDatabase('larger exports of an image of the illustrator', (open) => {
  const illustrator = openIllustrator(1);
  let server: TestApp;
  let user: Browser;
  let runner: JobRunner;
  let creationId: string;

  afterAll(() => illustrator.close());
  beforeEach(async () => {
    server = await openTestApp(await open(), { redrawingEngine: illustrator });
    user = await newUser(server, newForm());
    await server.fixtures.database.orm.update(workspaces).set({ plan: 'basic' });
    creationId = await makeImage();
    runner = await startExports(server);
  });
  afterEach(async () => {
    await runner.stop(0);
    await server.close();
  });

  const requestOf = (width: number, height: number): EngineRequest => ({
    kind: 'image',
    prompt: 'a red fox in the snow',
    negativePrompt: null,
    options: { seed: 7, aspect: '1:1', width, height },
    reference: null,
  });

  async function makeImage(): Promise<string> {
    const { database, storage } = server.fixtures;
    const { prompt, options } = requestOf(WIDTH, HEIGHT);
    const drawn = await illustrator.generate(requestOf(WIDTH, HEIGHT), newContext());
    const id = randomUUID();
    const master = await storage.put(masterKey(id, 'image'), drawn.bytes, 'image/png');
    const [workspace] = await database.orm.select().from(workspaces);
    const row = {
      id,
      workspaceId: workspace!.id,
      kind: 'image',
      prompt,
      settings: options,
      engineVersion: drawn.engineVersion!,
      mediaToken: id,
      width: WIDTH,
      height: HEIGHT,
      createdAt: server.time.now,
    } as const;
    await database.transaction((tx) => insertCreation(tx, row, { master, clip: null }));
    return id;
  }

  const pathOf = (route: string): string => pathTo(route, { id: creationId });

  async function exported(body: object): Promise<Export> {
    const answer = await user.post(pathOf(EXPORT_ROUTES.ofCreation), body);
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json<{ export: Export }>().export;
    const read = async (): Promise<Export> =>
      (await user.get(pathTo(EXPORT_ROUTES.export, { id }))).json<{ export: Export }>().export;
    await eventually(async () => expect((await read()).status).toBe('finished'));
    return await read();
  }

  const pixelsOf = async (made: Export): Promise<Buffer> =>
    await sharp((await user.get(made.file!.url)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer();

  async function drawnLarger(): Promise<Uint8Array> {
    const path = join(await mkdtemp(join(tmpdir(), 'loopwright-redrawn-')), 'frames');
    await illustrator.redraw!(requestOf(512, 512), path, new AbortController().signal);
    const source = await openFrameDelta(() => createReadStream(path));
    const [first] = await Array.fromAsync(source.frames(), (frame) => Uint8Array.from(frame));
    await source.close();
    return first!;
  }

  async function resampled(): Promise<Buffer> {
    const master = await server.fixtures.storage.get(masterKey(creationId, 'image'));
    return await sharp(master!).resize(512, 512).ensureAlpha().raw().toBuffer();
  }

  const changesOfEmoji = async (target: string): Promise<string[]> => {
    const answer = await user.post(pathOf(EXPORT_ROUTES.preflight), { targets: [target] });
    return answer.json<Preflight>().results[0]!.changes.map(({ kind }) => kind);
  };

  it('are drawn again in their size', async () => {
    expect(await changesOfEmoji('whatsapp-sticker')).toContain('redrawn');
    const made = await exported(LARGER);
    expect(made.changes).toEqual([{ kind: 'redrawn', from: '256 × 256', to: '512 × 512' }]);
    expect(Buffer.compare(await pixelsOf(made), Buffer.from(await drawnLarger()))).toBe(0);
  });

  it('are enlarged by a network, and say so, when another version of the engine drew the image', async () => {
    await server.fixtures.database.orm
      .update(creations)
      .set({ engineVersion: 'another one' })
      .where(eq(creations.id, creationId));
    expect(await changesOfEmoji('whatsapp-sticker')).toContain('enlarged');
    const made = await exported(LARGER);
    expect(made.changes).toEqual([{ kind: 'enlarged', from: '256 × 256', to: '512 × 512' }]);
    // The same picture without its finest details, but nearer to it than resampling comes.
    const truth = await drawnLarger();
    const difference = meanDifference(await pixelsOf(made), truth);
    expect(difference).toBeGreaterThan(0.1);
    expect(difference).toBeLessThan(meanDifference(await resampled(), truth));
  });

  it('are resampled when a reference image took part', async () => {
    const { options } = requestOf(WIDTH, HEIGHT);
    await server.fixtures.database.orm
      .update(creations)
      .set({ settings: { ...options, hasReference: true } })
      .where(eq(creations.id, creationId));
    const made = await exported(LARGER);
    expect(made.changes).toEqual([{ kind: 'enlarged', from: '256 × 256', to: '512 × 512' }]);
  });

  it('name a smaller size as such', async () => {
    const made = await exported({ format: 'png', width: 128 });
    expect(made.changes).toEqual([{ kind: 'resized', from: '256 × 256', to: '128 × 128' }]);
  });
});
