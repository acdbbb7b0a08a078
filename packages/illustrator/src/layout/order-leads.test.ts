import { describe, expect, it } from 'vitest';
import type { CastMember } from './cast.ts';
import { aroundHero, orderLeads } from './order-leads.ts';

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

describe('leads from left to right', () => {
  const [tree, bench, dog] = [member(0), member(1), member(2)];

  it('stand at the side of a tree that is said, and of what is under it', () => {
    const relations = [
      { from: bench.index, to: tree.index, kind: 'under' },
      { from: dog.index, to: tree.index, kind: 'left' },
    ] as const;
    expect(orderLeads([bench, dog], relations).map(({ index }) => index)).toEqual([2, 1]);
  });
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
