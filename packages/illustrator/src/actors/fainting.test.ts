import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { fainting, LIES } from './fainting.ts';

const actor = (puppet: boolean) =>
  ({ body: { height: 100 }, sizePx: 100, puppet, isAnimal: true }) as unknown as Actor;

it('stands at first, then lies on the side', () => {
  expect(fainting(actor(true), 0).rotation).toBeCloseTo(0);
  expect(fainting(actor(true), LIES).rotation).toBeGreaterThan(1.3);
});

it('turns the legs of an animal up that is seen from its side', () => {
  expect(fainting(actor(false), LIES)).toMatchObject({ scaleY: -1, lift: 1 });
});
