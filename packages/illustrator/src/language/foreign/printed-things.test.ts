import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { direct } from '../../plan/direct.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['T-Shirt mit einem Bären drauf', 'bear'],
  ['Tasse mit Katzenmotiv', 'cat'],
  ['tasse avec un chat dessus', 'cat'],
  ['tasse motif chat', 'cat'],
  ['sudadera con estampado de girasoles', 'sunflower'],
  ['taza con un gato estampado', 'cat'],
  ['猫の絵が描かれたマグカップ', 'cat'],
])('prints on the one thing of "%s"', (prompt, glyph) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.prints).toMatchObject([{ glyph }]);
});

it('leaves what lies on something on top of it', () => {
  const { subjects } = direct(parsePrompt('Torte mit Erdbeere drauf', vocabulary), vocabulary);
  expect(subjects[0]?.prints).toBeUndefined();
});
