import { expect, it } from 'vitest';
import { boundsOf } from '../art/bounds.ts';
import type { Canvas } from '../canvas.ts';
import { createNodeHost } from '../node/index.ts';
import { fillPolygon, paintOnce } from '../painting.ts';
import { bulged } from './bulge.ts';

const opaquePixels = (canvas: Canvas): number => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, i) => i % 4 === 3 && value > 128).length;
};

it('fills out a shape and leaves its outermost points where they are', async () => {
  const { environment } = await createNodeHost();
  const diamond = paintOnce(environment, 96, 96, (context) => {
    context.fillStyle = '#a05020';
    fillPolygon(context, [
      [48, 8],
      [88, 48],
      [48, 88],
      [8, 48],
    ]);
  });
  const fat = bulged(environment, diamond);
  expect(opaquePixels(fat)).toBeGreaterThan(opaquePixels(diamond) * 1.1);
  expect(boundsOf(fat).left).toBeCloseTo(boundsOf(diamond).left, 1);
  expect(boundsOf(fat).right).toBeCloseTo(boundsOf(diamond).right, 1);
});
