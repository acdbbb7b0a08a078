import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => {
  const spec = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const name = (index: number): string => spec.subjects[index]?.glyph ?? '';
  const links = spec.relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return { ...spec, links };
};

describe('who puts something on somebody else', () => {
  it.each([
    ['girl putting makeup on her grandmother', 'girl front old-woman', 'girl hold lipstick'],
    ['mom putting sunscreen on her son', 'woman front boy', 'woman hold lotion-bottle'],
    ['a girl putting a hat on her dog', 'girl front dog', 'dog hold top-hat'],
  ])('stands before them: %s', (prompt, near, thing) => {
    const { links, subjects, words, changedRelations } = planOf(prompt);
    expect(links).toContain(near);
    expect(links).toContain(thing);
    expect(subjects[0]?.motion).toBe('groom');
    expect(words.drawn).toContain('putting');
    expect(changedRelations).toEqual([]);
  });

  it('is at the beach with sunscreen, and no hairdresser', () => {
    expect(planOf('mom putting sunscreen on her son').setting).toBe('beach');
  });

  it('leaves a child who rides on shoulders there', () => {
    expect(planOf("a girl riding on her dad's shoulders").links).toContain('girl ride man');
  });

  it.each([
    ["toddler pulling the cat's tail", 'child beside cat'],
    ["a kid pulling a dog's ears", 'child beside dog'],
  ])('stands beside whose part it pulls: %s', (prompt, expected) => {
    expect(planOf(prompt).links).toEqual([expected]);
  });
});
