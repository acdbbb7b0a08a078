import { sharp } from '@loopwright/media/node';

/** A PNG of noise, about as compressible as the image of a model. */
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
