import { describe, expect, it } from 'vitest';
import { formatTimeAgo } from './dates.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const ago = (instant: string): string => formatTimeAgo('en', instant, Date.parse(NOW));

describe('how long ago something was', () => {
  it.each([
    ['2026-11-22T11:59:30.000Z', 'now'],
    ['2026-11-22T12:00:30.000Z', 'now'],
    ['2026-11-22T11:59:00.000Z', '1 minute ago'],
    ['2026-11-22T11:00:01.000Z', '59 minutes ago'],
    ['2026-11-22T09:00:00.000Z', '3 hours ago'],
    ['2026-11-21T12:00:00.000Z', 'yesterday'],
    ['2026-10-22T12:00:00.000Z', '31 days ago'],
  ])('%s: %s', (instant, words) => expect(ago(instant)).toBe(words));

  it('is said in the language of the page', () => {
    const threeHours = '2026-11-22T09:00:00.000Z';
    expect(formatTimeAgo('de', threeHours, Date.parse(NOW))).toBe('vor 3 Stunden');
    expect(formatTimeAgo('ja', threeHours, Date.parse(NOW))).toBe('3 時間前');
  });
});
