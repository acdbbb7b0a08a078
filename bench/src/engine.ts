import { createScene } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import { encodeToBytes, sourceOfFrames } from '@loopwright/media';
import { CODECS } from '@loopwright/media/node';
import { cpuSeconds, quantile, report } from './report.ts';

const PROMPTS = [
  'a cat riding a surfboard on the ocean at sunset',
  'three red balloons floating above a city at night',
  'a panda jumping on green hills',
  'an astronaut floating in space next to a ringed planet',
  'two penguins dancing on an iceberg under the northern lights',
  'a fox dancing in a snowy forest, watercolor',
  'pixel art dragon flying above a castle in the mountains',
  'cup of coffee steaming on a rainy window sill, lofi',
];
const STILL_PX = 1024;
const LOOP_PX = 480;
const FRAMES = 48;
const FRAMES_PER_SECOND = 16;

/** CPU seconds of the built-in engine; the first prompt warms up and does not count. */
export async function run(): Promise<void> {
  const host = await createNodeHost();
  const stills: number[] = [];
  const drawings: number[] = [];
  const encodings: number[] = [];
  for (const prompt of [PROMPTS[0] ?? '', ...PROMPTS]) {
    const still = await cpuSeconds(async () => {
      const size = { width: STILL_PX, height: STILL_PX };
      const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'still' }, host);
      scene.frame(0.18).getContext('2d').getImageData(0, 0, STILL_PX, STILL_PX);
    });
    const frames: Uint8Array[] = [];
    const drawing = await cpuSeconds(async () => {
      const size = { width: LOOP_PX, height: LOOP_PX };
      const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'loop' }, host);
      for (let i = 0; i < FRAMES; i++) {
        const context = scene.frame(i / FRAMES).getContext('2d');
        const { data } = context.getImageData(0, 0, LOOP_PX, LOOP_PX);
        frames.push(new Uint8Array(data));
      }
    });
    const encoding = await cpuSeconds(async () => {
      const size = { width: LOOP_PX, height: LOOP_PX };
      const source = sourceOfFrames(frames, { ...size, delaysMs: 1000 / FRAMES_PER_SECOND });
      await encodeToBytes(CODECS.gif, source, {});
    });
    console.log(
      `${still.toFixed(2)} s still, ${drawing.toFixed(2)} s frames, ${encoding.toFixed(2)} s GIF  ${prompt}`,
    );
    stills.push(still);
    drawings.push(drawing);
    encodings.push(encoding);
  }
  const median = (all: readonly number[]): number => quantile(all.slice(1), 0.5);
  const worst = (all: readonly number[]): number => Math.max(...all.slice(1));
  const say = (name: string, all: readonly number[], target: number): void =>
    report(
      name,
      `${median(all).toFixed(2)} s (worst ${worst(all).toFixed(2)} s)`,
      `<= ${target} CPU s`,
      median(all) <= target,
    );
  say(`${STILL_PX} px still`, stills, 0.8);
  say(`${FRAMES} frames of ${LOOP_PX} px, drawn`, drawings, 1.5);
  say(`${FRAMES} frames of ${LOOP_PX} px, encoded`, encodings, 3);
}
