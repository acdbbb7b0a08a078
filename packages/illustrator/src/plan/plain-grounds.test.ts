import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('builds the walls of a room of the bricks that the prompt names', () => {
  const { subjects, wallBehind, setting } = planOf('coffee shop with plants, brick wall');
  expect(setting).toBe('cafe');
  expect(wallBehind).toEqual({ kind: 'brick', colour: null });
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['potted-plant']);
});

it('keeps a wall that somebody sits on', () => {
  expect(planOf('a cat sitting on a brick wall').subjects.map(({ glyph }) => glyph)).toContain(
    '@wall',
  );
});
