import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('shows an iceberg above and below the water, with a word in each part', () => {
  const plan = planOf('an iceberg with the word SUCCESS on top and WORK underwater');
  expect(plan.subjects).toMatchObject([{ glyph: '@wholeiceberg', lettering: 'WORK' }]);
  expect(plan.caption).toBe('SUCCESS');
  expect(plan.words.notDrawn).toEqual([]);
});

it('takes the word in the lower part as it is', () => {
  const { subjects } = planOf('an iceberg with "WORK (HARD" underwater');
  expect(subjects).toMatchObject([{ glyph: '@wholeiceberg', lettering: 'WORK (HARD' }]);
});

it('leaves an iceberg that is only seen from above', () => {
  expect(planOf('a ship beside an iceberg').subjects.map(({ glyph }) => glyph)).toContain(
    '@iceberg',
  );
});

it('lets a bird fly out of a cage with an open door', () => {
  const { subjects } = planOf('a bird leaving an open cage');
  expect(subjects).toMatchObject([{ motion: 'fly' }, { glyph: '@opencage' }]);
  expect(planOf('a bird in a cage').subjects.map(({ glyph }) => glyph)).toContain('@birdcage');
});
