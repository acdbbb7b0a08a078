import { expect, it } from 'vitest';
import { createEmptyStage, paintBoxes, pixelsOf } from '../../testing/empty-stage.ts';
import { ukiyoe } from './ukiyoe.ts';

it('prints areas flat, in lines of dark indigo, and leaves a bright sky as paper', () => {
  const stage = createEmptyStage({ style: 'ukiyoe', width: 60, height: 60 });
  const canvas = paintBoxes(stage, '#c8e4f2', [['#2060a0', 30, 0, 30, 60]]);
  ukiyoe(stage, () => {})(canvas, 0);
  const pixels = pixelsOf(canvas);
  const at = (x: number) => pixels.slice((30 * 60 + x) * 4, (30 * 60 + x) * 4 + 3);
  const [sky, line, sea] = [at(10), at(30), at(50)];
  expect(sky[0]).toBeGreaterThan((sky[2] ?? 0) - 12);
  expect(sea[2]).toBeGreaterThan((sea[0] ?? 0) + 30);
  expect(Math.max(...line)).toBeLessThan(130);
});
