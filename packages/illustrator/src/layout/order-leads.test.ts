import { describe, expect, it } from 'vitest';
import type { CastMember } from './cast.ts';
import { aroundHero } from './order-leads.ts';

const member = (index: number): CastMember => ({
  index,
  category: 'food-sweet',
  bulk: 1,
  subject: {
    glyph: `${index}`,
    word: '',
    count: 1,
    colour: null,
    scale: 1,
    motion: null,
    expression: null,
    person: null,
  },
});

describe('a still life', () => {
  const [hero, one, other] = [member(0), member(1), member(2)];

  it('has its hero in the middle', () => {
    const slots = [hero, one, other].map((each) => ({ member: each }));
    expect(aroundHero(slots, hero).map((slot) => slot.member.index)).toEqual([2, 0, 1]);
  });

  it('of two keeps the order in which they were named', () => {
    const slots = [hero, one].map((each) => ({ member: each }));
    expect(aroundHero(slots, hero).map((slot) => slot.member.index)).toEqual([0, 1]);
  });
});
