import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('hands without anybody', () => {
  it.each([
    ['hands holding a mug', '@coffee', 2, 'around'],
    ['close up of hands typing on a keyboard', 'keyboard', 2, 'onto'],
    ['hands kneading dough', '@dough', 2, 'onto'],
    ['a hand holding a rose', 'rose', 1, 'around'],
    ['a key in my hand', 'old-key', 1, 'around'],
    ['hands knitting', 'yarn', 2, 'onto'],
    ['charcoal drawing of hands holding a small bird', 'bird', 2, 'around'],
  ])('are at the thing: %s', (prompt, glyph, count, manner) => {
    const plan = planOf(prompt);
    const thing = plan.subjects.find(({ hands }) => hands !== undefined);
    expect(thing).toMatchObject({ glyph, hands: { count, manner } });
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('have the sleeves that are said', () => {
    const { subjects } = planOf('hands in a gray sweater holding a mug');
    expect(subjects.map(({ glyph, sleeve }) => [glyph, sleeve])).toEqual([['@coffee', 'gray']]);
  });

  it.each(['a hand drawn cat', 'a woman with her hands on a mug', 'a clock with hands'])(
    'are not added: %s',
    (prompt) => {
      expect(planOf(prompt).subjects.every(({ hands }) => hands === undefined)).toBe(true);
    },
  );
});
