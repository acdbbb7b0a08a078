import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  'a lonely man in a vast desert',
  'one small boat on an endless ocean',
  'a tiny person in a huge empty city',
])('shows who is in a vast place from far away: %s', (prompt) => {
  expect(plan(prompt).shot).toBe('far');
});

it('counts the words for the size of the place as drawn', () => {
  expect(plan('a lonely man in a vast desert').words.drawn).toContain('vast');
});

it('stays near where the prompt says nothing of the size of the place', () => {
  expect(plan('a man in a desert').shot).toBeNull();
  expect(plan('endless loop of a dog running in a park').shot).toBeNull();
});
