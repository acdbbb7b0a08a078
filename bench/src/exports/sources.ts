import { createScene } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import { type FrameSource, sourceOfFrames } from '@loopwright/media';
import { createCanvas } from '@napi-rs/canvas';
import { type Clip, frameBytes } from '../gif/clip.ts';
import { CLIPS } from '../gif/clips.ts';

export interface ExportSource {
  readonly name: string;
  /** The search was tuned on one half; figures are reported of the other one, too. */
  readonly half: 'tuned' | 'reported';
  /** Draws all frames. */
  readonly open: () => Promise<FrameSource>;
}

const ILLUSTRATED_FRAMES = 48;
const ILLUSTRATED_DELAY_MS = 62.5;
const CLIP_DELAY_MS = 50;
const TURN = 2 * Math.PI;

type Half = ExportSource['half'];

function illustrated(half: Half, prompt: string, width: number, height: number): ExportSource {
  return {
    name: prompt,
    half,
    open: async () => {
      const host = await createNodeHost();
      const scene = await createScene({ prompt, seed: 1, width, height, purpose: 'loop' }, host);
      const frames = Array.from({ length: ILLUSTRATED_FRAMES }, (_, index) => {
        const context = scene.frame(index / ILLUSTRATED_FRAMES).getContext('2d');
        return new Uint8Array(context.getImageData(0, 0, width, height).data);
      });
      scene.release();
      return sourceOfFrames(frames, { width, height, delaysMs: ILLUSTRATED_DELAY_MS });
    },
  };
}

function drawn(half: Half, clip: Clip, hasAlpha = false): ExportSource {
  const { name, width, height, frameCount } = clip;
  return {
    name,
    half,
    open: async () => {
      const draw = await clip.start();
      const frames = Array.from({ length: frameCount }, (_, index) => {
        const frame = new Uint8Array(frameBytes(clip));
        draw(index / frameCount, frame);
        return frame;
      });
      return sourceOfFrames(frames, { width, height, delaysMs: CLIP_DELAY_MS, hasAlpha });
    },
  };
}

function clipNamed(name: string): Clip {
  const clip = CLIPS.find((one) => one.name === name);
  if (clip === undefined) throw new Error(`There is no clip ${name}`);
  return clip;
}

/** A jelly that wobbles above its shadow: half of it is half transparent. */
const jelly: Clip = {
  name: 'jelly',
  width: 400,
  height: 360,
  frameCount: 36,
  start: () => {
    const context = createCanvas(400, 360).getContext('2d');
    return (phase, pixels) => {
      const squeeze = 0.14 * Math.sin(TURN * phase);
      context.clearRect(0, 0, 400, 360);
      context.fillStyle = '#00000055';
      context.beginPath();
      context.ellipse(200, 320, 120 * (1 + squeeze), 18, 0, 0, TURN);
      context.fill();
      const shine = context.createRadialGradient(160, 150, 12, 200, 210, 150);
      shine.addColorStop(0, '#d8fff2f0');
      shine.addColorStop(0.6, '#2ec4b6c0');
      shine.addColorStop(1, '#0b6e6ea0');
      context.fillStyle = shine;
      context.beginPath();
      context.ellipse(
        200,
        200 + 60 * squeeze,
        120 * (1 + squeeze),
        110 * (1 - squeeze),
        0,
        0,
        TURN,
      );
      context.fill();
      context.fillStyle = '#12343b';
      for (const x of [165, 235]) {
        context.beginPath();
        context.arc(x, 190 + 70 * squeeze, 11, 0, TURN);
        context.fill();
      }
      pixels.set(context.getImageData(0, 0, 400, 360).data);
    };
  },
};

/** Illustrated loops, motion like in photographs, pixel art, and alpha, in both halves. */
export const EXPORT_SOURCES: readonly ExportSource[] = [
  illustrated('tuned', 'a cat riding a surfboard on the ocean at sunset', 480, 480),
  illustrated('tuned', 'a train in the mountains at night', 640, 360),
  drawn('tuned', clipNamed('water')),
  drawn('tuned', clipNamed('skin')),
  drawn('tuned', clipNamed('pixel-art')),
  drawn('tuned', clipNamed('transparent'), true),
  illustrated('reported', 'a volcano erupting at night', 480, 480),
  illustrated('reported', 'a horse galloping through a river', 360, 640),
  illustrated('reported', 'pixel art panda jumping on green hills', 480, 480),
  drawn('reported', clipNamed('fire')),
  drawn('reported', clipNamed('grain-pan')),
  drawn('reported', jelly, true),
];
