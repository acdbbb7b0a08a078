import { expect, it } from 'vitest';
import type { HeldThing } from '../actors/held-thing.ts';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { lostHeldCounts } from './lost-held-counts.ts';

const two = { word: 'two', count: 2 };
const three = { word: 'three', count: 3 };
const held = (glyph: string, hold: HeldThing['hold'], saidCount: typeof two): HeldThing =>
  ({ glyph, hold, saidCount }) as HeldThing;

it('reports the number of things of which fewer are held', () => {
  const one = { carried: [held('umbrella', 'overhead', two)] };
  expect(lostHeldCounts([one])).toEqual(['two']);
  expect(lostHeldCounts([one, one])).toEqual([]);
  const both = { carried: [held('@flag', 'left', two), held('@flag', 'hand', two)] };
  expect(lostHeldCounts([both])).toEqual([]);
  expect(lostHeldCounts([both, both])).toEqual([]);
});

it('counts what a drawing shows of several', () => {
  expect(lostHeldCounts([{ carried: [held('books', 'chest', three)] }])).toEqual([]);
  expect(lostHeldCounts([{ carried: [held('books', 'chest', two)] }])).toEqual(['two']);
  expect(lostHeldCounts([{ carried: [held('bouquet', 'chest', two)] }])).toEqual([]);
});

it.each([
  ['a woman holding two cups', []],
  ['a girl hugging two balloons', []],
  ['a boy holding three books', []],
  ['a woman holding two umbrellas', ['two']],
  ['a man carrying four boxes', ['four']],
] as const)('draws the number of held things or reports it: %s', async (prompt, lost) => {
  const request = { prompt, seed: 1, width: 64, height: 64, purpose: 'still' } as const;
  const scene = await createScene(request, await createNodeHost());
  expect(scene.words.notDrawn).toEqual(lost);
  scene.release();
});
