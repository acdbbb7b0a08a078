import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows one person of an art nouveau print as a portrait before plain color', () => {
  const { style, shot, backdrop } = planOf('art nouveau woman, gold and teal');
  expect([style, shot, backdrop]).toEqual(['nouveau', 'close', 'teal']);
  expect(planOf('art nouveau mermaid on a rock').backdrop).toBeNull();
  expect(planOf('art nouveau cat in a garden').shot).toBeNull();
});

it('puts flowers and feathers in the hair on the head', () => {
  const { subjects, relations } = planOf('a woman with peacock feathers in her hair');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['woman', '@peacockfeatherhat']);
  expect(relations).toEqual([{ from: 0, to: 1, kind: 'hold' }]);
  const roses = planOf('portrait of a girl with roses in her hair');
  expect(roses.subjects.map(({ glyph }) => glyph)).toEqual(['girl', '@flowercrown']);
});
