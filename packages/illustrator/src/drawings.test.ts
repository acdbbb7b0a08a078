import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ILLUSTRATOR_VERSION } from './index.ts';
import { type Drawing, drawableVersions, loadDrawing } from './node/versions.ts';
import { isThorough } from './testing/thorough.ts';

/** Frames that a version has drawn so far, each as the mean colors of a grid of squares. */
const drawingsOf = (version: string): URL =>
  new URL(`testing/drawings-${version}.json`, import.meta.url);

const SIZE = 96;
const SQUARE = 16;
/** Levels of 255. Anti-aliasing may differ between processors, a drawing may not. */
const TOLERANCE = 2;

const PROMPTS = [
  'a panda jumping on a trampoline',
  'an eagle flying over mountains at sunset',
  'a cat walking on the beach',
  'a car driving through a city at night',
  'a boat sailing on the ocean in a storm',
  'two cats on a sofa',
  'a robot waving in neon light',
  'a lantern swinging in the snow',
  'a coin spinning, pixel art',
  'the word "HELLO" above a cherry tree',
  'a satellite orbiting the earth',
  'a fish swimming, watercolor',
];

/** @returns red, green and blue of each square, row by row */
function meanColors(rgba: Uint8ClampedArray): number[] {
  const perRow = SIZE / SQUARE;
  const sums = new Float64Array(perRow * perRow * 3);
  for (let i = 0; i < rgba.length; i += 4) {
    const x = (i / 4) % SIZE;
    const y = Math.floor(i / 4 / SIZE);
    const square = Math.floor(y / SQUARE) * perRow + Math.floor(x / SQUARE);
    for (let channel = 0; channel < 3; channel++) {
      const index = square * 3 + channel;
      sums[index] = (sums[index] ?? 0) + (rgba[i + channel] ?? 0);
    }
  }
  return [...sums].map((sum) => Math.round(sum / SQUARE ** 2));
}

async function draw(
  { createNodeHost, createScene }: Drawing,
  prompt: string,
  purpose: 'loop' | 'still',
): Promise<number[][]> {
  const host = await createNodeHost();
  const scene = await createScene({ prompt, seed: 7, width: SIZE, height: SIZE, purpose }, host);
  const phases = purpose === 'loop' ? [0, 0.3, 0.7] : [0];
  return phases.map((phase) =>
    meanColors(scene.frame(phase).getContext('2d').getImageData(0, 0, SIZE, SIZE).data),
  );
}

async function drawAll(drawing: Drawing): Promise<Record<string, number[][]>> {
  const drawings: Record<string, number[][]> = {};
  for (const prompt of PROMPTS) {
    for (const purpose of ['loop', 'still'] as const) {
      drawings[`${purpose}: ${prompt}`] = await draw(drawing, prompt, purpose);
    }
  }
  return drawings;
}

/** Earlier versions are bundled files that do not change: they are drawn by `npm run test:thorough`. */
const VERSIONS = isThorough ? drawableVersions() : [ILLUSTRATOR_VERSION];

it.each(VERSIONS)('version %s draws what it has always drawn', async (version) => {
  const file = drawingsOf(version);
  const drawings = await drawAll(await loadDrawing(version));
  if (version === ILLUSTRATOR_VERSION && process.env['WRITE_DRAWINGS'] !== undefined) {
    const lines = Object.entries(drawings).map(
      ([name, frames]) => `  ${JSON.stringify(name)}: ${JSON.stringify(frames)}`,
    );
    await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
  }
  const kept = JSON.parse(await readFile(file, 'utf8')) as Record<string, number[][]>;
  expect(Object.keys(kept)).toEqual(Object.keys(drawings));
  const changed = Object.keys(drawings).filter((name) => {
    const before = kept[name]?.flat() ?? [];
    const now = drawings[name]?.flat() ?? [];
    return (
      now.length !== before.length ||
      now.some((level, i) => Math.abs(level - (before[i] ?? 0)) > TOLERANCE)
    );
  });
  expect(
    changed,
    'Other pixels need another ILLUSTRATOR_VERSION: see CONTRIBUTING.md, “To change what is drawn”.',
  ).toEqual([]);
});

it('refuses a version that it does not have', async () => {
  await expect(loadDrawing('../1')).rejects.toThrow(RangeError);
});
