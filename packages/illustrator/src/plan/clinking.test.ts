import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['two people clinking beer glasses', 'beer-mug'],
  ['friends clinking glasses', 'wine-glass'],
  ['friends clinking wine glasses', 'wine-glass'],
  ['two people toasting with champagne', '@champagneflute'],
  ['couple clinking champagne glasses', '@champagneflute'],
])('gives each of two a glass that meets the other: %s', (prompt, glass) => {
  const { placements, plan } = layOutPrompt(prompt, vocabulary);
  const held = placements.map((each) => each.held.map((thing) => plan.subjects[thing]?.glyph));
  expect(held).toEqual([[glass], [glass]]);
  expect(placements.map(({ motion }) => motion)).toEqual(['highfive', 'highfive']);
  // In step, face to face and near enough to be seen.
  expect(placements.map(({ phaseOffset }) => phaseOffset)).toEqual([0, 0]);
  expect(placements.map(({ facing }) => facing)).toEqual(['right', 'left']);
  expect(placements[0]?.size).toBeGreaterThan(0.5);
});

it('leaves glasses that clink without people as a pair', () => {
  const { plan } = layOutPrompt('two wine glasses clinking', vocabulary);
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['@clinkingwine']);
});

it.each(['high five', 'hug', 'kiss'])('shows two where "%s" is all that is said', (prompt) => {
  expect(layOutPrompt(prompt, vocabulary).placements).toHaveLength(2);
});
