import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it('has no strings of lights on paper, and says so', () => {
  const spec = parsePrompt('border of christmas lights and holly', vocabulary);
  const { format, hasLightStrings, subjects, words } = direct(spec, vocabulary);
  expect([format, hasLightStrings]).toEqual(['border', false]);
  expect(subjects).toMatchObject([{ glyph: '@holly' }]);
  expect(words.notDrawn).toContain('christmas lights');
});
