import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { toastDrawing } from './toast.ts';

it('lets the slices go down, jump out and come to rest', async () => {
  const { environment } = await createNodeHost();
  const sprite = environment.createCanvas(100, 100);
  const paint = sprite.getContext('2d');
  paint.fillStyle = 'red';
  paint.fillRect(30, 20, 20, 30);
  const bounds = { left: 0, right: 1, top: 0, bottom: 1 };
  const draw = toastDrawing({ sprite, x: 0, y: 0, bounds, turned: false });
  const isRedAt = (phase: number, y: number): boolean => {
    const context = environment.createCanvas(100, 100).getContext('2d');
    draw(context, phase);
    return context.getImageData(40, y, 1, 1).data[3] === 255;
  };
  expect([isRedAt(0, 25), isRedAt(0.3, 25), isRedAt(0.54, 5)]).toEqual([true, false, true]);
  expect(isRedAt(0.9, 25)).toBe(true);
});
