import { expect, it } from 'vitest';
import { lightSaid } from './glow.ts';

const brightness = (prompt: string): readonly number[] =>
  Array.from({ length: 24 }, (_, i) => lightSaid(prompt)?.(i / 24) ?? 1);

it('goes off and on, flickers or keeps steady as the prompt says', () => {
  expect(Math.min(...brightness('a lightbulb turning on'))).toBe(0);
  expect(Math.max(...brightness('a lightbulb turning on'))).toBe(1);
  expect(Math.min(...brightness('a lamp flickering'))).toBeLessThan(0.7);
  expect(Math.min(...brightness('a glowing lamp'))).toBe(1);
});
