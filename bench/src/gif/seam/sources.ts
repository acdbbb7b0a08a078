import { createScene } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import { createLoopPointMeter } from '@loopwright/media';
import type { ClipShape } from '../clip.ts';
import { clipFile, readClip } from '../clips.ts';
import { lightClips } from '../clips/light.ts';
import { natureClips } from '../clips/nature.ts';
import { SEAM_PROMPTS } from './prompts.ts';

const LOOP_PX = 480;
const FRAMES = 48;

export interface SeamSource {
  readonly half: 'tuned' | 'reported' | 'clips';
  readonly shape: ClipShape;
  readonly frames: () => Promise<readonly Uint8Array[]>;
}

/** Loops of the illustrator, begun where they are calm as in the product, and drawn photographs. */
export async function seamSources(): Promise<readonly SeamSource[]> {
  const host = await createNodeHost();
  const loops = SEAM_PROMPTS.map(({ prompt, seed, half }): SeamSource => {
    const size = { width: LOOP_PX, height: LOOP_PX };
    return {
      half,
      shape: { name: `${prompt} (${seed})`, ...size, frameCount: FRAMES },
      frames: async () => {
        const scene = await createScene({ prompt, seed, ...size, purpose: 'loop' }, host);
        const frames = Array.from({ length: FRAMES }, (_, index) => {
          const context = scene.frame(index / FRAMES).getContext('2d');
          return new Uint8Array(context.getImageData(0, 0, LOOP_PX, LOOP_PX).data);
        });
        return fromCalmStart(frames);
      },
    };
  });
  const clips = [...lightClips, ...natureClips].map((clip): SeamSource => {
    const { start: _, ...shape } = clip;
    return { half: 'clips', shape, frames: async () => readClip(await clipFile(clip), shape) };
  });
  return [...loops, ...clips];
}

function fromCalmStart(frames: readonly Uint8Array[]): readonly Uint8Array[] {
  const meter = createLoopPointMeter(LOOP_PX, LOOP_PX);
  for (const frame of frames) meter.add(frame);
  const first = meter.calmStart([...frames.keys()]);
  return [...frames.slice(first), ...frames.slice(0, first)];
}
