import { expect, it } from 'vitest';
import { readTravelPoster } from './travel-posters.ts';

it('shows what is usual in a place, and only the place where the poster has a thing of its own', () => {
  expect(readTravelPoster('travel poster of the alps')?.rest).toContain('cabin');
  const own = readTravelPoster('vintage poster of a train in the alps');
  expect(own?.rest).toContain('train');
  expect(own?.rest).toContain('mountains');
  expect(own?.rest).not.toContain('cabin');
  expect(own?.caption).toBe('Alps');
});
