import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows the balcony of a castle without the castle, and says so', () => {
  const { setting, subjects, words } = plan('a princess on a castle balcony');
  expect(setting).toBe('balcony');
  expect(subjects.map(({ word }) => word)).toEqual(['princess']);
  expect(words.notDrawn).toContain('castle');
});

it('keeps a castle that has something beside it', () => {
  expect(plan('a princess before a castle').subjects.map(({ word }) => word)).toContain('castle');
});

it('lets a skeleton stand on the ground and a skull lie on a table', () => {
  expect(plan('a skeleton')).toMatchObject({ setting: 'graveyard', isTabletop: false });
  expect(plan('a skull and a candle').isTabletop).toBe(true);
});
