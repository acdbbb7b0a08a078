import { MODEL_MESSAGES } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { createBreaker } from './breaker.ts';
import { createProviderLine } from './provider-line.ts';

/** Until all that can go on has gone on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;
const fail = (code: 'internal' | 'refused') => async (): Promise<never> => {
  throw new EngineError(code, { publicMessage: 'No.', mayHaveCost: true });
};

it('lets only so many ask at the same time, in the order they came', async () => {
  const line = createProviderLine(2);
  const order: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, place) =>
    line.run(never, async () => {
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
  const line = createProviderLine(1);
  const gate = Promise.withResolvers<void>();
  const first = line.run(never, () => gate.promise);
  const leaving = new AbortController();
  const second = line.run(leaving.signal, () => Promise.resolve('second'));
  const third = line.run(never, () => Promise.resolve('third'));
  leaving.abort('gone');
  expect(await second.catch((cause: unknown) => cause)).toBe('gone');
  gate.resolve();
  await first;
  expect(await third).toBe('third');
});

it('leaves a provider alone after five failures in a row, and tries it with one request', async () => {
  let now = 0;
  const line = createProviderLine(
    4,
    createBreaker(() => now),
  );
  const outage = () => line.run(never, fail('internal')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 4; failures += 1) await outage();
  await line.run(never, () => Promise.resolve('well'));
  for (let failures = 0; failures < 5; failures += 1) {
    expect(line.awaySeconds()).toBeNull();
    await outage();
  }
  expect(line.awaySeconds()).toBe(30);
  expect(await outage()).toMatchObject({
    code: 'unavailable',
    publicMessage: MODEL_MESSAGES.modelAway,
    retryAfterSeconds: 30,
  });

  now = 30_000;
  expect(line.awaySeconds()).toBeNull();
  const gate = Promise.withResolvers<void>();
  const probe = line.run(never, () => gate.promise);
  await turn();
  expect(line.awaySeconds()).toBe(1);
  expect(await outage()).toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await probe;
  expect(line.awaySeconds()).toBeNull();
});

it('rests again when the one request fails', async () => {
  let now = 0;
  const line = createProviderLine(
    1,
    createBreaker(() => now),
  );
  const outage = () => line.run(never, fail('internal')).catch((cause: unknown) => cause);
  for (let failures = 0; failures < 5; failures += 1) await outage();
  now = 30_000;
  await outage();
  expect(line.awaySeconds()).toBe(30);
});

it('takes a refusal, and whoever changes their mind, for no failure', async () => {
  const line = createProviderLine(1);
  for (let refusals = 0; refusals < 6; refusals += 1) {
    await line.run(never, fail('refused')).catch(() => undefined);
    const controller = new AbortController();
    const run = line.run(controller.signal, async () => {
      controller.abort();
      throw new Error('aborted');
    });
    await run.catch(() => undefined);
  }
  expect(line.awaySeconds()).toBeNull();
});
