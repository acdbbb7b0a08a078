import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const glyphsOf = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(({ glyph }) => glyph);

it('draws bars and the arrow above them as one thing', () => {
  expect(glyphsOf('sales are going up, bar chart with an arrow')).toEqual(['@growthbars']);
});

it('leaves other charts and arrows as they are', () => {
  expect(glyphsOf('a bar chart')).toEqual(['bar-chart']);
  expect(glyphsOf('bar chart with an arrow going down')).toContain('@arrow');
});
