import { sharp } from '@loopwright/loop/node';

/** A PNG with something to see in it, as a model would send one. */
export const newPng = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
