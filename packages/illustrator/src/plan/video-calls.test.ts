import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('shows those who are called on the screen, and the caller waving at it', () => {
  const { subjects, words } = planOf('girl video calling her grandparents on a laptop');
  expect(subjects.map(({ glyph, motion }) => [glyph, motion])).toEqual([
    ['girl', 'wave'],
    ['@laptopcall', null],
  ]);
  expect(subjects[1]?.prints?.map(({ glyph }) => glyph)).toEqual(['old-man', 'old-woman']);
  expect(words.standIns).toEqual([]);
});

it('has a screen in the air where there is no desk', () => {
  const { subjects } = planOf('astronaut video calling his daughter from space');
  expect(subjects.some(({ glyph }) => glyph === '@tabletcall')).toBe(true);
});

it('keeps a call without somebody who is called at the laptop', () => {
  expect(planOf('a woman on a video call').subjects[0]?.motion).toBe('type');
});
