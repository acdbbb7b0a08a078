import { describe, expect, it } from 'vitest';
import { GESTURES } from '../language/gestures.ts';
import type { MotionName } from '../language/motion-name.ts';
import { movementAt, presenceAt } from './motion.ts';
import { poseAt, type PoseName } from './pose.ts';

const MOTIONS: readonly MotionName[] = [
  'jump',
  'bounce',
  'spin',
  'float',
  'dance',
  'fly',
  'run',
  'walk',
  'swim',
  'drive',
  'sail',
  'swing',
  'sleep',
  'pulse',
  'shake',
  'wave',
  'sit',
  'surf',
  'ride',
  'orbit',
  'turn',
  'chasetail',
  'twirl',
  'howl',
  'eat',
  'drink',
  'hang',
  'fall',
  'slip',
  'lean',
  'lie',
  'flip',
  ...GESTURES,
  'idle',
];
const POSES: readonly PoseName[] = [
  ...MOTIONS,
  'hold',
  'raise',
  'hug',
  'water',
  'play',
  'beat',
  'read',
  'pedal',
  'look',
  'present',
];

/** Every number in a movement or a pose; angles as points of the circle. */
const flatten = (value: object): readonly number[] =>
  Object.entries(value).flatMap(([name, part]: [string, number | readonly number[]]) => {
    if (typeof part !== 'number') return part;
    return name === 'rotation' ? [Math.cos(part), Math.sin(part)] : [part];
  });

const distance = (a: object, b: object): number => {
  const other = flatten(b);
  return Math.max(...flatten(a).map((value, i) => Math.abs(value - (other[i] ?? 0))));
};

const SAMPLES = 960;

/** The largest change of any part's speed from one sample to the next, over its top speed. */
function hardestJerk(at: (phase: number) => object): number {
  const values = Array.from({ length: SAMPLES }, (_, i) => flatten(at(i / SAMPLES)));
  const parts = values[0]?.length ?? 0;
  const jerks = Array.from({ length: parts }, (_, part) => {
    const value = (i: number): number => values[i % SAMPLES]?.[part] ?? 0;
    const speeds = values.map((_, i) => value(i + 1) - value(i));
    const top = Math.max(...speeds.map(Math.abs));
    const changes = speeds.map((speed, i) => Math.abs((speeds[(i + 1) % SAMPLES] ?? 0) - speed));
    return top < 1e-9 ? 0 : Math.max(...changes) / top;
  });
  return Math.max(...jerks);
}

/** A sine of eight turns reaches 0.052; a corner, as of the absolute value of a sine, reaches 2. */
const SMOOTH = 0.15;

describe.each(MOTIONS)('the motion %s', (name) => {
  it('ends where it began', () => {
    expect(distance(movementAt(name, 0), movementAt(name, 1))).toBeLessThan(1e-9);
    expect(distance(movementAt(name, 0.0005), movementAt(name, 0.9995))).toBeLessThan(0.06);
  });

  it('has no corner in its way: the speed never leaps', () => {
    expect(hardestJerk((phase) => movementAt(name, phase))).toBeLessThan(SMOOTH);
  });

  it('moves, and never by a leap between frames', () => {
    const frames = Array.from({ length: 240 }, (_, i) => movementAt(name, i / 240));
    const steps = frames.map((frame, i) => distance(frame, frames[(i + 1) % 240] ?? frame));
    expect(Math.max(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThan(0.12);
  });
});

describe.each(POSES)('the pose %s', (name) => {
  it('ends where it began and has no leaps', () => {
    expect(distance(poseAt(name, 0), poseAt(name, 1))).toBeLessThan(1e-9);
    for (let i = 0; i < 240; i++) {
      expect(distance(poseAt(name, i / 240), poseAt(name, (i + 1) / 240))).toBeLessThan(0.06);
    }
  });
});

describe.each(POSES)('the pose %s', (name) => {
  it('has no corner in its way', () => {
    expect(hardestJerk((phase) => poseAt(name, phase))).toBeLessThan(SMOOTH);
  });
});

it.each(['takeoff', 'touchdown'] as const)('%s: it is not seen while it goes back', (name) => {
  const frames = Array.from({ length: 240 }, (_, i) => i / 240);
  const liftAt = (phase: number): number => movementAt(name, phase).lift;
  const leaps = frames.filter((phase) => Math.abs(liftAt(phase + 1 / 240) - liftAt(phase)) > 0.1);
  expect(Math.max(...leaps.map((phase) => presenceAt(name, phase)))).toBeLessThan(0.06);
  expect(frames.filter((phase) => presenceAt(name, phase) > 0.9).length).toBeGreaterThan(160);
});

describe('a jump', () => {
  it('crouches before it leaves the ground and comes back to it', () => {
    expect(movementAt('jump', 0).scaleY).toBeLessThan(0.9);
    expect(movementAt('jump', 0).lift).toBeCloseTo(0);
    expect(movementAt('jump', 0.25).lift).toBeGreaterThan(0.35);
    expect(movementAt('jump', 0.5).lift).toBeCloseTo(0);
  });
});
