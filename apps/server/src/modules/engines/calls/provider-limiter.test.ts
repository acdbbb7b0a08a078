import { MODEL_MESSAGES } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { EngineError } from '../engine/engine-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createProviderLimiter } from './provider-limiter.ts';

/** Until all that can go on has gone on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;
const fail = (code: 'internal' | 'refused') => async (): Promise<never> => {
  throw new EngineError(code, { publicMessage: 'No.', mayHaveCost: true });
};

it('lets only so many ask at the same time, in the order they came', async () => {
  const line = createProviderLimiter(2);
  const order: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, place) =>
    line.run('flux', never, async () => {
      order.push('abcd'.charAt(place));
      await promise;
    }),
  );
  await turn();
  expect(order).toEqual(['a', 'b']);
  gates[1]?.resolve();
  await runs[1];
  await turn();
  expect(order).toEqual(['a', 'b', 'c']);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

it('lets whoever waits go away, and nobody miss a turn', async () => {
  const line = createProviderLimiter(1);
  const gate = Promise.withResolvers<void>();
  const first = line.run('flux', never, () => gate.promise);
  const leaving = new AbortController();
  const second = line.run('flux', leaving.signal, () => Promise.resolve('second'));
  const third = line.run('flux', never, () => Promise.resolve('third'));
  leaving.abort('gone');
  expect(await second.catch((cause: unknown) => cause)).toBe('gone');
  gate.resolve();
  await first;
  expect(await third).toBe('third');
});

it('leaves a provider alone after five failures in a row, and tries it with one request', async () => {
  let now = 0;
  const line = createProviderLimiter(4, () => createCircuitBreaker(() => now));
  const outage = () => line.run('flux', never, fail('internal')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 4; failures += 1) await outage();
  await line.run('flux', never, () => Promise.resolve('well'));
  for (let failures = 0; failures < 5; failures += 1) {
    expect(line.secondsUntilAvailable('flux')).toBeNull();
    await outage();
  }
  expect(line.secondsUntilAvailable('flux')).toBe(30);
  expect(await outage()).toMatchObject({
    code: 'unavailable',
    publicMessage: MODEL_MESSAGES.modelAway,
    retryAfterSeconds: 30,
  });

  now = 30_000;
  expect(line.secondsUntilAvailable('flux')).toBeNull();
  const gate = Promise.withResolvers<void>();
  const probe = line.run('flux', never, () => gate.promise);
  await turn();
  expect(line.secondsUntilAvailable('flux')).toBe(1);
  expect(await outage()).toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await probe;
  expect(line.secondsUntilAvailable('flux')).toBeNull();
});

it('rests again when the one request fails', async () => {
  let now = 0;
  const line = createProviderLimiter(1, () => createCircuitBreaker(() => now));
  const outage = () => line.run('flux', never, fail('internal')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 5; failures += 1) await outage();
  now = 30_000;
  await outage();
  expect(line.secondsUntilAvailable('flux')).toBe(30);
});

it('leaves a model alone that fails by itself, and none of the others', async () => {
  let now = 0;
  const line = createProviderLimiter(1, () => createCircuitBreaker(() => now));
  const ask = (model: string, blames: 'model' | 'provider') =>
    line
      .run(model, never, async () => {
        throw new EngineError('unavailable', { publicMessage: 'No.', mayHaveCost: false, blames });
      })
      .catch((cause: unknown) => cause);
  for (let failures = 0; failures < 4; failures += 1) await ask('flux', 'provider');
  for (let failures = 0; failures < 5; failures += 1) await ask('flax', 'model');
  expect(line.secondsUntilAvailable('flax')).toBe(30);
  expect(await ask('flax', 'model')).toMatchObject({ retryAfterSeconds: 30 });
  expect(line.secondsUntilAvailable('flux')).toBeNull();

  // What a misspelt name is answered is no proof that the provider is well.
  now = 10_000;
  await ask('flux', 'provider');
  expect(line.secondsUntilAvailable('flux')).toBe(30);

  // Whoever is kept away by the provider has not tried the model.
  now = 30_000;
  expect(await ask('flax', 'model')).toMatchObject({ retryAfterSeconds: 10 });
  now = 40_000;
  await line.run('flax', never, () => Promise.resolve());
  expect(line.secondsUntilAvailable('flax')).toBeNull();
  expect(line.secondsUntilAvailable('flux')).toBeNull();
});

it('takes a refusal, and whoever changes their mind, for no failure', async () => {
  const line = createProviderLimiter(1);
  for (let refusals = 0; refusals < 6; refusals += 1) {
    await line.run('flux', never, fail('refused')).catch(() => undefined);
    const controller = new AbortController();
    const run = line.run('flux', controller.signal, async () => {
      controller.abort();
      throw new Error('aborted');
    });
    await run.catch(() => undefined);
  }
  expect(line.secondsUntilAvailable('flux')).toBeNull();
});
