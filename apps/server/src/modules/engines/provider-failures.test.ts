import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from './engine/engine-error.ts';
import { createModelEngines, type ModelEngineOptions } from './model-engines.ts';
import { closedHalfWay, flood, html, json, redirect } from './testing/answers.ts';
import { type FakeServer, openFakeServer } from './testing/fake-server.ts';
import { newContext } from './testing/new-context.ts';
import { newPng } from './testing/images.ts';
import { compatibleImage, openAiError } from './testing/recorded-answers.ts';
import {
  foxRequest,
  KEY,
  openProviderEngine,
  type ProviderEngine,
} from './testing/provider-engine.ts';
import {
  DIALECTS,
  privateLinks,
  redirectCases,
  requestsOf,
  FAILURE_CASES,
} from './testing/failure-cases.ts';

const MEGABYTE = 1024 ** 2;
/** For what never ends; all else has an end of its own. */
const WHOLE_MS = 250;

let png: Buffer;
let secret: FakeServer;
beforeAll(async () => {
  png = await newPng(64, 64);
  secret = await openFakeServer();
});
afterAll(() => secret.close());

async function failureOf({ engine }: ProviderEngine): Promise<EngineError> {
  const failure = await engine
    .generate(foxRequest(), newContext())
    .catch((cause: unknown) => cause);
  if (failure instanceof EngineError) return failure;
  throw new Error('It did not fail as it should.', { cause: failure });
}

/** All that a log or an answer could show of it. */
const describeWhole = (error: EngineError): string =>
  [error.stack, error.publicMessage, error.cause instanceof Error ? error.cause.stack : ''].join();

describe.each(DIALECTS)('trouble with $provider', (dialect) => {
  const open = (options: ModelEngineOptions = {}) =>
    openProviderEngine(dialect.provider, dialect.model, options);

  it.each(FAILURE_CASES)('$name: ends plainly, without a second bill', async (trouble) => {
    const desk = await open(trouble.isEndless ? { wholeMs: WHOLE_MS } : {});
    desk.server.answer(trouble.answer(dialect, png));
    const before = process.memoryUsage.rss();
    const failure = await failureOf(desk);
    expect(failure).toMatchObject(trouble.end);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
    expect(desk.server.requests).toHaveLength(requestsOf(trouble, dialect));
    expect(describeWhole(failure)).not.toContain('a red fox');
    await desk.close();
  });

  it('leads us to no address of ours, and tells nobody else the prompt', async () => {
    for (const { answer, end } of redirectCases(secret.origin)) {
      const desk = await open();
      desk.server.answer(answer(dialect, png));
      expect(await failureOf(desk)).toMatchObject(end);
      await desk.close();
    }
    expect(secret.connections).toBe(0);
  });

  it('shows no key, whatever the provider repeats', async () => {
    const desk = await open();
    desk.server.answer(json(401, dialect.error(401, `Incorrect API key provided: ${KEY}.`)));
    const failure = await failureOf(desk);
    expect(describeWhole(failure)).toContain('answered 401');
    expect(describeWhole(failure)).not.toContain(KEY);
    await desk.close();
  });

  it('is over when a second attempt goes well that costs nothing', async () => {
    const desk = await open();
    desk.server.answerInTurn(
      json(429, dialect.error(429, 'Slow down.'), { 'retry-after': '3' }),
      json(503, dialect.error(503, 'Loading.'), { 'retry-after': '0' }),
      dialect.deliver(png.toString('base64')),
    );
    await expect(desk.engine.generate(foxRequest(), newContext())).resolves.toMatchObject({
      width: 64,
    });
    expect(desk.pauses).toEqual([3_000, 1_500]);
    await desk.close();
  });

  it('is no connection at all: asked again, and then left', async () => {
    const desk = await open();
    await desk.server.close();
    expect(await failureOf(desk)).toMatchObject({
      code: 'unavailable',
      publicMessage: MODEL_MESSAGES.modelAway,
      mayHaveCost: false,
    });
    expect(desk.pauses).toEqual([500, 1_500, 4_000]);
    await desk.engine.close();
  });

  it('ends when the person does not want it any more', async () => {
    const desk = await open();
    const controller = new AbortController();
    desk.server.answer(() => controller.abort('enough'));
    const run = desk.engine.generate(foxRequest(), newContext({ signal: controller.signal }));
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    await desk.close();
  });

  it('of five in a row is heard of at once, until one goes well again', async () => {
    const desk = await open();
    desk.server.answer(json(500, dialect.error(500, 'No.')));
    for (let failures = 0; failures < 5; failures += 1) await failureOf(desk);
    expect(desk.engine.secondsUntilAvailable?.()).toBe(30);
    expect(await failureOf(desk)).toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 30,
      mayHaveCost: false,
    });
    expect(desk.server.requests).toHaveLength(5);
    await desk.close();
  });

  it('is not asked for twice when an earlier attempt may have been paid', async () => {
    const desk = await open();
    desk.server.answer(dialect.deliver(png.toString('base64')));
    const operation = { started: { asked: 'x' }, save: () => Promise.resolve() };
    const run = desk.engine.generate(foxRequest(), newContext({ operation }));
    await expect(run).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelInterrupted });
    expect(desk.server.requests).toHaveLength(0);
    await desk.close();
  });
});

it('takes a misspelt model away, and no other of its provider', async () => {
  const server = await openFakeServer();
  const settings = { apiKey: null, baseUrl: `${server.origin}/v1`, steps: null };
  const { open } = createModelEngines({ providers: { compatible: settings }, concurrency: 2 });
  const named = { provider: 'compatible', plans: ['free'] } as const;
  const good = await open('image', { ...named, model: 'flux' });
  const misspelt = await open('image', { ...named, model: 'flax' });
  server.answer((request, response) => {
    const isThere = request.body.includes('flux');
    const answer = isThere ? compatibleImage(png.toString('base64')) : openAiError(null, 'No.');
    return json(isThere ? 200 : 404, answer)(request, response);
  });
  for (let failures = 0; failures < 5; failures += 1) {
    await expect(misspelt.generate(foxRequest(), newContext())).rejects.toMatchObject({
      publicMessage: MODEL_MESSAGES.modelAccount,
    });
  }
  expect(misspelt.secondsUntilAvailable?.()).toBe(30);
  expect(good.secondsUntilAvailable?.()).toBeNull();
  await expect(good.generate(foxRequest(), newContext())).resolves.toMatchObject({ width: 64 });
  await server.close();
});

const LOOKED_AT = DIALECTS.flatMap(({ underway, ...rest }) =>
  underway === undefined ? [] : [{ ...rest, underway }],
);

describe.each(LOOKED_AT)('an image that $provider never finishes', (dialect) => {
  const { provider, model, underway } = dialect;

  it('is given up at our deadline', async () => {
    const desk = await openProviderEngine(provider, model, { wholeMs: 100 });
    desk.server.answer(underway);
    expect(await failureOf(desk)).toMatchObject({
      publicMessage: MODEL_MESSAGES.modelTooSlow,
      mayHaveCost: true,
    });
    await desk.close();
  });

  it('is no longer looked at when the person does not want it any more', async () => {
    const desk = await openProviderEngine(provider, model);
    const controller = new AbortController();
    desk.server.answerInTurn(underway, () => controller.abort('enough'));
    const run = desk.engine.generate(foxRequest(), newContext({ signal: controller.signal }));
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    expect(desk.server.requests).toHaveLength(2);
    await desk.close();
  });
});

const LINKING = DIALECTS.flatMap(({ exchange, ...rest }) =>
  exchange === undefined ? [] : [{ ...rest, exchange }],
);

describe.each(LINKING)('a link in an answer of $provider', ({ provider, model, exchange }) => {
  let desk: ProviderEngine;
  beforeAll(async () => {
    desk = await openProviderEngine(provider, model);
  });
  afterAll(() => desk.close());

  it('that leads to an address of ours is not followed', async () => {
    for (const link of privateLinks(secret.origin)) {
      const other = await openProviderEngine(provider, model);
      other.server.answer(exchange(unreached, link));
      expect(await failureOf(other)).toMatchObject({
        code: 'internal',
        publicMessage: MODEL_MESSAGES.modelUnusable,
        mayHaveCost: true,
      });
      await other.close();
    }
    expect(secret.connections).toBe(0);
  });

  it('that leads there by way of its own server is not followed either', async () => {
    desk.server.answer(exchange(redirect(`${secret.origin}/image.png`)));
    expect(await failureOf(desk)).toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
    expect(secret.connections).toBe(0);
  });

  it.each([
    ['a gigabyte', flood(1024 ** 3), MODEL_MESSAGES.modelUnusable],
    ['half an image', closedHalfWay, MODEL_MESSAGES.modelFailed],
    ['a page', html(200), MODEL_MESSAGES.modelUnusable],
  ])('that leads to %s ends plainly', async (_, file, publicMessage) => {
    desk.server.answer(exchange(file));
    const before = process.memoryUsage.rss();
    expect(await failureOf(desk)).toMatchObject({ publicMessage, mayHaveCost: true });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
  });
});

function unreached(): never {
  throw new Error('Nobody asks for its own file.');
}
