import { expect, it } from 'vitest';
import { oneOf } from '../language/one-of.ts';
import { wornFromBehind } from './worn-from-behind.ts';

it('shows the back of helmets and hoods, and nothing that is worn before the face', () => {
  const things = ['@knighthelm', 'glasses', '@cowlhat', '@sword'].map((glyph) => oneOf(glyph));
  expect(wornFromBehind(things).map(({ glyph }) => glyph)).toEqual([
    '@backknighthelm',
    '@backcowlhat',
    '@sword',
  ]);
});
