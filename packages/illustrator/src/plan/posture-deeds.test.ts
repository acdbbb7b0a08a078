import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

/** "man ~kneel; man beside woman". */
function castOf(prompt: string): string[] {
  const { subjects, relations } = planOf(prompt);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return [
    ...subjects.map(({ glyph, motion }) => `${glyph} ~${motion}`),
    ...relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`),
  ];
}

describe('deeds towards somebody or something', () => {
  it.each([
    ['a man proposing in a park', 'man ~kneel; man beside woman'],
    ['a man slipping on a banana', 'man ~slip; man beside @bananapeel'],
    ['a woman proposing', 'woman ~kneel; woman beside man'],
    ['a man proposing on a ferris wheel', 'man beside woman; @ferriswheel behind man'],
    ['a basketball player taking a shot', 'person ~throw; person beside @hoop'],
    [
      'a wheelchair basketball player taking a shot',
      'person ~toss; person on @wheelchair; person beside @hoop',
    ],
    ['a girl who refuses to eat soup', 'girl ~refuse; girl work @soup'],
    ['a boy lifting a fish out of a bucket', 'boy ~lift; boy behind @bucket'],
    ['a woman lifting a cake out of the oven', 'woman ~takeout; woman hold @cake'],
    ['a girl lighting a lantern', 'girl ~knead; girl work @lantern'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(expect.arrayContaining(cast.split('; ')));
  });

  it('gives no partner to who has one, and nobody to a photographer', () => {
    expect(planOf('a man proposing to his girlfriend').subjects).toHaveLength(3);
    expect(castOf('a photographer taking a shot').join()).not.toContain('@hoop');
  });

  it('lights one menorah for all', () => {
    const lit = planOf('a family lighting the menorah').subjects.filter(
      ({ glyph }) => glyph === '@menorah',
    );
    expect(lit).toHaveLength(1);
  });
});

describe('crews of boats', () => {
  it.each([
    ["women's rowing team on a river", 'woman ride @rowboat'],
    ['two men rowing', 'man ride @rowboat'],
    ['dragon boat race with drummers', 'person inside @vikingship'],
  ])('%s: are in it', (prompt, relation) => {
    expect(castOf(prompt)).toContain(relation);
    expect(planOf(prompt).setting).toBe('lake');
  });

  it('leave the boat that is named, and cars on the road', () => {
    expect(castOf('four men rowing a boat').join()).not.toContain('@rowboat');
    expect(planOf('a car race').setting).toBe('road');
  });
});

describe('words of deeds that are not seen', () => {
  it.each([
    ['a plumber under a sink with only his legs showing', ['only', 'legs', 'showing']],
    ['a car stuck in the snow', ['stuck']],
    ['dragon boat race with drummers', ['race']],
    ['grandma teaching a boy to roll dumplings', ['roll']],
  ])('%s: are reported', (prompt, words) => {
    const { drawn, notDrawn } = planOf(prompt).words;
    expect(notDrawn).toEqual(expect.arrayContaining(words));
    for (const word of words) expect(drawn).not.toContain(word);
  });

  it('have a stand-in where all do the same', () => {
    const { standIns } = planOf('grandma teaching a boy to roll dough').words;
    expect(standIns).toContainEqual({ word: 'teaching', as: 'doing it together' });
    const ofDecorating = planOf('family decorating their doorway for diwali').words.standIns;
    expect(ofDecorating.map(({ word }) => word)).toContain('decorating');
  });
});

it('keeps the bench and the colors of who is before a new clause or a border', () => {
  expect(castOf('a nurse asleep on a bench after her shift').join()).toContain('on @bench');
  const [cat] = planOf('a cat sleeping sticker, thick white border').subjects;
  expect(cat?.colour ?? null).toBeNull();
});
