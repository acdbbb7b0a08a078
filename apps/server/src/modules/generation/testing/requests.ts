import { sharp } from '@loopwright/media/node';
import type { GenerationRequest } from '../request-generation.ts';

/** Asks for a small picture. */
export const pictureOf = (
  prompt: string,
  rest: Partial<GenerationRequest> = {},
): GenerationRequest => ({
  kind: 'image',
  prompt,
  options: {},
  picture: null,
  requestKey: null,
  address: '192.0.2.1',
  ...rest,
});

export const loopOf = (prompt: string, rest: Partial<GenerationRequest> = {}): GenerationRequest =>
  pictureOf(prompt, { kind: 'gif', ...rest });

/** A real PNG of 8 × 8 pixels in one colour. */
export const newPicture = (colour = '#2040c0'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
