import { describe, expect, it } from 'vitest';
import { gripOf } from '../art/grip.ts';
import { createNodeHost } from '../node/index.ts';
import { isChewed } from './choose-hold.ts';
import { SHOULDER } from './figure-joints.ts';
import { figurePoseAt } from './figure-pose.ts';
import { reachedHand } from './figure-reach.ts';
import { heldPlace } from './held-place.ts';
import { drawnAs, type HeldThing } from './held-thing.ts';
import { copiesOf } from './held-things.ts';
import { shareHands } from './hold.ts';

const { environment } = await createNodeHost();

const thing = (changes: Partial<HeldThing>): HeldThing => ({
  glyph: 'umbrella',
  hold: 'overhead',
  copy: 0,
  copies: 1,
  grip: { x: 0, y: 0 },
  size: 1,
  inUse: null,
  tall: 1,
  mouthY: 0.7,
  draw: () => {},
  ...changes,
});

it.each([
  ['open-book', 'chest', 'sit', '@readbook'],
  ['open-book', 'bench', 'write', 'open-book'],
  ['laptop', 'chest', 'type', '@openlaptop'],
  ['laptop', 'chest', 'idle', 'laptop'],
  ['@bamboo', 'mouth', 'eat', '@bamboostalk'],
] as const)('%s, held %s in %s: %s', (glyph, hold, motion, drawn) =>
  expect(drawnAs(glyph, hold, motion)).toBe(drawn),
);

describe('the handle of an umbrella', () => {
  it('is found where it ends, also off the middle', () => {
    const canvas = environment.createCanvas(100, 100);
    const context = canvas.getContext('2d');
    context.fillStyle = '#000';
    context.fillRect(0, 0, 100, 40);
    context.fillRect(20, 40, 6, 60);
    const grip = gripOf(canvas);
    expect(grip.x).toBeCloseTo(-0.27, 1);
    expect(grip.y).toBeGreaterThan(0.3);
  });

  it.each([0, 0.3, 0.7])('lies in the hand at phase %s', (phase) => {
    const { leftHand, rightHand } = figurePoseAt('raise', phase);
    const grip = { x: -0.2, y: 0.4 };
    const place = heldPlace(thing({ grip, size: 1.25 }), leftHand, rightHand, phase);
    const cos = Math.cos(place.rotation) * place.size;
    const sin = Math.sin(place.rotation) * place.size;
    expect(place.x + grip.x * cos - grip.y * sin).toBeCloseTo(rightHand[0], 9);
    expect(place.y + grip.x * sin + grip.y * cos).toBeCloseTo(rightHand[1], 9);
  });
});

describe('what a person holds', () => {
  it('is where the arm ends, not where a pose would have the hand', () => {
    for (const name of ['cheer', 'fly', 'throw', 'raise', 'point'] as const) {
      const [x, y] = reachedHand(figurePoseAt(name, 0.2), 1);
      expect(Math.hypot(x - SHOULDER.x, y - SHOULDER.y)).toBeLessThan(0.451);
    }
  });

  it('stands on the head when it is carried there', () => {
    const hand = [0.3, 0.8] as const;
    const { y } = heldPlace(thing({ hold: 'crown', size: 0.8, tall: 0.5 }), hand, hand, 0);
    expect(y + (0.8 * 0.5) / 2).toBeCloseTo(0.05, 6);
  });
});

describe('several things', () => {
  it('spread above the hand when they fly, and lie on each other when they are carried', () => {
    const hand = [0.3, 0.8] as const;
    const balloons = [0, 1, 2, 3, 4].map((copy) =>
      heldPlace(thing({ hold: 'tether', copy, copies: 5 }), hand, hand, 0),
    );
    for (const { y } of balloons) expect(y).toBeLessThan(hand[1]);
    const xs = balloons.map(({ x }) => x);
    for (const [i, x] of xs.slice(1).entries()) expect(x).toBeGreaterThan(xs[i] ?? 0);
    const [lower, upper] = [0, 1].map((copy) =>
      heldPlace(thing({ glyph: '@box', hold: 'chest', copy, copies: 2 }), hand, hand, 0),
    );
    expect(upper?.x).toBeCloseTo(lower?.x ?? NaN);
    expect(upper?.y).toBeLessThan((lower?.y ?? 0) - 0.2);
  });
});

it('drops each of a few things, and has one of many in the hand', () => {
  expect(copiesOf({ glyph: '@plate', count: 3 }, 'dropped')).toBe(3);
  expect(copiesOf({ glyph: '@plate', count: 3 }, 'hand')).toBe(1);
});

describe('shareHands', () => {
  it('leaves one thing where it is', () => {
    expect(shareHands(['chest', 'head'])).toEqual(['chest', 'head']);
  });

  it('gives two things a hand each, and a third a place between them', () => {
    expect(shareHands(['chest', 'neck', 'hand'])).toEqual(['left', 'neck', 'hand']);
    expect(shareHands(['hand', 'hand', 'palm'])).toEqual(['left', 'hand', 'chest']);
  });

  it('takes the left hand where the right one holds a string or an umbrella', () => {
    expect(shareHands(['tether', 'hand'])).toEqual(['tether', 'left']);
    expect(shareHands(['chest', 'overhead'])).toEqual(['left', 'overhead']);
  });
});

it('is between the teeth of animals that chew on what is no food', () => {
  expect(isChewed('running-shoe', 'clothing', true)).toBe(true);
  expect(isChewed('running-shoe', 'clothing', false)).toBe(false);
  expect(isChewed('carrot', 'food-vegetable', true)).toBe(false);
});

it('lays a long thing across the mouth', () => {
  const hand = [0, 0] as const;
  expect(heldPlace(thing({ hold: 'teeth', tall: 2 }), hand, hand, 0)).toMatchObject({ y: 0.7 });
  expect(heldPlace(thing({ hold: 'teeth', tall: 2 }), hand, hand, 0).rotation).toBeLessThan(-1);
});
