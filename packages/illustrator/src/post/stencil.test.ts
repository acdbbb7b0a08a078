import { expect, it } from 'vitest';
import { createEmptyStage, paintBoxes, pixelsOf } from '../testing/empty-stage.ts';
import { printInInks } from './stencil.ts';

it('leaves one ink and the paper, and parts two colors of equal darkness by a line', () => {
  const stage = createEmptyStage({ width: 60, height: 60 });
  const canvas = paintBoxes(stage, '#ffffff', [
    ['#b03030', 10, 10, 20, 40],
    ['#3050b0', 30, 10, 20, 40],
  ]);
  printInInks(stage, canvas, [1, 0, 0], [[0, 0, 0]]);
  const pixels = pixelsOf(canvas);
  const at = (x: number, y: number) => pixels[(y * 60 + x) * 4];
  expect([at(3, 3), at(20, 30), at(40, 30)]).toEqual([255, 0, 0]);
  expect(at(30, 30)).toBeGreaterThan(150);
});
