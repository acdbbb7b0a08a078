import { describe, expect, it } from 'vitest';
import { UnchangedCache } from './unchanged-cache.ts';

describe('a cached value', () => {
  it('is kept until something changes', async () => {
    let count: number | null = 1;
    let value = 'old';
    const cache = new UnchangedCache<string>(() => count);
    const find = () => cache.find('key', async () => value);
    expect(await find()).toBe('old');
    value = 'new';
    expect(await find()).toBe('old');
    count = 2;
    expect(await find()).toBe('new');
  });

  it('is not kept when something changed meanwhile', async () => {
    let count = 1;
    const cache = new UnchangedCache<string>(() => count);
    const changing = async () => {
      count += 1;
      return 'old';
    };
    expect(await cache.find('key', changing)).toBe('old');
    expect(await cache.find('key', async () => 'new')).toBe('new');
  });

  it('is not kept when it is null or the source has no change counter', async () => {
    const cache = new UnchangedCache<string>(() => 1);
    expect(await cache.find('key', async () => null)).toBeNull();
    expect(await cache.find('key', async () => 'now there')).toBe('now there');
    const blind = new UnchangedCache<string>(() => null);
    expect(await blind.find('key', async () => 'old')).toBe('old');
    expect(await blind.find('key', async () => 'new')).toBe('new');
  });
});
