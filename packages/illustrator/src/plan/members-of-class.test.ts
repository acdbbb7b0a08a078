import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['yoga class on the beach, four women', ['4 woman yoga'], 'beach'],
  ['yoga class', ['4 person yoga'], 'yogastudio'],
  ['yoga class in the park', ['4 person yoga'], 'park'],
  ['dance class, six kids', ['6 child dance'], 'hills'],
])('shows who does what in %o', (prompt, people, setting) => {
  const plan = direct(parsePrompt(prompt, art), art);
  expect(plan.subjects.map(({ count, glyph, motion }) => `${count} ${glyph} ${motion}`)).toEqual(
    people,
  );
  expect(plan.setting).toBe(setting);
});
