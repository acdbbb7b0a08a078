import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows the light at the end of a tunnel', () => {
  const { setting, words } = plan('light at the end of the tunnel');
  expect([setting, words.notDrawn]).toEqual(['tunnel', []]);
});

it('shows from behind who goes toward it', () => {
  const { subjects } = plan('a man walking toward the light at the end of a tunnel');
  expect(subjects[0]?.isTurnedAway).toBe(true);
});
