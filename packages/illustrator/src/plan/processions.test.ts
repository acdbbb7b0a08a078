import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { layOut } from '../layout/layout.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);
const FRAME = {
  width: 512,
  height: 512,
  ground: 0.8,
  horizon: 0.6,
  water: null,
  window: null,
  take: { closeness: 1 },
};

it.each([
  ['desert caravan of camels crossing dunes', 'camel'],
  ['a camel caravan in the desert', 'camel'],
  ['elephants cross the savannah', 'elephant'],
  ['penguins following each other', 'penguin'],
])('lets several walk in a procession: %s', (prompt, glyph) => {
  expect(planOf(prompt).subjects).toMatchObject([{ glyph, motion: 'walk', count: 5 }]);
});

it('leaves cats that sit in a row', () => {
  expect(planOf('three cats sitting in a row').subjects).toMatchObject([
    { motion: 'sit', count: 3 },
  ]);
});

it('places them one behind the other, all in one direction', () => {
  const frame = FRAME as unknown as Parameters<typeof layOut>[1];
  const file = layOut(planOf('a caravan of camels'), frame, (glyph) => art.categoryOf(glyph));
  expect(new Set(file.map(({ facing }) => facing))).toEqual(new Set(['right']));
  const xs = file.map(({ x }) => x).toSorted((one, other) => one - other);
  expect(Math.min(...xs.slice(1).map((x, i) => x - (xs[i] ?? 0)))).toBeGreaterThan(0.1);
});
