import { inspect } from 'node:util';
import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../schema/stored-values.ts';
import type { Engine, EngineContext } from './engine/engine.ts';
import { bytes, closedHalfWay, flood, html, json, redirect, silence } from './testing/answers.ts';
import { type ClipEngineOptions, foxLoop, newClip, openClipEngine } from './testing/clip-engine.ts';
import { type FakeVideos, job, JOB, openFakeVideos } from './testing/fake-videos.ts';
import { newContext } from './testing/new-context.ts';
import { KEY } from './testing/provider-engine.ts';

const GIGABYTE = 1024 ** 3;

let clip: Uint8Array;
let server: FakeVideos;
let engine: Engine;
let saved: Json[];
beforeAll(async () => {
  clip = await newClip();
});
beforeEach(async () => {
  saved = [];
  server = await openFakeVideos('vllm-omni', clip);
  engine = await open();
});
afterEach(() => server.close());

const open = (options: ClipEngineOptions = {}): Promise<Engine> =>
  openClipEngine('videos', 'wan', { baseUrl: `${server.origin}/v1`, apiKey: KEY }, options);

const operationOf = (started: Json = null): EngineContext['operation'] => ({
  started,
  save: (kept) => Promise.resolve(void saved.push(kept)),
});

const make = (rest: Partial<EngineContext> = {}) =>
  engine.generate(foxLoop(), newContext({ operation: operationOf(), ...rest }));

const begunNow = (): Json => ({ model: 'videos:wan', startedAt: Date.now(), operation: JOB });

describe('a clip that is being made', () => {
  it('is stored before its first status request', async () => {
    const looksWhenSaved: number[] = [];
    const operation: EngineContext['operation'] = {
      started: null,
      save(kept) {
        saved.push(kept);
        looksWhenSaved.push(server.looks);
        return Promise.resolve();
      },
    };
    server.onLook(job('failed'));
    await make({ operation }).catch(() => undefined);
    expect(saved).toEqual([
      { asked: 'videos:wan' },
      { model: 'videos:wan', startedAt: expect.any(Number) as number, operation: JOB },
    ]);
    expect(looksWhenSaved).toEqual([0, 0]);
  });

  it('is continued and not started again by a later attempt', async () => {
    const loop = await make({ operation: operationOf(begunNow()) });
    expect(loop.mimeType).toBe('image/gif');
    expect(server.started).toBe(0);
    expect(saved).toEqual([]);
  });

  it('is not started again after an unconfirmed submission', async () => {
    await expect(make({ operation: operationOf({ asked: 'videos:wan' }) })).rejects.toMatchObject({
      publicMessage: MODEL_MESSAGES.modelInterrupted,
      mayHaveCost: true,
    });
    expect(server.started).toBe(0);
  });

  it('is discarded when it cannot be stored, without blaming the provider', async () => {
    const save = (kept: Json): Promise<void> =>
      JSON.stringify(kept).includes('asked')
        ? Promise.resolve()
        : Promise.reject(new Error('A lost claim.'));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const error = await make({ operation: { started: null, save } }).catch((cause) => cause);
      expect(error).toMatchObject({ name: 'Error', message: 'A lost claim.' });
    }
    expect(server.deleted).toEqual(Array<string>(6).fill(`/v1/videos/${JOB}`));
    expect(engine.secondsUntilAvailable?.()).toBeNull();
  });

  it('survives an aborted attempt, and is ended when its operation is discarded', async () => {
    const controller = new AbortController();
    server.onLook((_, response) => {
      controller.abort('stopping');
      response.destroy();
    });
    await expect(make({ signal: controller.signal })).rejects.toBe('stopping');
    expect(server.deleted).toEqual([]);
    await engine.discardOperation?.(saved.at(-1) ?? null);
    expect(server.deleted).toEqual([`/v1/videos/${JOB}`]);
  });

  it('keeps the response out of the log when it cannot be discarded', async () => {
    server.onAll(json(500, { error: { message: 'It paints a red fox.', type: 'busy' } }));
    const failure: unknown = await engine
      .discardOperation?.(begunNow())
      .catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ cause: new Error('videos:wan: answered 500, busy') });
    expect(inspect(failure)).not.toContain('fox');
  });

  it('survives failed status requests', async () => {
    server.onLook(
      html(502),
      closedHalfWay,
      json(429, {}),
      html(200),
      json(500, {}),
      job('completed'),
    );
    expect(await make()).toMatchObject({ mimeType: 'image/gif' });
    expect(server.started).toBe(1);
  });
});

describe('a clip that fails', () => {
  it.each([
    [
      'has failed',
      job('failed', { error: { code: 500, message: 'CUDA out of memory' } }),
      MODEL_MESSAGES.modelFailed,
    ],
    [
      'was refused',
      job('failed', { error: { message: 'blocked by the safety checker: sexual' } }),
      MODEL_MESSAGES.modelRefusedSexual,
    ],
    ['is no longer known', json(404, { detail: 'Video not found' }), MODEL_MESSAGES.modelFailed],
    ['has an unknown status', job('exploded'), MODEL_MESSAGES.modelFailed],
    ['has status requests that keep failing', html(502), MODEL_MESSAGES.modelFailed],
    ['has forbidden status requests', json(401, {}), MODEL_MESSAGES.modelAccount],
    [
      'is at a private address',
      job('completed', { url: 'http://10.0.0.1/a.mp4' }),
      MODEL_MESSAGES.modelUnusable,
    ],
    [
      'is at the metadata address',
      job('completed', { url: 'http://[::ffff:169.254.169.254]/a' }),
      MODEL_MESSAGES.modelUnusable,
    ],
  ])('%s', async (_, look, publicMessage) => {
    server.onLook(look);
    await expect(make()).rejects.toMatchObject({ name: 'EngineError', publicMessage });
    expect(server.started).toBe(1);
  });

  it('is redirected to a private address', async () => {
    server.onContent(redirect('http://192.168.0.1/a.mp4'));
    await expect(make()).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
  });

  it('has a gigabyte, which is not read', async () => {
    server.onContent(flood(GIGABYTE));
    const before = process.memoryUsage().rss;
    await expect(make()).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });

  it('is no clip', async () => {
    server.onContent(bytes(Buffer.from('<html>'), 'video/mp4'));
    await expect(make()).rejects.toMatchObject({ name: 'AppError', kind: 'internal' });
  });

  it('never ends', async () => {
    server.onLook(job('in_progress'));
    engine = await open({ wholeMs: 1_000 });
    await expect(make()).rejects.toMatchObject({
      publicMessage: MODEL_MESSAGES.modelTooSlow,
      mayHaveCost: true,
    });
    const begun = { model: 'videos:wan', startedAt: Date.now() - 2_000, operation: JOB };
    const looks = server.looks;
    await expect(make({ operation: operationOf(begun) })).rejects.toMatchObject({
      publicMessage: MODEL_MESSAGES.modelTooSlow,
    });
    expect(server.looks).toBe(looks);
  });

  it.each([
    [401, MODEL_MESSAGES.modelAccount],
    [402, MODEL_MESSAGES.modelAccount],
    [500, MODEL_MESSAGES.modelFailed],
    [400, MODEL_MESSAGES.modelDeclined],
  ])('is not even started: %d', async (status, publicMessage) => {
    server.onStart(json(status, { detail: KEY }));
    const failure = await make().catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ name: 'EngineError', publicMessage });
    expect(String((failure as Error).cause)).not.toContain(KEY);
    expect(server.started).toBe(1);
  });

  it('has an unanswered start, and is not started again', async () => {
    engine = await open({ wholeMs: 500 });
    server.onStart(silence);
    await expect(make()).rejects.toMatchObject({ mayHaveCost: true });
    expect(server.started).toBe(1);
  });
});
