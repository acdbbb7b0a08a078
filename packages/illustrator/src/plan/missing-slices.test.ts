import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each(['pizza with one slice missing', 'pizza with a piece taken out'])(
  'shows the gap from above: %s',
  (prompt) => {
    const { subjects, shot, words } = plan(prompt);
    expect([subjects[0]?.condition, shot, words.notDrawn]).toEqual(['sliced', 'top', []]);
  },
);

it('shows the layers of a cut cake', () => {
  const { subjects, words } = plan('chocolate cake with one piece missing');
  expect([subjects[0]?.glyph, words.notDrawn]).toEqual(['@cutcake', []]);
});

it.each(['nail polish bottle spilled in purple', 'a spilled jar of honey', 'spilled paint bucket'])(
  'lays the vessel on its side: %s',
  (prompt) => {
    const { subjects, words } = plan(prompt);
    expect(subjects).toMatchObject([{ condition: 'spilled', motion: null }]);
    expect(words.notDrawn).toEqual([]);
  },
);

it('gives what is spilled into no hands', () => {
  expect(plan('a cat with a spilled vase').relations).toMatchObject([{ kind: 'beside' }]);
});
