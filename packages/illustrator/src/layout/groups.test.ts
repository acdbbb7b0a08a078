import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art: vocabulary } = await createNodeHost();

const stageOf = (prompt: string) => layOutPrompt(prompt, vocabulary);

describe('people at one table', () => {
  it('seats a family behind a laid table with the meal on it', () => {
    const { of } = stageOf('a family eating dinner together');
    const table = of('@laidtable3');
    for (const glyph of ['man', 'woman', 'child']) {
      expect(of(glyph).order).toBeLessThan(table.order);
      expect(of(glyph).y).toBeLessThan(table.y);
    }
    expect(of('bread').order).toBeGreaterThan(table.order);
    expect(of('child').size).toBeLessThan(of('man').size);
  });

  it('puts the dish that is named on the table, and no other meal', () => {
    const { plan } = stageOf('paella on the beach with friends');
    const glyphs = plan.subjects.map(({ glyph }) => glyph);
    expect(glyphs).toContain('@paella');
    expect(glyphs).not.toContain('bread');
  });

  it('spreads a cloth for a picnic, on which nobody stands', () => {
    const { of } = stageOf('a couple having a picnic in the park');
    expect(of('@picniccloth').order).toBeLessThan(of('man').order);
    expect([of('man').pose, of('woman').pose]).toEqual(['sit', 'sit']);
  });

  it('holds meetings around a table', () => {
    expect(stageOf('a team meeting in an office').of('@meetingtable')).toBeDefined();
    expect(stageOf('a knight meeting a dragon').of('@meetingtable')).toBeUndefined();
  });
});

describe('people side by side', () => {
  const gapOf = (prompt: string): number => {
    const [one, other] = stageOf(prompt).all('person');
    return ((other?.x ?? 0) - (one?.x ?? 0)) / (one?.size ?? 1);
  };

  it('stand near each other, farther apart where they need room for their arms', () => {
    expect(gapOf('two friends laughing')).toBeLessThan(0.8);
    expect(gapOf('two friends juggling')).toBeGreaterThan(0.8);
  });

  it('are larger than as many would be with room for their arms', () => {
    const sizeOf = (prompt: string): number => stageOf(prompt).of('person').size;
    expect(sizeOf('four friends in a park')).toBeGreaterThan(
      sizeOf('four friends juggling in a park') * 1.1,
    );
  });
});

describe('people on one seat', () => {
  it('sit close, on a bench of their size', () => {
    const { of } = stageOf('an old couple holding hands on a bench');
    const [one, other] = [of('old-man'), of('old-woman')];
    const [bench] = one.mounts;
    expect(bench?.size).toBeLessThan(one.size * 1.6);
    expect(Math.abs(one.seatShift - other.seatShift) * (bench?.size ?? 0)).toBeLessThan(
      one.size * 0.6,
    );
  });
});

describe('people who do something to each other', () => {
  it('puts the one who is pushed on the swing', () => {
    const { of } = stageOf('a mother pushing her child on a swing');
    expect(of('child').mounts).toHaveLength(1);
    expect(of('woman').mounts).toHaveLength(0);
    expect(of('woman').x).toBeLessThan(of('child').x);
  });

  it('pushes whoever sits in a wheelchair', () => {
    const { plan, of } = stageOf('a nurse pushing an old lady in a wheelchair');
    expect(plan.subjects[of('old-woman').mounts[0]?.subject ?? -1]?.glyph).toBe('@wheelchair');
  });

  it.each(['a father teaching his son to ride a bike', 'papá enseñando a su hijo a andar en bici'])(
    'lets the pupil ride: %s',
    (prompt) => {
      const { of } = stageOf(prompt);
      expect([of('man').mounts.length, of('boy').mounts.length]).toEqual([0, 1]);
    },
  );

  it('seats listeners around a reader', () => {
    const { of, all } = stageOf('grandfather reading a story to his grandchildren');
    expect(of('old-man').mounts).toHaveLength(1);
    expect(all('child').map(({ pose }) => pose)).toEqual(['sit', 'sit', 'sit']);
  });

  it('brings giver and receiver within reach', () => {
    const { of } = stageOf('a boy giving flowers to his mother');
    expect([of('boy').pose, of('woman').pose]).toEqual(['give', 'take']);
    expect(of('boy').x).toBeLessThan(of('woman').x);
  });

  it('holds a shared thing between two', () => {
    const { of } = stageOf('a fox and a bear sharing a strawberry');
    expect(of('strawberry').x).toBeGreaterThan(of('fox').x);
    expect(of('strawberry').x).toBeLessThan(of('bear').x);
  });

  it('lets who is chased run ahead', () => {
    const { of } = stageOf('a postman running away from a dog');
    expect(of('dog').x).toBeLessThan(of('man').x);
    expect([of('dog').facing, of('man').facing]).toEqual(['right', 'right']);
  });

  it('puts who leads ahead of those who follow', () => {
    const { of, all } = stageOf('a duck leading her ducklings');
    for (const duckling of all('hatching-chick').concat(all('baby-chick'))) {
      expect(of('duck').x).toBeGreaterThan(duckling.x);
    }
  });

  it('places bride and groom below their arch', () => {
    const { of } = stageOf('bride and groom under a flower arch');
    expect(of('woman').x + of('man').x).toBeCloseTo(1);
    expect(of('@flowerarch').order).toBeLessThan(of('man').order);
  });

  it('puts an arm over whom somebody hugs', () => {
    const { of } = stageOf('a father hugging his daughter');
    expect(of('man').hasArmOver).toBe(true);
    expect(of('girl').order).toBeGreaterThan(of('man').order);
  });
});

it('gives each of several a place beside another on one thing', () => {
  const { plan, placements } = stageOf('a bottle and two wine glasses on a picnic blanket');
  const glasses = placements.filter(({ subject }) =>
    plan.subjects[subject]?.glyph.includes('wine'),
  );
  expect(glasses.length).toBe(2);
});
