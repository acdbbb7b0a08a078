import { expect, it } from 'vitest';
import { brightnessInTurn } from './blinking-lights.ts';

it.each([2, 3, 4])(
  'lights %i colors in turn, and each of them once dark and once bright',
  (count) => {
    const phases = Array.from({ length: 48 }, (_, i) => i / 48);
    for (let index = 0; index < count; index++) {
      const seen = phases.map((phase) => brightnessInTurn(index, count, phase));
      expect(Math.max(...seen)).toBeCloseTo(1);
      expect(Math.min(...seen)).toBeCloseTo(0);
      expect(brightnessInTurn(index, count, 1)).toBeCloseTo(brightnessInTurn(index, count, 0));
    }
    const lit = phases.map((phase) =>
      Array.from({ length: count }, (_, i) => brightnessInTurn(i, count, phase)).filter(
        (on) => on > 0.9,
      ),
    );
    expect(lit.every((all) => all.length <= 1)).toBe(true);
  },
);
