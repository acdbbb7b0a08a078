import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['a giant snail carrying a village on its shell', '@smallvillage', 'village'],
  ['an elephant with a forest on its back', '@smallforest', 'forest'],
  ['a turtle with a garden growing on its shell', '@smallgarden', 'garden'],
  ['a whale carrying a city on its back', '@smallcity', 'city'],
])('puts on the back what %o says', (prompt, glyph, place) => {
  const plan = direct(parsePrompt(prompt, art), art);
  const carried = plan.relations.find(({ to, kind }) => to === 0 && kind === 'on');
  expect(plan.subjects[carried?.from ?? -1]?.glyph).toBe(glyph);
  expect(plan.setting).not.toBe(place);
});

it('leaves a village where an animal only is in it', () => {
  const plan = direct(parsePrompt('a snail in a village', art), art);
  expect(plan.setting).toBe('village');
  expect(plan.subjects).toHaveLength(1);
});
