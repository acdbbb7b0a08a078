import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { doneWithOthers } from './done-with-others.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each(['a gorilla playing chess against a pigeon', 'a man playing chess with a robot'])(
  'puts both players at the board: %s',
  (prompt) => {
    const { subjects, relations } = doneWithOthers(parsePrompt(prompt, vocabulary));
    expect(subjects.map(({ motion }) => motion)).toEqual(['boardgame', 'boardgame', null]);
    expect(relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
      '0 around 2',
      '1 around 2',
    ]);
  },
);

it.each([
  [
    'a father playing soccer with his son',
    'man kick, boy kick, soccer-ball null',
    '0 beside 2, 1 beside 2',
  ],
  [
    'a dad playing basketball with his daughter',
    'man dunk, girl dunk, basketball null',
    '0 hold 2',
  ],
  [
    'a man playing soccer with his dog',
    'man kick, dog null, soccer-ball null',
    '0 beside 2, 1 beside 2',
  ],
])('plays with one ball: %s', (prompt, cast, links) => {
  const { subjects, relations } = doneWithOthers(parsePrompt(prompt, vocabulary));
  expect(subjects.map(({ glyph, motion }) => `${glyph} ${motion}`).join(', ')).toBe(cast);
  expect(relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`).join(', ')).toBe(links);
});
