import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('a Range header against 1000 bytes', () => {
  it.each([
    ['bytes=0-499', { first: 0, last: 499 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
  ])('%s is a range', (header, range) => expect(readByteRange(header, 1000)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s lies behind the end', (header) =>
    expect(readByteRange(header, 1000)).toBe('unsatisfiable'),
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'lines=1-2',
    'bytes=a-b',
  ])('%s means the whole', (header) => expect(readByteRange(header, 1000)).toBeNull());

  it('has nothing to offer of an empty object', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
