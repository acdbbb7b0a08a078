import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { withDeedOfTitle } from './title-deeds.ts';

const vocabulary = await readVocabulary();

it.each([
  ['poster for a charity run in the city', 'run'],
  ['Plakat für einen Spendenlauf in der Stadt', 'run'],
  ['運動会のポスター', 'run'],
  ['sports day poster, elementary school, ball toss game', 'toss'],
])('shows on a poster what people do at its event: %s', (prompt, motion) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects.find(({ person }) => person !== null)?.motion).toBe(motion);
});

it('adds no people where the prompt names some, nor to flyers', () => {
  const named = 'poster for a charity run in the city with a dog';
  expect(withDeedOfTitle('charity run', named)).toBe(named);
  expect(withDeedOfTitle('charity run', 'charity run flyer')).toBe('charity run flyer');
});

it('claims no words that the prompt does not have', () => {
  const { words } = parsePrompt('poster for a charity run in the city', vocabulary);
  expect(words.drawn).toEqual(['poster', 'city', '“Charity run”']);
});
