import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createScene, type SceneRequest, stillPhase } from './index.ts';
import { createNodeHost } from './node/index.ts';

const host = await createNodeHost();
const FRAMES = 48;

async function sceneOf(prompt: string, changes: Partial<SceneRequest> = {}) {
  return createScene({ prompt, seed: 1, width: 72, height: 72, purpose: 'loop', ...changes }, host);
}

type TestScene = Awaited<ReturnType<typeof sceneOf>>;

const pixels = (scene: TestScene, phase: number): Uint8ClampedArray =>
  scene.frame(phase).getContext('2d').getImageData(0, 0, scene.width, scene.height).data.slice();

const hash = (data: Uint8ClampedArray): string => createHash('sha256').update(data).digest('hex');

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** The step from the last frame to the first, over the median step. */
function seamOf(scene: TestScene): number {
  const frames = Array.from({ length: FRAMES }, (_, i) => pixels(scene, i / FRAMES));
  const steps = frames.map((frame, i) => difference(frame, frames[(i + 1) % FRAMES] ?? frame));
  const seam = steps.at(-1) ?? 0;
  const median = steps.toSorted((a, b) => a - b)[FRAMES / 2] ?? 1;
  return seam / median;
}

function photograph() {
  const canvas = host.environment.createCanvas(90, 60);
  const context = canvas.getContext('2d');
  for (const [colour, x, y, width, height] of [
    ['#88b8ea', 0, 0, 90, 30],
    ['#f4f6fa', 12, 8, 30, 7],
    ['#2f6f8f', 0, 30, 90, 30],
    ['#cc3322', 38, 20, 16, 24],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  }
  return canvas;
}

const MOTIONS = [
  'a panda jumping',
  'a ball bouncing',
  'a wheel spinning',
  'a ghost floating',
  'a fox dancing',
  'an eagle flying',
  'a dog running',
  'a cat walking on the beach',
  'a fish swimming',
  'a car driving',
  'a boat sailing on the ocean',
  'a lantern swinging',
  'a bear sleeping',
  'a heart beating',
  'a robot shaking',
  'a girl waving',
  'a cat sitting',
  'a fox surfing',
  'a knight riding a horse',
  'a satellite orbiting the earth',
  'a coin spinning',
  'an owl',
];
const RELATIONS = [
  'a girl riding a lion',
  'a rubber duck in a bathtub',
  'a goldfish in a fishbowl on a table',
  'two cats on a sofa',
  'a girl under a cherry tree',
  'a dragon above a castle',
  'a boy with a red balloon',
  'a dog hugging a cat',
  'a rabbit watering a tulip',
  'a cat behind a dog',
  'a train crossing a bridge',
  'five butterflies around a sunflower',
  'neon rocket "GO"',
  'a street lamp at night in the rain',
];

describe('a loop', () => {
  it.each([...MOTIONS, ...RELATIONS])('of "%s" ends where it began', async (prompt) => {
    const scene = await sceneOf(prompt);
    const first = pixels(scene, 0);
    expect(hash(pixels(scene, 1))).toBe(hash(first));
    // The same scene again, so that nothing remembers the frames before.
    pixels(scene, 0.37);
    expect(hash(pixels(scene, 0))).toBe(hash(first));
    expect(difference(pixels(scene, 0.31), first)).toBeGreaterThan(0.05);
  });

  it.each([
    'a cat riding a surfboard on the ocean at sunset',
    'a fox dancing in a snowy forest',
    'a knight riding a horse in the mountains',
    'a satellite orbiting the earth',
    'a dog sleeping in the park',
  ])('of "%s" has no seam', async (prompt) => {
    expect(seamOf(await sceneOf(prompt))).toBeLessThan(1.2);
  });

  it.each(['a 3d camera move', 'drifting clouds and gentle waves', 'snow falling'])(
    'over a reference image ("%s") closes without a seam',
    async (prompt) => {
      const scene = await sceneOf(prompt, { reference: photograph() });
      expect(hash(pixels(scene, 0))).toBe(hash(pixels(scene, 1)));
      expect(seamOf(scene)).toBeLessThan(1.2);
    },
  );
});

describe('a scene', () => {
  it.each([
    { prompt: 'a panda juggling in a bamboo forest' },
    { prompt: 'a wizard in a cave, watercolor', purpose: 'still' as const },
    { prompt: 'snow on my house', reference: photograph() },
  ])('is the same picture twice: $prompt', async ({ prompt, ...changes }) => {
    const [once, again] = await Promise.all([sceneOf(prompt, changes), sceneOf(prompt, changes)]);
    expect(hash(pixels(once, stillPhase))).toBe(hash(pixels(again, stillPhase)));
  });

  it('changes with the seed', async () => {
    const [one, two] = await Promise.all([
      sceneOf('a cat', { seed: 1 }),
      sceneOf('a cat', { seed: 2 }),
    ]);
    expect(hash(pixels(one, 0))).not.toBe(hash(pixels(two, 0)));
  });

  it.each([
    [64, 80],
    [112, 63],
    [63, 112],
  ])('fills a frame of %i by %i', async (width, height) => {
    const scene = await sceneOf('a whale under the sea', { width, height });
    const data = pixels(scene, 0.2);
    expect(data).toHaveLength(width * height * 4);
    for (let i = 3; i < data.length; i += 4) expect(data[i]).toBe(255);
  });

  it('puts subjects in front of a reference image', async () => {
    const plain = await sceneOf('make it nice', { purpose: 'still', reference: photograph() });
    const peopled = await sceneOf('a robot dancing', { purpose: 'still', reference: photograph() });
    const known = await sceneOf('the robot dancing', { purpose: 'still', reference: photograph() });
    const picture = pixels(plain, stillPhase);
    expect(difference(pixels(peopled, stillPhase), picture)).toBeGreaterThan(5);
    expect(difference(pixels(known, stillPhase), picture)).toBeLessThan(4);
  });

  it('says what it could not draw', async () => {
    expect((await sceneOf('a cat with a flibbertigibbet')).words.notDrawn).toContain(
      'flibbertigibbet',
    );
    expect((await sceneOf('a cat on a sofa')).words.notDrawn).toEqual([]);
  });

  it('draws something for a prompt without things', async () => {
    const data = pixels(await sceneOf('...'), 0);
    expect(new Set(data).size).toBeGreaterThan(20);
  });

  it('refuses a frame without pixels', async () => {
    await expect(sceneOf('a cat', { width: 0 })).rejects.toThrow(RangeError);
    await expect(sceneOf('a cat', { height: 10.5 })).rejects.toThrow(RangeError);
  });
});
