import { expect, it } from 'vitest';
import { glassOf, windowOf } from './glass.ts';

const BUS = glassOf('@schoolbus');

it.each([[[-0.205, 0.205]], [[-0.273, 0, 0.273]], [[-0.3075, -0.1025, 0.1025, 0.3075]]])(
  'gives each of several riders a window of its own: %j',
  (shifts) => {
    const windows = shifts.map((shift) => windowOf(BUS, shift, false));
    expect(new Set(windows).size).toBe(shifts.length);
    expect(windows).not.toContain(null);
  },
);

it('leaves one rider at the wheel, and those in one room together', () => {
  expect(windowOf(BUS, 0, true)).toBeNull();
  expect(windowOf(glassOf('@fishbowl'), 0.2, false)).toBeNull();
});
