import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

describe('things on each other', () => {
  it.each([
    ['a suitcase under a stack of books', '@bookstack on @suitcase'],
    ['a seedling growing out of coins', 'seedling on @coinstack'],
    ['a red apple next to a pear on a blue plate', 'pear on @plate'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });

  it('stands things on a nightstand in a bedroom, with the bed behind it', () => {
    const prompt = 'a lamp on a nightstand next to a bed';
    const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(relationsOf(prompt)).toEqual(['@lamp on @nightstand']);
    expect(plan.setting).toBe('bedroom');
  });

  it('puts nothing on a shelf that is larger than it', () => {
    expect(relationsOf('a cup on a nightstand next to a bicycle')).not.toContain(
      'bicycle on @nightstand',
    );
  });

  it('leaves what has room below as it is', () => {
    expect(relationsOf('a ball under a table')).not.toContain('@table on soccer-ball');
  });
});
