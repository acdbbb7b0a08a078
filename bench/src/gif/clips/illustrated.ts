import { createScene } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import type { Clip } from '../clip.ts';

const LOOP_PX = 480;

function illustrated(name: string, prompt: string): Clip {
  return {
    name,
    width: LOOP_PX,
    height: LOOP_PX,
    frameCount: 48,
    start: async () => {
      const size = { width: LOOP_PX, height: LOOP_PX };
      const host = await createNodeHost();
      const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'loop' }, host);
      return (phase, pixels) => {
        const context = scene.frame(phase).getContext('2d');
        pixels.set(context.getImageData(0, 0, LOOP_PX, LOOP_PX).data);
      };
    },
  };
}

/** Loops of the built-in illustrator. */
export const illustratedClips: readonly Clip[] = [
  illustrated('own-surfer', 'a cat riding a surfboard on the ocean at sunset'),
  illustrated('own-forest', 'a fox dancing in a snowy forest, watercolor'),
];
