import { expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { addMoonOfMoonlight } from './moonlight.ts';

it.each([
  ['an alley lit by moonlight', 'night', 1],
  ['an alley at night', 'night', 0],
  ['an alley lit by moonlight', 'day', 0],
] as const)('adds a moon to "%s" by %s: %i', (prompt, time, count) => {
  const stage = createEmptyStage({ time });
  const before = stage.layers.length;
  addMoonOfMoonlight(
    { ...stage, layers: stage.layers, plan: { ...stage.plan, prompt } },
    { x: 0.5 },
  );
  expect(stage.layers.length - before).toBe(count);
});
