import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '@loopwright/loop/node';
import { makeClip } from '../clip/testing/make-clip.ts';
import type { SentRequest } from './fake-server.ts';
import { requestedContentOf } from './requested-content.ts';

/** Something to refer to, of one colour. */
export const plainImage = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** How much more red than blue a picture, or the first frame of a loop, has on the average. */
export async function rednessOf(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().toColourspace('srgb').stats();
  const [red, , blue] = channels;
  return (red?.mean ?? 0) - (blue?.mean ?? 0);
}

/** What a model makes that does as it is told: as blue as the reference, and the same of one seed. */
export interface FakeModel {
  paint(request: SentRequest): Promise<Buffer>;
  film(request: SentRequest): Promise<Buffer>;
}

type Clip = 'blue' | 'even' | 'odd';

const CLIPS: Readonly<Record<Clip, string>> = {
  blue: 'color=blue:size=96x64:rate=8:duration=0.75',
  even: 'testsrc2=size=96x64:rate=8:duration=0.75',
  odd: 'testsrc2=size=96x64:rate=8:duration=0.75,negate',
};

export function openFakeModel(): FakeModel {
  let made = 0;
  // Without a seed, nobody gets the same a second time.
  const seedOf = (seed: number | null): number => seed ?? (made += 1);
  const clips = new Map<Clip, Promise<Buffer>>();

  return {
    async paint(request) {
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

    async film(request) {
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
