import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each(['a lamp swinging from the ceiling', 'a pendant lamp swinging from the ceiling'])(
  'a lamp hangs on its cord and swings: %s',
  (prompt) => {
    const { of } = layOutPrompt(prompt, vocabulary);
    expect(of('@pendantlamp')).toMatchObject({ hangs: 'on a cord', motion: 'sway' });
  },
);

it.each([
  ['a sale tag swinging', 'label'],
  ['a lantern swinging', '@lantern'],
])('hangs what swings by itself on a cord: %s', (prompt, glyph) => {
  const { of } = layOutPrompt(prompt, vocabulary);
  expect(of(glyph)).toMatchObject({ hangs: 'on a cord', motion: 'sway' });
});

it('hangs still where it does not swing', () => {
  const { of } = layOutPrompt('a lamp hanging from the ceiling', vocabulary);
  expect(of('@pendantlamp').motion).toBe('idle');
});
