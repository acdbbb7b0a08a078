import { expect, it } from 'vitest';
import { createDialectFinder } from './dialect-finder.ts';
import type { Dialect } from './dialects.ts';

it('probes again, after a pause, until the dialect is known', async () => {
  let nowMs = 0;
  let probes = 0;
  let probe: () => Promise<Dialect> = () => Promise.reject(new Error('It loads its weights.'));
  const finder = createDialectFinder(
    () => {
      probes += 1;
      return probe();
    },
    () => nowMs,
  );
  await expect(finder.find()).rejects.toThrow('weights');
  expect(finder.known()).toBeNull();
  expect(probes).toBe(1);

  probe = () => Promise.resolve('localai');
  nowMs = 10_000;
  expect([finder.known(), finder.known()]).toEqual([null, null]);
  await expect(finder.find()).resolves.toBe('localai');
  expect(finder.known()).toBe('localai');
  expect(probes).toBe(2);
});
