import { describe, expect, it } from 'vitest';
import { cutForTitle, posterTitle } from './poster-title.ts';

describe('the title of a poster', () => {
  it('is no smaller for its second line, which has room of its own', () => {
    const [one, two] = [posterTitle('Lost dog'), posterTitle('Lost dog\nHave you seen Max?')];
    expect(two.height).toBeGreaterThanOrEqual(one.height);
    expect(two.band).toBeGreaterThan(one.band);
  });
  it('takes its room from the sky of the picture', () => {
    expect(cutForTitle('Lost dog\nReward')).toBeGreaterThan(cutForTitle('Lost dog'));
    expect(cutForTitle('Lost dog\nReward')).toBeLessThan(0.3);
  });
});
