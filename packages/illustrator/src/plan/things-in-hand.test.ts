import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(
    ({ glyph, count }) => `${count} ${glyph}`,
  );

it('gives one person a parasol to carry and a weapon for each hand', () => {
  expect(castOf('a lady with a parasol')).toContain('1 umbrella');
  expect(castOf('a rogue with daggers')).toContain('2 dagger');
});

it('leaves the parasol of a beach and weapons that are counted', () => {
  expect(castOf('a parasol on a beach')).toContain('1 @parasol');
  expect(castOf('a man with three daggers')).toContain('3 dagger');
});
