import { expect, it } from 'vitest';
import { nameBoxes } from '../layout/sheet-parts.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const sheetOf = (prompt: string) => parsePrompt(prompt, vocabulary).dividedSheet;

it.each([
  ['parts of a flower diagram, petal, stem, leaf and root', ['Petal', 'Leaf', 'Stem', 'Root']],
  ['volcano cross section with magma and crater', ['Crater', 'Magma']],
  [
    'the water cycle for 3rd graders with labels',
    ['Evaporation', 'Condensation', 'Precipitation', 'Runoff', 'Collection'],
  ],
  ['labeled diagram of the layers of the earth', ['Crust', 'Mantle', 'Outer core', 'Inner core']],
])('"%s" names the parts that are asked for', (prompt, labels) => {
  const sheet = sheetOf(prompt);
  expect(sheet?.arrangement).toBe('parts');
  expect(sheet?.cells.map(({ label }) => label)).toEqual(labels);
  expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([]);
});

it('leaves a volcano in its landscape, and parts that it does not know undrawn', () => {
  expect(sheetOf('a volcano erupting at night')).toBeUndefined();
  expect(
    parsePrompt('parts of a flower: petal, stem and ovule', vocabulary).words.notDrawn,
  ).toEqual(['ovule']);
});

it('has no two names in one place', () => {
  const sheet = sheetOf('labeled diagram of a plant cell')!;
  const boxes = nameBoxes(sheet, { width: 800, height: 600 });
  for (const [i, [x, y, , height]] of boxes.entries()) {
    const others = boxes.filter((_, j) => j !== i);
    expect(others.some((each) => each[0] === x && Math.abs(each[1] - y) < height)).toBe(false);
  }
});
