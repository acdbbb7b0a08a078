import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a beach with umbrellas', 'umbrella-on-ground'],
  ['a woman holding an umbrella on the beach', 'umbrella'],
  ['an umbrella on the beach in the rain', 'umbrella'],
])('umbrellas on a sunny beach are parasols: %s', (prompt, glyph) => {
  expect(planOf(prompt).subjects.map((subject) => subject.glyph)).toContain(glyph);
});

it('puts a thing by itself on the sill of a kitchen, and on no table before it', () => {
  expect(planOf('a cake on the windowsill of a kitchen').isTabletop).toBe(false);
  const laid = planOf('a kitchen, a cake and a teapot on the windowsill');
  expect(laid.isTabletop && laid.words.drawn.includes('windowsill')).toBe(false);
});

it('reports the sill of a house that is seen from outside', () => {
  expect(planOf('a bird on a windowsill of a cottage').words.notDrawn).toContain('windowsill');
});

it('lets snow lie where a snowman is built in a garden', () => {
  expect(planOf('kids building a snowman in the garden').weather).toContain('snow');
});
