import { expect, it } from 'vitest';
import { createEmptyStage, paintBoxes, pixelsOf } from '../../testing/empty-stage.ts';
import { lineart } from './lineart.ts';

it('draws black lines between areas, which are white whatever their color is', () => {
  const stage = createEmptyStage({ style: 'lineart', width: 60, height: 60 });
  const canvas = paintBoxes(stage, '#203080', [['#308020', 30, 0, 30, 60]]);
  lineart(stage, () => {})(canvas, 0);
  const pixels = pixelsOf(canvas);
  const at = (x: number) => pixels[(30 * 60 + x) * 4];
  expect([at(10), at(50)]).toEqual([255, 255]);
  expect(at(30)).toBeLessThan(90);
});
