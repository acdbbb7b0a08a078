import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a money tree with gold coins instead of leaves', 'coin'],
  ['a tree whose leaves are butterflies', 'butterfly'],
])('fills the crown of a tree: %s', (prompt, glyph) => {
  const { subjects } = plan(prompt);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.leaves?.glyph).toBe(glyph);
});

it('stands on a bare back what a snail has instead of a shell', () => {
  const { subjects, relations } = plan('a snail with a lighthouse instead of a shell');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@slug', '@lighthouse']);
  expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'on' }]);
});

it('says that other things are not where the part would be', () => {
  expect(plan('a car with donuts instead of wheels').words.notDrawn).toContain('instead of');
  expect(plan('a man with a cloud instead of a head').words.notDrawn).toEqual([]);
});
