import { expect, it } from 'vitest';
import { flyOver, isFlownOver } from './fly-over.ts';
import type { Pair } from './pair.ts';
import type { Placement } from './placement.ts';

const at = (changes: Partial<Placement>): Placement => ({
  subject: 0,
  copy: 0,
  role: 'main',
  x: 0.3,
  y: 0.3,
  size: 0.4,
  airborne: false,
  motion: 'fly',
  phaseOffset: 0,
  facing: 'right',
  order: 50,
  depth: 0.5,
  mounts: [],
  seatShift: 0,
  held: [],
  attends: null,
  orbit: null,
  ...changes,
});
const pair: Pair = {
  subject: at({ airborne: true }),
  other: at({ role: 'back', x: 0.8, y: 0.85, size: 0.5 }),
  subjectGlyph: '@firedragon',
  otherGlyph: 'castle',
  build: null,
  isPerson: false,
  count: 1,
  otherCount: 1,
  subjectCategory: '',
  otherScale: 1,
  said: 'over',
  frame: { width: 512, height: 512, ground: 0.8 } as Pair['frame'],
};

it('puts who flies straight above what is below', () => {
  expect(isFlownOver('above', pair)).toBe(true);
  const { subject, other } = flyOver(pair);
  const flyer = subject?.(pair.subject);
  const castle = other?.(pair.other);
  expect(Math.abs((flyer?.x ?? 0) - (castle?.x ?? 1))).toBeLessThan(0.1);
  expect(flyer?.y).toBeLessThan(0.4);
});

it('leaves people, and several', () => {
  expect(isFlownOver('above', { ...pair, isPerson: true })).toBe(false);
  expect(isFlownOver('above', { ...pair, count: 3 })).toBe(false);
});
