import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const settingOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).setting;

it.each(['real estate business card with a house', '"Quiet please" library sign with an owl'])(
  'prints on paper what stands in no scene: %s',
  (prompt) => {
    expect(settingOf(prompt)).toBe('flatlay');
  },
);

it('leaves the scene to a card', () => {
  expect(settingOf('birthday card with a house in a forest')).toBe('forest');
});
