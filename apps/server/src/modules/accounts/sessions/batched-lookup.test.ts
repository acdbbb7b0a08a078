import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { BatchedLookup } from './batched-lookup.ts';

/** A source whose reads the test resolves one by one. */
function slowSource() {
  const reads: { keys: readonly string[]; end: (failure?: Error) => void }[] = [];
  const lookup = new BatchedLookup<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const values = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `<${key}>`]));
    reads.push({ keys, end: (failure) => (failure ? reject(failure) : resolve(values)) });
    return promise;
  });
  const nextRead = async (count: number) => {
    await eventually(() => expect(reads).toHaveLength(count));
    const read = reads[count - 1];
    if (read === undefined) throw new Error('no read has begun');
    return read;
  };
  return { lookup, nextRead };
}

describe('batched look-ups', () => {
  it('never use the result of a query that began before them', async () => {
    const { lookup, nextRead } = slowSource();
    const first = Promise.all([lookup.find('a'), lookup.find('b')]);
    const firstRead = await nextRead(1);
    const later = Promise.all([lookup.find('a'), lookup.find('c'), lookup.find('a')]);
    firstRead.end();
    expect(await first).toEqual(['<a>', '<b>']);
    const laterRead = await nextRead(2);
    laterRead.end();
    expect(await later).toEqual(['<a>', '<c>', '<a>']);
    expect([firstRead.keys, laterRead.keys]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('return null for unknown keys, and continue after a failure', async () => {
    const { lookup, nextRead } = slowSource();
    const failing = lookup.find('a');
    failing.catch(() => undefined);
    const firstRead = await nextRead(1);
    const next = lookup.find('unknown');
    firstRead.end(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    (await nextRead(2)).end();
    expect(await next).toBeNull();
    const idle = lookup.find('c');
    (await nextRead(3)).end();
    expect(await idle).toBe('<c>');
  });
});
