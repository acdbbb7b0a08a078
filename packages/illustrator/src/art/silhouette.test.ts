import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { spanAt } from './silhouette.ts';

const { environment } = await createNodeHost();

it('finds where a row is opaque', () => {
  const canvas = environment.createCanvas(100, 50);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(20, 10, 50, 30);
  expect(spanAt(canvas, 0.5)).toEqual({ left: 0.2, right: 0.7 });
  expect(spanAt(canvas, 0.1)).toBeNull();
});
