import { expect, it } from 'vitest';
import { lookBelowHat } from './below-hats.ts';
import type { HeldThing } from './held-thing.ts';

const hat = { glyph: '@strawhat', hold: 'head' } as HeldThing;

it('shows gray hair of old people below their hats', () => {
  expect(lookBelowHat('old-woman', undefined, [hat])?.hair?.style).toBe('bob');
  expect(lookBelowHat('old-man', undefined, [hat])?.beard?.shape).toBe('mustache');
});

it('leaves the beard that is said, and those without a hat or of another age', () => {
  const beard = { shape: 'long', colour: 'white' } as const;
  expect(lookBelowHat('old-man', { beard }, [hat])?.beard).toEqual(beard);
  expect(lookBelowHat('old-man', undefined, [])).toBe(undefined);
  expect(lookBelowHat('man', undefined, [hat])).toBe(undefined);
});
