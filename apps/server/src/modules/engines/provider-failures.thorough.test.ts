import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from './engine/engine-error.ts';
import { createModelEngines, type ModelEngineOptions } from './model-engines.ts';
import { closedHalfWay, flood, html, json, redirect } from './testing/answers.ts';
import {
  DIALECTS,
  privateLinks,
  redirectCases,
  requestsOf,
  FAILURE_CASES,
} from './testing/failure-cases.ts';
import { type FakeServer, openFakeServer } from './testing/fake-server.ts';
import { newPng } from './testing/images.ts';
import { newContext } from './testing/new-context.ts';
import {
  foxRequest,
  KEY,
  openProviderEngine,
  type ProviderEngine,
} from './testing/provider-engine.ts';
import { compatibleImage, openAiError } from './testing/recorded-answers.ts';

const MEGABYTE = 1024 ** 2;
/** The deadline for responses that never end. */
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
  throw new Error('The generation did not fail with an EngineError.', { cause: failure });
}

/** All text of an error that a log or a response could contain. */
const fullText = (error: EngineError): string =>
  [error.stack, error.publicMessage, error.cause instanceof Error ? error.cause.stack : ''].join();

describe.each(DIALECTS)('a failure of $provider', (dialect) => {
  const open = (options: ModelEngineOptions = {}) =>
    openProviderEngine(dialect.provider, dialect.model, options);

  it.each(FAILURE_CASES)(
    '$name: gives a clear error and is not paid twice',
    async (failureCase) => {
      const opened = await open(failureCase.isEndless ? { wholeMs: WHOLE_MS } : {});
      opened.server.answer(failureCase.answer(dialect, png));
      const before = process.memoryUsage.rss();
      const failure = await failureOf(opened);
      expect(failure).toMatchObject(failureCase.end);
      expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
      expect(opened.server.requests).toHaveLength(requestsOf(failureCase, dialect));
      expect(fullText(failure)).not.toContain('a red fox');
      await opened.close();
    },
  );

  it('follows no redirect to a private address or with the prompt', async () => {
    for (const { answer, end } of redirectCases(secret.origin)) {
      const opened = await open();
      opened.server.answer(answer(dialect, png));
      expect(await failureOf(opened)).toMatchObject(end);
      await opened.close();
    }
    expect(secret.connections).toBe(0);
  });

  it('keeps the key out of the error when the provider repeats it', async () => {
    const opened = await open();
    opened.server.answer(json(401, dialect.error(401, `Incorrect API key provided: ${KEY}.`)));
    const failure = await failureOf(opened);
    expect(fullText(failure)).toContain('answered 401');
    expect(fullText(failure)).not.toContain(KEY);
    await opened.close();
  });

  it('is retried when a retry costs nothing', async () => {
    const opened = await open();
    opened.server.answerInTurn(
      json(429, dialect.error(429, 'Slow down.'), { 'retry-after': '3' }),
      json(503, dialect.error(503, 'Loading.'), { 'retry-after': '0' }),
      dialect.deliver(png.toString('base64')),
    );
    await expect(opened.engine.generate(foxRequest(), newContext())).resolves.toMatchObject({
      width: 64,
    });
    expect(opened.pauses).toEqual([3_000, 1_500]);
    await opened.close();
  });

  it('is retried without a connection, and then reported', async () => {
    const opened = await open();
    await opened.server.close();
    expect(await failureOf(opened)).toMatchObject({
      kind: 'unavailable',
      publicMessage: MODEL_MESSAGES.modelAway,
      mayHaveCost: false,
    });
    expect(opened.pauses).toEqual([500, 1_500, 4_000]);
    await opened.engine.close();
  });

  it('ends when the user cancels', async () => {
    const opened = await open();
    const controller = new AbortController();
    opened.server.answer(() => controller.abort('enough'));
    const run = opened.engine.generate(foxRequest(), newContext({ signal: controller.signal }));
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    await opened.close();
  });

  it('is reported at once after five in a row', async () => {
    const opened = await open();
    opened.server.answer(json(500, dialect.error(500, 'No.')));
    for (let failures = 0; failures < 5; failures += 1) await failureOf(opened);
    expect(opened.engine.secondsUntilAvailable?.()).toBe(30);
    expect(await failureOf(opened)).toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 30,
      mayHaveCost: false,
    });
    expect(opened.server.requests).toHaveLength(5);
    await opened.close();
  });

  it('submits no second request when an earlier attempt may have been paid', async () => {
    const opened = await open();
    opened.server.answer(dialect.deliver(png.toString('base64')));
    const operation = { started: { asked: 'x' }, save: () => Promise.resolve() };
    const run = opened.engine.generate(foxRequest(), newContext({ operation }));
    await expect(run).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelInterrupted });
    expect(opened.server.requests).toHaveLength(0);
    await opened.close();
  });
});

it('makes a misspelt model unavailable, and no other model of its provider', async () => {
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

const POLLED = DIALECTS.flatMap(({ underway, ...rest }) =>
  underway === undefined ? [] : [{ ...rest, underway }],
);

describe.each(POLLED)('an image that $provider never finishes', (dialect) => {
  const { provider, model, underway } = dialect;

  it('ends at the deadline', async () => {
    const opened = await openProviderEngine(provider, model, { wholeMs: 100 });
    opened.server.answer(underway);
    expect(await failureOf(opened)).toMatchObject({
      publicMessage: MODEL_MESSAGES.modelTooSlow,
      mayHaveCost: true,
    });
    await opened.close();
  });

  it('is not polled any more after the user has canceled', async () => {
    const opened = await openProviderEngine(provider, model);
    const controller = new AbortController();
    opened.server.answerInTurn(underway, () => controller.abort('enough'));
    const run = opened.engine.generate(foxRequest(), newContext({ signal: controller.signal }));
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    expect(opened.server.requests).toHaveLength(2);
    await opened.close();
  });
});

const LINKING = DIALECTS.flatMap(({ exchange, ...rest }) =>
  exchange === undefined ? [] : [{ ...rest, exchange }],
);

describe.each(LINKING)('a link in a response of $provider', ({ provider, model, exchange }) => {
  let opened: ProviderEngine;
  beforeAll(async () => {
    opened = await openProviderEngine(provider, model);
  });
  afterAll(() => opened.close());

  it('to a private address is not followed', async () => {
    for (const link of privateLinks(secret.origin)) {
      const other = await openProviderEngine(provider, model);
      other.server.answer(exchange(notRequested, link));
      expect(await failureOf(other)).toMatchObject({
        kind: 'internal',
        publicMessage: MODEL_MESSAGES.modelUnusable,
        mayHaveCost: true,
      });
      await other.close();
    }
    expect(secret.connections).toBe(0);
  });

  it('that redirects to a private address is not followed', async () => {
    opened.server.answer(exchange(redirect(`${secret.origin}/image.png`)));
    expect(await failureOf(opened)).toMatchObject({ publicMessage: MODEL_MESSAGES.modelUnusable });
    expect(secret.connections).toBe(0);
  });

  it.each([
    ['a gigabyte', flood(1024 ** 3), MODEL_MESSAGES.modelUnusable],
    ['half an image', closedHalfWay, MODEL_MESSAGES.modelFailed],
    ['a page', html(200), MODEL_MESSAGES.modelUnusable],
  ])('to %s ends with a clear error', async (_, file, publicMessage) => {
    opened.server.answer(exchange(file));
    const before = process.memoryUsage.rss();
    expect(await failureOf(opened)).toMatchObject({ publicMessage, mayHaveCost: true });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
  });
});

function notRequested(): never {
  throw new Error('The file at the default link must not be requested.');
}
