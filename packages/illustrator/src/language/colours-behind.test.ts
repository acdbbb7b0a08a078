import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('gives a thing the colors that stand behind it', () => {
  const { subjects, words } = planOf('balloons pink and blue');
  expect(subjects.map(({ colour }) => colour)).toEqual(['pink', 'blue']);
  expect(words.notDrawn).toEqual([]);
});

it('leaves the colors of the next thing', () => {
  const { subjects } = planOf('a balloon, pink cupcakes');
  expect(subjects.map(({ glyph, colour }) => [glyph, colour])).toEqual([
    ['balloon', null],
    ['cupcake', 'pink'],
  ]);
});

it('shows things before the plain color that they are on', () => {
  expect(planOf('a perfume bottle on black')).toMatchObject({
    backdrop: 'black',
    setting: 'abstract',
  });
  expect(planOf('skincare flat lay on beige with eucalyptus').words.drawn).toContain('beige');
});

it('spreads stars and hearts over a pink background', () => {
  const { format, subjects, words } = planOf('y2k background pink stars and hearts');
  expect(format).toBe('pattern');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@star', 'red-heart']);
  expect(words.drawn).toContain('stars');
});
