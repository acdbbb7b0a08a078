import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { heldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { poseForHold } from './hold-pose.ts';
import { shareHands } from './hold.ts';

const { art } = await createNodeHost();

const thing = (changes: Partial<HeldThing>): HeldThing => ({
  glyph: '@suitcase',
  hold: 'hanging',
  copy: 0,
  copies: 1,
  size: 0.6,
  grip: { x: 0, y: 0 },
  inUse: null,
  tall: 1,
  mouthY: 0.7,
  draw: () => {},
  ...changes,
});

it('hangs a bag below the hand of a straight arm', () => {
  expect(poseForHold('hanging', '@suitcase')).toBe('lug');
  expect(heldPlace(thing({}), [-0.3, 1], [0.3, 1], 0).y).toBeGreaterThan(1.2);
});

it('changes a bag to the left hand when the right one has something else', () => {
  expect(shareHands(['hanging', 'palm'])).toEqual(['hangingleft', 'palm']);
  expect(shareHands(['hanging'])).toEqual(['hanging']);
});

it('fans out several that are in one hand', () => {
  const places = [0, 1, 2].map((copy) =>
    heldPlace(thing({ hold: 'hand', copy, copies: 3 }), [-0.3, 1], [0.3, 1], 0),
  );
  expect(new Set(places.map(({ x }) => x)).size).toBe(3);
});

it('keeps a number that is said in the hands of a person, without a table', () => {
  const { plan, placements } = layOutPrompt('waiter carrying six beer mugs', art);
  expect(plan.subjects.some(({ glyph }) => glyph === '@table')).toBe(false);
  expect(placements.find(({ held }) => held.length > 0)).toBeDefined();
});
