import { MODEL_MESSAGES } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { EngineError } from '../engine/engine-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createProviderLimiter } from './provider-limiter.ts';

/** Waits until all pending callbacks have run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;
const fail = (code: 'modelFailed' | 'modelRefused') => async (): Promise<never> => {
  throw new EngineError(code, { mayHaveCost: true });
};

it('limits simultaneous requests and keeps their order', async () => {
  const limiter = createProviderLimiter(2);
  const order: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, place) =>
    limiter.run('flux', never, async () => {
      order.push('abcd'.charAt(place));
      await promise;
    }),
  );
  await settle();
  expect(order).toEqual(['a', 'b']);
  gates[1]?.resolve();
  await runs[1];
  await settle();
  expect(order).toEqual(['a', 'b', 'c']);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

it('rejects an aborted request that waits, and runs the next one', async () => {
  const limiter = createProviderLimiter(1);
  const gate = Promise.withResolvers<void>();
  const first = limiter.run('flux', never, () => gate.promise);
  const aborting = new AbortController();
  const second = limiter.run('flux', aborting.signal, () => Promise.resolve('second'));
  const third = limiter.run('flux', never, () => Promise.resolve('third'));
  aborting.abort('gone');
  expect(await second.catch((cause: unknown) => cause)).toBe('gone');
  gate.resolve();
  await first;
  expect(await third).toBe('third');
});

it('refuses requests after five failures in a row, and then allows one', async () => {
  let now = 0;
  const limiter = createProviderLimiter(4, () => createCircuitBreaker(() => now));
  const outage = () =>
    limiter.run('flux', never, fail('modelFailed')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 4; failures += 1) await outage();
  await limiter.run('flux', never, () => Promise.resolve('well'));
  for (let failures = 0; failures < 5; failures += 1) {
    expect(limiter.secondsUntilAvailable('flux')).toBeNull();
    await outage();
  }
  expect(limiter.secondsUntilAvailable('flux')).toBe(30);
  expect(await outage()).toMatchObject({
    kind: 'unavailable',
    publicMessage: MODEL_MESSAGES.modelAway,
    retryAfterSeconds: 30,
  });

  now = 30_000;
  expect(limiter.secondsUntilAvailable('flux')).toBeNull();
  const gate = Promise.withResolvers<void>();
  const probe = limiter.run('flux', never, () => gate.promise);
  await settle();
  expect(limiter.secondsUntilAvailable('flux')).toBe(1);
  expect(await outage()).toMatchObject({ kind: 'unavailable' });
  gate.resolve();
  await probe;
  expect(limiter.secondsUntilAvailable('flux')).toBeNull();
});

it('refuses requests again when that one fails', async () => {
  let now = 0;
  const limiter = createProviderLimiter(1, () => createCircuitBreaker(() => now));
  const outage = () =>
    limiter.run('flux', never, fail('modelFailed')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 5; failures += 1) await outage();
  now = 30_000;
  await outage();
  expect(limiter.secondsUntilAvailable('flux')).toBe(30);
});

it('refuses requests to a failing model, and to no other model', async () => {
  let now = 0;
  const limiter = createProviderLimiter(1, () => createCircuitBreaker(() => now));
  const failWith = (model: string, blames: 'model' | 'provider') =>
    limiter
      .run(model, never, async () => {
        throw new EngineError('modelAway', { mayHaveCost: false, blames });
      })
      .catch((cause: unknown) => cause);
  for (let failures = 0; failures < 4; failures += 1) await failWith('flux', 'provider');
  for (let failures = 0; failures < 5; failures += 1) await failWith('flax', 'model');
  expect(limiter.secondsUntilAvailable('flax')).toBe(30);
  expect(await failWith('flax', 'model')).toMatchObject({ retryAfterSeconds: 30 });
  expect(limiter.secondsUntilAvailable('flux')).toBeNull();

  // The response to a misspelt name does not prove that the provider is healthy.
  now = 10_000;
  await failWith('flux', 'provider');
  expect(limiter.secondsUntilAvailable('flux')).toBe(30);

  // A request that the provider's breaker refused does not count as a try of the model.
  now = 30_000;
  expect(await failWith('flax', 'model')).toMatchObject({ retryAfterSeconds: 10 });
  now = 40_000;
  await limiter.run('flax', never, () => Promise.resolve());
  expect(limiter.secondsUntilAvailable('flax')).toBeNull();
  expect(limiter.secondsUntilAvailable('flux')).toBeNull();
});

it('counts refusals and canceled requests as no failure', async () => {
  const limiter = createProviderLimiter(1);
  for (let refusals = 0; refusals < 6; refusals += 1) {
    await limiter.run('flux', never, fail('modelRefused')).catch(() => undefined);
    const controller = new AbortController();
    const run = limiter.run('flux', controller.signal, async () => {
      controller.abort();
      throw new Error('aborted');
    });
    await run.catch(() => undefined);
  }
  expect(limiter.secondsUntilAvailable('flux')).toBeNull();
});
