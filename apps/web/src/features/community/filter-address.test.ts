import { expect, it } from 'vitest';
import { filterOf, NEWEST, searchOf } from './filter-address.ts';

it('has the newest at the plain address', () => {
  expect(filterOf('')).toEqual(NEWEST);
  expect(searchOf(NEWEST)).toBe('');
  expect(searchOf({ ...NEWEST, query: '' })).toBe('');
});

it('says in the address what is shown', () => {
  const filter = { order: 'rising', query: '100% “fox” & 🦊', kind: 'gif', style: 'noir' } as const;
  expect(filterOf(searchOf(filter))).toEqual(filter);
});

it('leaves out what it does not know', () => {
  expect(filterOf('?order=best&kind=film&style=x&page=2')).toEqual(NEWEST);
  expect(filterOf(`?query=${'x'.repeat(500)}`).query).toHaveLength(200);
});
