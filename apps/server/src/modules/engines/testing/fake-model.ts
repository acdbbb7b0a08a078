import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '@loopwright/media/node';
import { makeClip } from '../clip/testing/make-clip.ts';
import type { SentRequest } from './fake-server.ts';
import { requestedContentOf } from './requested-content.ts';

/** A reference image of one color. */
export const plainImage = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** The average red minus the average blue of an image, or of the first frame of a loop. */
export async function rednessOf(image: Uint8Array): Promise<number> {
  const { channels } = await sharp(image).removeAlpha().toColourspace('srgb').stats();
  const [red, , blue] = channels;
  return (red?.mean ?? 0) - (blue?.mean ?? 0);
}

/** A model whose results depend on the request: on the color of the reference, and on the seed. */
export interface FakeModel {
  makeImage(request: SentRequest): Promise<Buffer>;
  makeClip(request: SentRequest): Promise<Buffer>;
}

type Clip = 'blue' | 'even' | 'odd';

const CLIPS: Readonly<Record<Clip, string>> = {
  blue: 'color=blue:size=96x64:rate=8:duration=0.75',
  even: 'testsrc2=size=96x64:rate=8:duration=0.75',
  odd: 'testsrc2=size=96x64:rate=8:duration=0.75,negate',
};

export function openFakeModel(): FakeModel {
  let made = 0;
  // Without a seed, every result differs.
  const seedOf = (seed: number | null): number => seed ?? (made += 1);
  const clips = new Map<Clip, Promise<Buffer>>();

  return {
    async makeImage(request) {
      const { seed, reference } = await requestedContentOf(request);
      const base = sharp(reference ?? (await plainImage('gray')));
      const shade = (seedOf(seed) * 37) % 256;
      const background = { r: shade, g: 255 - shade, b: shade };
      const patch = { create: { width: 8, height: 8, channels: 3, background } } as const;
      return await base
        .resize(48, 48, { fit: 'cover' })
        .composite([{ input: patch, gravity: 'centre' }])
        .png()
        .toBuffer();
    },

    async makeClip(request) {
      const { seed, reference } = await requestedContentOf(request);
      const isBlue = reference !== null && (await rednessOf(reference)) < 0;
      const name = isBlue ? 'blue' : parityOf(seedOf(seed));
      const clip = clips.get(name) ?? encode(name);
      clips.set(name, clip);
      return await clip;
    },
  };
}

const parityOf = (seed: number): Clip => (seed % 2 === 0 ? 'even' : 'odd');

async function encode(name: Clip): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-model-'));
  try {
    const file = join(folder, 'clip.mp4');
    return await readFile(await makeClip(CLIPS[name], file, '-pix_fmt', 'yuv420p'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
