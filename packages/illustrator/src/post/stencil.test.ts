import { expect, it } from 'vitest';
import { createEmptyStage, pixelsOf } from '../testing/empty-stage.ts';
import { printInInks } from './stencil.ts';

it('leaves one ink and the paper, and parts two colors of equal darkness by a line', () => {
  const stage = createEmptyStage({ width: 60, height: 60 });
  const canvas = stage.environment.createCanvas(60, 60);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 60, 60);
  context.fillStyle = '#b03030';
  context.fillRect(10, 10, 20, 40);
  context.fillStyle = '#3050b0';
  context.fillRect(30, 10, 20, 40);
  printInInks(stage, canvas, [1, 0, 0], [[0, 0, 0]]);
  const pixels = pixelsOf(canvas);
  const at = (x: number, y: number) => pixels[(y * 60 + x) * 4];
  expect([at(3, 3), at(20, 30), at(40, 30)]).toEqual([255, 0, 0]);
  expect(at(30, 30)).toBeGreaterThan(150);
});
