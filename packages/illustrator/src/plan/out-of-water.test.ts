import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const placeOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).setting;

it.each([
  ['a cat watching a goldfish in a bowl', 'living'],
  ['a fisherman holding a fish', 'pier'],
  ['a goose chasing a mailman', 'hills'],
  ['two cats fighting over a fish', 'hills'],
  ['a cat staring at a fish tank', 'living'],
])('keeps who does not live in the water out of it: %s', (prompt, place) => {
  expect(placeOf(prompt)).toBe(place);
});

it.each([
  ['a mermaid and a fish', 'underwater'],
  ['a scuba diver and a fish', 'underwater'],
  ['three ducklings following a goose', 'lake'],
])('leaves others where they are: %s', (prompt, place) => {
  expect(placeOf(prompt)).toBe(place);
});

it('lets people on foot beside a boat stand on a pier, and not on the sea', () => {
  expect(placeOf('a fisherman who loves his boat')).toBe('pier');
});
