import { describe, expect, it } from 'vitest';
import { weighKeywords } from './keywords.ts';

const weightsOf = (id: string, cldr: readonly string[] = []) =>
  new Map(weighKeywords({ emoji: '🛴', id, cldr, emojilib: [], tags: [] }));

describe('weighKeywords', () => {
  it('takes the head of a name for a noun, and no other word of it', () => {
    const weights = weightsOf('kick-scooter', ['kick', 'scooter']);
    expect(weights.get('kick scooter')).toBe(1);
    expect(weights.get('scooter')).toBeGreaterThan(0.55);
    expect(weights.get('kick')).toBeLessThan(0.55);
  });

  it('finds the head before a preposition', () => {
    const weights = weightsOf('roll-of-paper');
    expect(weights.get('roll')).toBeGreaterThan(0.55);
    expect(weights.get('paper')).toBeLessThan(0.55);
  });
});
