import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art: vocabulary } = await createNodeHost();

it('lets several push a car from one side, each behind the next', () => {
  const { placements, of } = layOutPrompt('four kids pushing a truck', vocabulary);
  const truck = of('delivery-truck');
  const kids = placements.filter(({ motion }) => motion === 'push');
  expect(kids).toHaveLength(4);
  const sides = kids.map(({ x }) => Math.sign(x - truck.x));
  expect(new Set(sides).size).toBe(1);
  expect(new Set(kids.map(({ x }) => x)).size).toBe(4);
});

it.each([
  ['boy helping his grandpa fix a bike', 'boy', 'old-man', 'bicycle'],
  ['son helping his father repair the car', 'boy', 'man', 'automobile'],
])('has two who mend one thing at both its sides: %s', (prompt, helper, mender, thing) => {
  const { of } = layOutPrompt(prompt, vocabulary);
  const sides = [helper, mender].map((glyph) => Math.sign(of(glyph).x - of(thing).x));
  expect(new Set(sides)).toEqual(new Set([-1, 1]));
});
