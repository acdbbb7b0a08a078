import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['classroom poster that says BE KIND', 'BE KIND', ['classroom']],
  ['kitchen print that says BON APPETIT', 'BON APPETIT', ['kitchen']],
  ['classroom rules poster: raise your hand', 'Classroom rules: raise your hand', []],
])('"%s" has its words large, and no room', (prompt, caption, lost) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect(spec.caption).toBe(caption);
  expect([spec.setting, spec.format]).toEqual(['abstract', 'banner']);
  expect(spec.words.notDrawn).toEqual(lost);
});

it('leaves a poster in a classroom where it is', () => {
  expect(parsePrompt('a poster in a classroom', vocabulary).setting).toBe('classroom');
});
