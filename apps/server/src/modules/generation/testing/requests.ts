import { createHash } from 'node:crypto';
import { sharp } from '@loopwright/media/node';
import type { GenerationRequest } from '../request-generation.ts';
import type { Upload } from '../upload-store.ts';

type Changes = Omit<Partial<GenerationRequest>, 'picture'> & {
  readonly picture?: Uint8Array | null;
};

/** Asks for a small picture. */
export const pictureOf = (
  prompt: string,
  { picture = null, ...rest }: Changes = {},
): GenerationRequest => ({
  kind: 'image',
  prompt,
  options: {},
  picture: picture === null ? null : uploadOf(picture),
  requestKey: null,
  address: '192.0.2.1',
  ...rest,
});

export const loopOf = (prompt: string, rest: Changes = {}): GenerationRequest =>
  pictureOf(prompt, { kind: 'gif', ...rest });

/** An upload that is in memory. */
export const uploadOf = (bytes: Uint8Array): Upload => ({
  sizeBytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: () => Promise.resolve(bytes),
});

/** A real PNG of 8 × 8 pixels in one colour. */
export const newPicture = (colour = '#2040c0'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
