import { emptyDocument, newMediaLayer } from '@loopwright/studio';
import { expect, it } from 'vitest';
import { canvasInRatio, cropInRatio } from './ratios.ts';

const canvas = { width: 480, height: 480, background: null };
const source = {
  assetId: '7f1f7b9e-0000-4000-8000-000000000001',
  sha256: 'a'.repeat(64),
  width: 480,
  height: 480,
  frameCount: 48,
  durationMs: 3000,
};
const layer = newMediaLayer('creation', 'loop', 'Fox', source, canvas);

it('makes a square tall without drawing it larger', () => {
  const document = { ...emptyDocument(canvas), layers: [layer] };
  expect(canvasInRatio(document, '9:16')).toEqual({ width: 270, height: 480, layers: 'keep' });
});

it('draws a picture larger that would not cover the canvas', () => {
  const small = { ...layer, transform: { ...layer.transform, scale: 0.5 } };
  const document = { ...emptyDocument(canvas), layers: [small] };
  expect(canvasInRatio(document, '9:16').layers).toBe('cover');
});

it('crops the middle of a source', () => {
  expect(cropInRatio(layer, '1:1')).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  const tall = cropInRatio(layer, '9:16');
  expect(tall).toMatchObject({ y: 0, height: 1 });
  expect(tall.width).toBeCloseTo(0.5625);
  expect(tall.x).toBeCloseTo(0.21875);
});
