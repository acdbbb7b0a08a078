import { expect, it } from 'vitest';
import { FACES } from './faces.ts';

it.each([
  '@whale-head',
  '@dolphin-head',
  '@octopus-head',
  '@turtle-head',
  '@horse-head',
  '@giraffe-head',
  'frog',
])('knows where the drawn mouth of a head is, so that a sad one does not smile: %s', (glyph) => {
  const { grin, mouthY } = FACES[glyph] ?? {};
  expect(grin).toBeDefined();
  expect(Math.abs((grin?.y ?? 0) - (mouthY ?? 1))).toBeLessThan(0.05);
});
