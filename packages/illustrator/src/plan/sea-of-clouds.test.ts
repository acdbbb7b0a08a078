import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['a village above the clouds', 'a castle on a mountain above the clouds'])(
  'lays clouds around land that is above them: %s',
  (prompt) => {
    const { landforms, words } = plan(prompt);
    expect(landforms).toContain('cloudsea');
    expect(words.drawn).toContain('above the clouds');
  },
);

it('shows one castle in the sky', () => {
  expect(plan('a castle above the clouds').subjects).toMatchObject([
    { glyph: '@skycastle', count: 1 },
  ]);
});

it('does not count clouds as drawn below what is no height', () => {
  const { landforms, words } = plan('a cat in a kitchen above the clouds');
  expect(landforms).not.toContain('cloudsea');
  expect(words.notDrawn).toContain('above the clouds');
});
