import { PLAN_NAMES, PLANS } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { texts } from '../../language/en/plans.ts';
import { planRows } from './plan-rows.ts';

const rows = planRows(texts, 'en', null);
const valuesOf = (title: string, among = rows): unknown =>
  among.find((row) => row.title === title)?.values;

describe('the comparison of plans', () => {
  it('has a value for each plan, or one for all', () => {
    const counts = rows.flatMap(({ values }) => (typeof values === 'string' ? [] : values.length));
    expect(new Set(counts)).toEqual(new Set([PLAN_NAMES.length]));
  });

  it('says what the tokens of a week are enough for', () => {
    expect(valuesOf(texts.rows.tokens)).toEqual(['5', '200', '1,000']);
    expect(valuesOf(texts.rows.gifs)).toEqual([false, '50', '250']);
  });

  it('names the largest size of each plan', () => {
    expect(valuesOf(texts.rows.imageSize)).toEqual(['1,024 px', '3,840 px', '3,840 px']);
    expect(valuesOf(texts.rows.gifSize)).toEqual([false, '720 px', '1,080 px']);
  });

  it('has a place in the queue for each rank', () => {
    const ranks = PLAN_NAMES.map((name) => PLANS[name].rank);
    expect(texts.values.queue).toHaveLength(Math.max(...ranks) + 1);
  });

  it('says how soon priority support answers where the operator promises it', () => {
    const { support } = texts.rows;
    expect(valuesOf(support)).toEqual([false, false, true]);
    const inDays = planRows(texts, 'en', { count: 1, unit: 'workingDays' });
    expect(valuesOf(support, inDays)).toEqual([false, false, 'Answer within 1 working day']);
    const inHours = planRows(texts, 'en', { count: 24, unit: 'hours' });
    expect(valuesOf(support, inHours)).toEqual([false, false, 'Answer within 24 hours']);
  });

  it('names every file format for all plans at once', () => {
    expect(valuesOf(texts.rows.formats)).toMatch(/GIF.*MP4/);
  });
});
