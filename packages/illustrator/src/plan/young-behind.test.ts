import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each(['five ducklings crossing the street behind their mom', 'kittens behind their mother'])(
  'lets the young of %o walk in a row after her',
  (prompt) => {
    const { subjects, relations } = direct(parsePrompt(prompt, art), art);
    expect(relations.map(({ kind }) => kind)).toEqual(['left']);
    expect(subjects.map(({ motion }) => motion)).toEqual(['walk', 'walk']);
  },
);

it('draws a mother duck brown, and other ducks as they are', () => {
  const colourOf = (prompt: string) =>
    direct(parsePrompt(prompt, art), art).subjects.find(({ glyph }) => glyph === 'duck')?.colour;
  expect(colourOf('ducklings following their mother')).toBe('brown');
  expect(colourOf('a duck on a pond')).toBeNull();
});
