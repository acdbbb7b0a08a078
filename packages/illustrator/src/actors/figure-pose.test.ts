import { describe, expect, it } from 'vitest';
import { GESTURES } from '../language/gestures.ts';
import { figurePoseAt } from './figure-pose.ts';
import { gestureHands } from './gesture-hands.ts';
import type { PoseName } from './pose.ts';

const POSES: readonly PoseName[] = [
  ...GESTURES,
  'walk',
  'run',
  'dance',
  'jump',
  'sit',
  'seated',
  'sleep',
  'doze',
  'ride',
  'pedal',
  'wave',
  'hug',
  'read',
  'eat',
  'drink',
  'howl',
  'twirl',
  'hang',
  'look',
  'present',
];

const numbersOf = (pose: object): number[] =>
  Object.values(pose)
    .flat(2)
    .filter((value): value is number => typeof value === 'number');

describe('the poses of people', () => {
  it.each(POSES)('close their loop: %s', (name) => {
    for (const variant of [0, 1, 2]) {
      const first = numbersOf(figurePoseAt(name, 0, variant));
      const last = numbersOf(figurePoseAt(name, 1, variant));
      expect(last).toHaveLength(first.length);
      for (const [i, value] of last.entries()) expect(value).toBeCloseTo(first[i] ?? NaN, 6);
    }
  });

  it.each(POSES)('keep the feet above the ground: %s', (name) => {
    for (const phase of [0, 0.2, 0.4, 0.6, 0.8]) {
      const { leftFoot, rightFoot } = figurePoseAt(name, phase);
      expect(Math.max(leftFoot[1], rightFoot[1])).toBeLessThan(1.56);
    }
  });

  it('differ from each other', () => {
    const still = numbersOf(figurePoseAt('idle', 0.3));
    for (const name of GESTURES) expect(numbersOf(figurePoseAt(name, 0.3))).not.toEqual(still);
  });

  it('walk with the legs seen from the side, and with feet that reach the ground', () => {
    for (const phase of [0, 0.125, 0.2, 0.375]) {
      const { hips, hipsApart = 1, leftFoot, rightFoot } = figurePoseAt('walk', phase);
      expect(hipsApart).toBeLessThan(0.05);
      const standing = leftFoot[1] > rightFoot[1] ? leftFoot : rightFoot;
      const leg = Math.hypot(standing[0], standing[1] - 1.06 - hips[1]);
      expect(leg).toBeLessThan(0.47);
    }
  });

  it('have several ways to dance', () => {
    expect(figurePoseAt('dance', 0.2, 0)).not.toEqual(figurePoseAt('dance', 0.2, 1));
  });

  it('raise the hands of puppets beside their wide heads', () => {
    const hands = gestureHands('cheer', 0);
    expect(hands?.leftHand[0]).toBeLessThan(-0.45);
    expect(hands?.rightHand[0]).toBeGreaterThan(0.45);
    expect(gestureHands('walk', 0)).toBeNull();
  });
});

it('raises the hands of a shrug and lowers them again, and shows them up in stills', () => {
  const heightAt = (phase: number): number => figurePoseAt('shrug', phase).rightHand[1];
  const heights = Array.from({ length: 24 }, (_, i) => heightAt(i / 24));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.2);
  expect(heightAt(0.18)).toBeLessThan(Math.min(...heights) + 0.03);
});

/** How far the right hand and the crown come in a loop. */
function reachOf(name: PoseName): number {
  const poses = Array.from({ length: 24 }, (_, i) => figurePoseAt(name, i / 24));
  const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(
    range(poses.map(({ rightHand }) => rightHand[1])),
    range(poses.map(({ rightHand }) => rightHand[0])),
    range(poses.map(({ leftHand }) => leftHand[1])),
    0.5 * range(poses.map(({ head }) => head)),
  );
}

it.each<PoseName>(['read', 'photo', 'call', 'dab', 'crossarms', 'toast', 'stir', 'talk'])(
  'moves far enough to be seen: %s',
  (name) => {
    expect(reachOf(name)).toBeGreaterThan(0.055);
  },
);

it.each<PoseName>(['facepalm', 'salute', 'thumbsup', 'drink', 'eat'])(
  'raises a hand and lowers it again, and has it up in stills and first frames: %s',
  (name) => {
    expect(reachOf(name)).toBeGreaterThan(0.19);
    const heightAt = (phase: number): number => figurePoseAt(name, phase).rightHand[1];
    const highest = Math.min(...Array.from({ length: 24 }, (_, i) => heightAt(i / 24)));
    expect(heightAt(0.18)).toBeLessThan(highest + 0.05);
  },
);
