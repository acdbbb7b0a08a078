import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  'a fox reading a bedtime story to three rabbits in bed',
  'a mother bear reading a bedtime story to her cubs',
  'grandma reading a story to three kittens tucked in bed',
])('puts those to bed whom a story is read to: %s', (prompt) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const glyphAt = (index: number) => subjects[index]?.glyph;
  const inBed = relations.filter(({ to, kind }) => glyphAt(to) === '@sitbed' && kind === 'inside');
  expect(inBed.map(({ from }) => from)).toEqual([1]);
  expect(relations.some(({ from, to }) => from === 0 && glyphAt(to) === 'chair')).toBe(true);
});

it.each([
  ['a mother reading a bedtime story to her son', 'inside @tuckbed'],
  ['grandma reading a bedtime story to two kids', 'on bed'],
])('lets children lie under the blanket or sit on the bed: %s', (prompt, place) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const placed = relations.find(({ from }) => from === 1);
  expect(`${placed?.kind} ${subjects[placed?.to ?? 0]?.glyph}`).toBe(place);
});
