import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a girl holding a cloud on a string', 'cloud'],
  ['the moon as a balloon held by a child', '@moon'],
  ['a bear holding a star like a balloon', '@star'],
])('ties a thing to the hand of somebody: %s', (prompt, glyph) => {
  const { subjects, relations } = planOf(prompt);
  const thing = subjects.findIndex((each) => each.glyph === glyph);
  expect(subjects[thing]?.heldAs).toBe('tether');
  expect(relations).toMatchObject([{ to: thing, kind: 'hold' }]);
});

it('leaves a cloud in the sky otherwise', () => {
  expect(planOf('a girl under a cloud').subjects.some(({ heldAs }) => heldAs === 'tether')).toBe(
    false,
  );
});

it.each(['a kid pulling a toy duck on a string', 'a dog pulling a sled on a rope'])(
  'pulls along the ground: %s',
  (prompt) => {
    const { subjects, relations, words } = planOf(prompt);
    expect(subjects).toHaveLength(2);
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'beside' }]);
    expect(words.notDrawn).toHaveLength(1);
  },
);
