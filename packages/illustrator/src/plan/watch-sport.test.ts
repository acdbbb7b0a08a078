import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const glyphsOf = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

it.each(['an old man watching football', 'two friends watching the world cup'])(
  'sits before a television: %s',
  (prompt) => {
    expect(glyphsOf(prompt)).toEqual(expect.arrayContaining(['television', '@sofa']));
    expect(planOf(prompt).setting).toBe('living');
  },
);

it('reports the sport that the screen does not show', () => {
  expect(planOf('an old man watching football').words.notDrawn).toEqual(['football']);
});

it.each(['fans watching a football match at a stadium', 'a coach watching the game'])(
  'watches at the field: %s',
  (prompt) => {
    expect(glyphsOf(prompt)).not.toContain('television');
  },
);
