import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const glyphsOf = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(({ glyph }) => glyph);

it('stands a target on legs before an archer', () => {
  expect(glyphsOf('an archer aiming at a target')).toContain('@archerytarget');
  expect(glyphsOf('a dart in a target')).not.toContain('@archerytarget');
});
