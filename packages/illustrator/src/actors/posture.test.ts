import { expect, it } from 'vitest';
import type { Placement } from '../layout/placement.ts';
import type { HeldThing } from './held-thing.ts';
import { postureOf } from './posture.ts';

const placement = { motion: 'sit', attends: null } as Placement;

it.each([
  ['strum', 'guitar', { pose: 'sit', hands: 'play' }],
  ['hand', 'teacup', { pose: 'hold', hands: null }],
] as const)('holds itself on the ground with a thing held by %s', (hold, glyph, expected) => {
  const held = [{ hold, glyph, copies: 1 } as HeldThing];
  expect(postureOf({ placement, subject: undefined, top: null, held })).toMatchObject(expected);
});
