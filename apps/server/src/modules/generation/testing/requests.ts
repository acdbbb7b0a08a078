import { createHash } from 'node:crypto';
import { sharp } from '@loopwright/media/node';
import type { GenerationRequest } from '../request-generation.ts';
import type { Upload } from '../upload-store.ts';

type Changes = Omit<Partial<GenerationRequest>, 'image'> & {
  readonly image?: Uint8Array | null;
};

/** Asks for a small image. */
export const imageOf = (
  prompt: string,
  { image = null, ...rest }: Changes = {},
): GenerationRequest => ({
  kind: 'image',
  prompt,
  options: {},
  image: image === null ? null : uploadOf(image),
  requestKey: null,
  address: '192.0.2.1',
  ...rest,
});

export const loopOf = (prompt: string, rest: Changes = {}): GenerationRequest =>
  imageOf(prompt, { kind: 'gif', ...rest });

/** An upload that is in memory. */
export const uploadOf = (bytes: Uint8Array): Upload => ({
  sizeBytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: () => Promise.resolve(bytes),
});

/** A real PNG of 8 × 8 pixels in one colour. */
export const newImage = (colour = '#2040c0'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
