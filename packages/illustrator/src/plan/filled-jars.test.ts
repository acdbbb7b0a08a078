import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a jar of pickles', 'cucumber'],
  ['glass jars full of candy', 'candy'],
  ['a mason jar full of coins', 'coin'],
])('fills %s', (prompt, content) => {
  const [jar, ...others] = plan(prompt).subjects;
  expect([jar?.glyph, jar?.fill?.glyph]).toEqual(['@emptyjar', content]);
  expect(others).toEqual([]);
});

it.each(['paint brushes in a glass jar', 'sunflowers in a mason jar'])(
  'lets what is long stand: %s',
  (prompt) => {
    expect(plan(prompt).subjects.length).toBe(2);
  },
);
