import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  'handshake between two business people',
  'two businessmen shaking hands',
  'a doctor shaking hands with a patient',
  'two business partners closing a deal',
])('"%s": two face each other with nothing in their hands', (prompt) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  const [one, other, ...others] = placements.filter(({ motion }) => motion === 'shakehands');
  expect(others).toEqual([]);
  expect(new Set([one?.facing, other?.facing])).toEqual(new Set(['left', 'right']));
  expect([one?.held, other?.held]).toEqual([[], []]);
  expect(plan.words.notDrawn).toEqual([]);
});
