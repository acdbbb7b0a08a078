import { describe, expect, it } from 'vitest';
import type { Canvas } from './canvas.ts';
import { createScene, type SceneRequest, stillPhase } from './index.ts';
import { createNodeHost } from './node/index.ts';
import { isThorough } from './testing/thorough.ts';

const host = await createNodeHost();
const SIDE = 32;
const SCENE_PX = 128;
const PURPOSES = isThorough ? (['still', 'loop'] as const) : (['still'] as const);

const PROMPTS = [
  'a red fox in the snow',
  'a cat riding a surfboard',
  'two penguins dancing on an iceberg',
  'a lighthouse in a storm',
  'three blue balloons over a city',
  'a cup of coffee on a table',
  'a robot',
  'an astronaut floating in space',
  'a purple dragon above a castle',
  'a whale under water',
  'sunset over mountains',
];

/** Four seeds in a row, as the web app asks for four variations. */
async function variationsOf<Seen>(
  prompt: string,
  purpose: SceneRequest['purpose'],
  see: (picture: Canvas) => Seen,
): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const seed of [101, 102, 103, 104]) {
    const size = { width: SCENE_PX, height: SCENE_PX };
    const scene = await createScene({ prompt, seed, purpose, ...size }, host);
    seen.push(see(scene.frame(stillPhase)));
    scene.release();
  }
  return seen;
}

function thumbnail(picture: Canvas): Uint8ClampedArray {
  const canvas = host.environment.createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** Mean absolute difference of the color channels, 0 to 255. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const sum = a.reduce((total, channel, i) => total + Math.abs(channel - (b[i] ?? 0)), 0);
  return sum / (SIDE * SIDE * 3);
}

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));

describe('four variations', () => {
  it.each(PURPOSES.flatMap((purpose) => PROMPTS.map((prompt) => ({ purpose, prompt }))))(
    'of a $purpose of "$prompt" differ at a glance',
    async ({ purpose, prompt }) => {
      const thumbnails = await variationsOf(prompt, purpose, thumbnail);
      const differences = pairsOf(thumbnails).map(([a, b]) => difference(a, b));
      const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
      expect(Math.min(...differences)).toBeGreaterThan(9);
      expect(mean).toBeGreaterThan(16);
    },
  );

  it.each([
    { prompt: 'a red balloon', hue: 0 },
    { prompt: 'a yellow robot', hue: 48 },
    { prompt: 'a green balloon in the snow', hue: 130 },
    { prompt: 'a purple dragon', hue: 268 },
  ])('of "$prompt" all have its color', async ({ prompt, hue }) => {
    // From afar it covers 2% of the picture; in another color, less than 1.3% would have this hue.
    for (const share of await variationsOf(prompt, 'still', (picture) => shareOf(picture, hue))) {
      expect(share).toBeGreaterThan(0.015);
    }
  });
});

/** The share of pixels of a strong color within 22 degrees of a hue. */
function shareOf(picture: Canvas, hue: number): number {
  const { data } = picture.getContext('2d').getImageData(0, 0, SCENE_PX, SCENE_PX);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (chroma < 0.4 * most || most < 60) continue;
    const turned =
      most === red
        ? (green - blue) / chroma
        : most === green
          ? 2 + (blue - red) / chroma
          : 4 + (red - green) / chroma;
    const away = Math.abs(((60 * turned - hue + 540) % 360) - 180);
    if (away < 22) count += 1;
  }
  return count / (SCENE_PX * SCENE_PX);
}
