import { describe, expect, it } from 'vitest';
import { countsOf } from './kits.ts';

describe('the things of a kit', () => {
  it.each([
    [null, [['carrot', null], ['tomato', null], ['corn', null]]], // prettier-ignore
    [2, [['carrot', 1], ['tomato', 1]]], // prettier-ignore
    [4, [['carrot', 2], ['tomato', 1], ['corn', 1]]], // prettier-ignore
  ])('are %s together', (total, expected) => {
    expect(countsOf(['carrot', 'tomato', 'corn'], total)).toEqual(expected);
  });
});
