import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

const fromMiddle = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  Math.hypot(x - 0.5, y - 0.5);

it('binds the named plant in a ring around the words, with other things in its opening', () => {
  const prompt = 'wedding invitation with eucalyptus wreath and gold rings';
  const { all } = layOutPrompt(prompt, vocabulary);
  const sprigs = all('@eucalyptus');
  expect(sprigs.length).toBeGreaterThan(20);
  expect(sprigs.every((each) => Math.abs(fromMiddle(each) - 0.315) < 0.03)).toBe(true);
  expect(all('@ring')).toHaveLength(2);
  expect(all('@ring').every((each) => fromMiddle(each) < 0.25)).toBe(true);
});

it('sets flowers and eggs on the ring, and one of what it goes around in the middle', () => {
  const { all } = layOutPrompt('easter wreath with colored eggs and a bunny', vocabulary);
  expect(all('@paintedegg').length).toBeGreaterThan(2);
  expect(all('@paintedegg').every((each) => fromMiddle(each) > 0.3)).toBe(true);
  expect(all('rabbit').map(fromMiddle)).toEqual([0]);
});

it('leaves a wreath in a room as it is', () => {
  expect(layOutPrompt('a wreath above a fireplace', vocabulary).all('@wreath')).toHaveLength(1);
});

it('grows the one plant of a monogram around its letters', () => {
  const { placements } = layOutPrompt('monogram logo letter S with olive branch', vocabulary);
  expect(placements.length).toBeGreaterThan(20);
});
