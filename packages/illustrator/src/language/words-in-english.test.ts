import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';
import { tokenize } from './tokenize.ts';
import { isCalled, meaningsOfWords } from './words-in-english.ts';

const vocabulary = await readVocabulary();

it('finds what a word of another language is in English', () => {
  const english = [
    ...tokenize('a couple'),
    ...tokenize('walking hand in hand').map((token) =>
      Object.assign(token, { source: 'geht Hand in Hand' }),
    ),
  ];
  const spec = { meanings: meaningsOfWords(english) };
  expect(spec.meanings.get('geht hand in hand')).toBe('walking hand in hand');
  expect(isCalled(spec, 'geht Hand in Hand', /^hand in/)).toBe(true);
  expect(isCalled(spec, 'geht Hand in Hand', /^walk/)).toBe(true);
  expect(isCalled(spec, 'geht Hand in Hand', /^run/)).toBe(false);
  expect(isCalled(spec, 'constructor', /function/)).toBe(false);
});

it.each(['ein Paar geht Hand in Hand', '老夫婦が手をつないで歩く'])(
  '%s shows what its English shows',
  (prompt) => {
    const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(subjects.map(({ motion }) => motion)).toEqual(['holdhands', 'holdhands']);
  },
);
