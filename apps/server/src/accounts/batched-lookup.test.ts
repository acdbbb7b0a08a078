import { describe, expect, it } from 'vitest';
import { BatchedLookup } from './batched-lookup.ts';

/** A source whose reads the test ends one by one. */
function slowSource() {
  const reads: { keys: readonly string[]; end: (failure?: Error) => void }[] = [];
  const lookup = new BatchedLookup<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const values = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `<${key}>`]));
    reads.push({ keys, end: (failure) => (failure ? reject(failure) : resolve(values)) });
    return promise;
  });
  return { reads, lookup };
}

describe('batched look-ups', () => {
  it('never take the answer of a query that began before them', async () => {
    const { reads, lookup } = slowSource();
    const first = lookup.find('a');
    const later = Promise.all([lookup.find('a'), lookup.find('b'), lookup.find('a')]);
    reads[0]?.end();
    expect(await first).toBe('<a>');
    reads[1]?.end();
    expect(await later).toEqual(['<a>', '<b>', '<a>']);
    expect(reads.map((read) => read.keys)).toEqual([['a'], ['a', 'b']]);
  });

  it('answer null for what is not there, and go on after a failure', async () => {
    const { reads, lookup } = slowSource();
    const failing = lookup.find('a');
    const next = lookup.find('nobody');
    reads[0]?.end(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    reads[1]?.end();
    expect(await next).toBeNull();
    const idle = lookup.find('c');
    reads[2]?.end();
    expect(await idle).toBe('<c>');
  });
});
