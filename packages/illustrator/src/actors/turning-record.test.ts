import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { drawTurningRecord } from './turning-record.ts';

it('moves what is on a record, and comes back to where it was', async () => {
  const { environment } = await createNodeHost();
  const pixelsAt = (phase: number): Uint8ClampedArray => {
    const context = environment.createCanvas(100, 100).getContext('2d');
    drawTurningRecord(context, { x: 0, y: 0, width: 100, height: 100 }, phase);
    return context.getImageData(0, 0, 100, 100).data;
  };
  expect(pixelsAt(0.12)).not.toEqual(pixelsAt(0));
  expect(pixelsAt(0.5)).toEqual(pixelsAt(0));
});
