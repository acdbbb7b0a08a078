import { expect, it } from 'vitest';
import type { TextMove } from '../language/text-moves.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import type { Stage } from '../stage/stage.ts';
import { letterPlaces } from './letter-moves.ts';
import { originOf } from './phases.ts';

const stageOf = (captionMove: TextMove, still = false) =>
  ({ still, width: 480, take: PLAIN_TAKE, plan: { captionMove } }) as Stage;

const MOVES: readonly TextMove[] = [
  'bounce',
  'wiggle',
  'ripple',
  'pulse',
  'shake',
  'spin',
  'flash',
  'slide',
  'drop',
  'appear',
  'glitch',
];

it.each(MOVES)('%s moves each letter and closes its loop', (move) => {
  const placeOf = letterPlaces(stageOf(move), true);
  const places = Array.from({ length: 24 }, (_, i) => placeOf(i / 24, 1, 5, 60));
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBeGreaterThan(5);
  const [first, last] = [placeOf(0, 1, 5, 60), placeOf(1, 1, 5, 60)];
  for (const key of ['x', 'y', 'turn', 'wide', 'tall', 'alpha'] as const)
    expect(last[key]).toBeCloseTo(first[key], 6);
});

it.each<TextMove>(['slide', 'drop', 'appear'])('%s begins with the whole text', (move) => {
  const stage = stageOf(move);
  const place = letterPlaces(stage, true)(originOf(stage), 4, 5, 60);
  expect(place).toMatchObject({ alpha: 1, wide: 1 });
  expect(Math.abs(place.x) + Math.abs(place.y)).toBeLessThan(0.001);
});

it('moves nothing in stills', () => {
  const placeOf = letterPlaces(stageOf('slide', true), false);
  expect(placeOf(0.1, 0, 5, 60)).toEqual(placeOf(0.6, 0, 5, 60));
});
