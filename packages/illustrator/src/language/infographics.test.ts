import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { INFOGRAPHICS } from './infographics.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const sheetOf = (prompt: string) => parsePrompt(prompt, vocabulary).dividedSheet;

it('knows each thing of its fields by its name', () => {
  for (const { cells } of INFOGRAPHICS) {
    for (const { thing } of cells) {
      const { subjects, words } = parsePrompt(thing ?? '', vocabulary);
      expect([thing, subjects.length, words.notDrawn]).toEqual([thing, 1, []]);
    }
  }
});

it.each([
  ['infographic about recycling', 'Recycling', 'Paper'],
  ['healthy eating infographic', 'Healthy eating', 'Fruit'],
  ['infographic about teamwork', 'Teamwork', 'Teamwork'],
])('"%s" has fields below its title', (prompt, title, first) => {
  const sheet = sheetOf(prompt);
  expect([sheet?.title, sheet?.cells[0]?.label]).toEqual([title, first]);
});

it('leaves an infographic about an unknown topic as it is', () => {
  expect(sheetOf('infographic with colorful charts')).toBeUndefined();
});
