import { expect, it } from 'vitest';
import { isThinFog } from './thin-fog.ts';

it('tells mist from fog', () => {
  expect(isThinFog('mountain lake at sunrise, pine trees, mist')).toBe(true);
  expect(isThinFog('a ship in thick mist')).toBe(false);
  expect(isThinFog('a foggy, misty moor')).toBe(false);
  expect(isThinFog('a lake at noon')).toBe(false);
});
