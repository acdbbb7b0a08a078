import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { placeOfRole } from '../plan/role-places.ts';
import type { Pair } from './pair.ts';
import { sportPlaces } from './sport-places.ts';

const vocabulary = await readVocabulary();
const settingOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).setting;

const placed = { x: 0.4, y: 0.9, size: 0.5, airborne: false, facing: 'right' };
const pairOf = (motion: string, otherGlyph: string): Pair =>
  ({
    subject: { ...placed, motion },
    other: { ...placed, x: 0.6 },
    otherGlyph,
    count: 1,
    otherCount: 1,
    frame: { width: 512, height: 512, aspect: 1, ground: 0.9 },
  }) as unknown as Pair;

describe('the places of sports', () => {
  it('have a goal behind its keeper, and before who scores', () => {
    const goalOf = (motion: string) =>
      sportPlaces(pairOf(motion, 'goal-net'))?.other?.(placed as never);
    expect(goalOf('save')?.x).toBe(0.5);
    expect(goalOf('score')?.x).toBeGreaterThan(0.6);
    expect(sportPlaces(pairOf('walk', 'goal-net'))).toBeNull();
  });

  it.each([
    ['a goalkeeper saving a penalty', 'stadium'],
    ['a tennis player serving', 'court'],
    ['basketball dunk', 'court'],
    ['a footballer in the rain', 'stadium'],
    ['a woman running on a treadmill', 'gym'],
    ['a girl playing tennis at the beach', 'beach'],
    ['an office worker', 'office'],
  ])('are where they are played: %s', (prompt, setting) => {
    expect(settingOf(prompt)).toBe(setting);
  });

  it("are nobody's who has no such role", () => {
    const { subjects } = parsePrompt('a man and a goalkeeper', vocabulary);
    expect(subjects.slice(0, 2).map(placeOfRole)).toEqual([null, 'stadium']);
  });
});
