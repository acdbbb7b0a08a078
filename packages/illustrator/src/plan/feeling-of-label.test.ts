import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows the feeling that stands before a colon', () => {
  const { subjects, words } = plan('rage quit: kid throwing a game controller');
  expect(subjects[0]).toMatchObject({ glyph: 'child', motion: 'throw', expression: 'angry' });
  expect(words.notDrawn).toEqual([]);
});

it('lets the first one feel what is lettered', () => {
  const { subjects } = direct(parsePrompt("i'm so tired, panda", vocabulary), vocabulary);
  expect(subjects).toMatchObject([{ glyph: 'panda', expression: 'sleepy' }]);
});
