import { expect, it } from 'vitest';
import { stillPhase } from '../scene/phases.ts';
import { figurePoseAt } from './figure-pose.ts';
import { poseAt } from './pose.ts';

/** How far a number comes in a loop. */
function rangeOf(at: (phase: number) => number): number {
  const values = Array.from({ length: 48 }, (_, i) => at(i / 48));
  return Math.max(...values) - Math.min(...values);
}

it.each([
  ['of people', figurePoseAt],
  ['of puppets', poseAt],
])('heads %s go aside when they are shaken and down when they nod', (_, pose) => {
  expect(rangeOf((phase) => pose('refuse', phase).headAt[0])).toBeGreaterThan(0.15);
  expect(rangeOf((phase) => pose('nod', phase).headAt[1])).toBeGreaterThan(0.1);
  expect(rangeOf((phase) => pose('wave', phase).headAt[0])).toBe(0);
});

it('hands that clap meet and part', () => {
  const apart = (phase: number): number =>
    figurePoseAt('clap', phase).rightHand[0] - figurePoseAt('clap', phase).leftHand[0];
  expect(rangeOf(apart)).toBeGreaterThan(0.15);
});

it('hands that clap meet in stills', () => {
  const { leftHand, rightHand } = figurePoseAt('clap', stillPhase);
  expect(rightHand[0] - leftHand[0]).toBeLessThan(0.12);
});

it('puppets salute with a hand at the brow, before the head', () => {
  const [x, y] = poseAt('salute', stillPhase).rightHand;
  expect(x).toBeLessThan(0.45);
  expect(y).toBeLessThan(0.5);
});
