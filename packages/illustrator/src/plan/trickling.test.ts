import { expect, it } from 'vitest';
import { trickleOf } from '../actors/trickles.ts';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

it.each(['water dripping from a faucet', 'an hourglass with sand running down'])(
  'shows what runs in "%s"',
  async (prompt) => {
    const vocabulary = await readVocabulary();
    const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(words.notDrawn).toEqual([]);
    expect(trickleOf(subjects[0]?.glyph ?? '')).toBeDefined();
  },
);

it.each([
  ['an hourglass with sand running', 'running'],
  ['an hourglass with falling sand', 'falling'],
])('lets the sand run, and not the hourglass: "%s"', async (prompt, word) => {
  const vocabulary = await readVocabulary();
  const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toMatchObject([{ motion: null, hasLimbs: false }]);
  expect(words.drawn).toContain(word);
});

it.each([
  ['a crying onion with tears dripping', []],
  ['a crying emoji with tears dripping', []],
  ['an onion with a tear', ['tear']],
])('shows tears that drip, where one cries: "%s"', async (prompt, notDrawn) => {
  const vocabulary = await readVocabulary();
  const { words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(words.notDrawn).toEqual(notDrawn);
});

it.each([
  ['a jar of honey dripping', 'drip'],
  ['a knife dripping with blood', 'drip'],
  ['a fountain splashing in a park', null],
])('"%s" moves by its liquid', async (prompt, motion) => {
  const vocabulary = await readVocabulary();
  const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(plan.subjects[0]?.motion).toBe(motion);
  expect(plan.words.drawn.some((word) => /^(?:dripping|splashing)$/.test(word))).toBe(true);
});

it.each(['honey dripping into a jar', 'coffee dripping into a pot'])(
  'counts no drops of what is drawn in a vessel: "%s"',
  async (prompt) => {
    const vocabulary = await readVocabulary();
    const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(subjects[0]?.motion).toBeNull();
    expect(words.notDrawn).toContain('dripping');
  },
);
