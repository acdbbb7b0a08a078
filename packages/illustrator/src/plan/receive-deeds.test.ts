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
  const name = (index: number): string => spec.subjects[index]?.word ?? '';
  const links = spec.relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return { ...spec, links: links.join('; ') };
};

describe('who gets something from somebody', () => {
  it.each([
    ['man buying flowers from a street vendor', 'street vendor', 'flowers', 'market'],
    ['a woman buying bread from a baker', 'baker', 'bread', 'bakery'],
  ])('takes it out of the hand of who has it: %s', (prompt, giver, gift, place) => {
    const { links, subjects, setting, words } = planOf(prompt);
    expect(links).toContain(`${giver} hold ${gift}`);
    expect(subjects.find(({ word }) => word === giver)?.motion).toBe('handover');
    expect(words.drawn).toContain('buying');
    expect(setting).toBe(place);
  });

  it('gets a ring put on a finger', () => {
    const { links, words } = planOf("a groom putting a ring on the bride's finger");
    expect(links).toBe('groom hold ring; groom beside bride');
    expect(words.standIns).toEqual([]);
  });

  it('wears a necklace that is given', () => {
    const { links } = planOf('a man giving his wife a necklace');
    expect(links).toBe('wife hold necklace; man front wife');
  });

  it('wears a medal already', () => {
    const { links, subjects } = planOf('a boy receiving a medal from his coach');
    expect(links).toContain('boy hold medal; ');
    expect(subjects.find(({ word }) => word === 'coach')?.motion).toBe('groom');
  });
});
