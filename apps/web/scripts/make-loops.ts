/**
 * Makes the pictures of the marketing pages with the product's own engine, from the prompts in
 * src/features/marketing/example-loops.ts.
 *
 *   npm run make:loops                 makes them all and prints what they weigh
 *   npm run make:loops -- fox whale    only these
 *   npm run make:loops -- --check      makes nothing: says what is wrong with the files
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createNodeHost, type IllustratorHost } from '@loopwright/illustrator/node';
import {
  EXAMPLE_LOOPS,
  EXAMPLE_STILLS,
  type ExampleLoop,
  type ExampleStill,
  MORE_LOOPS,
} from '../src/features/marketing/example-loops.ts';
import { drawLoop, drawPoster, drawStill } from './loops/draw.ts';
import { calmStart, fitWebp, makeGif, resize, turn } from './loops/encode.ts';
import { findProblems, measureFiles } from './loops/inspect.ts';
import { frameCountOf, GIF_PX, MOST_BYTES, recipeOf } from './loops/recipes.ts';

const PUBLIC_FOLDER = new URL('../public/', import.meta.url);
const LOOPS = [...EXAMPLE_LOOPS, ...MORE_LOOPS];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

if (!values.check) await makePictures(new Set(positionals));
console.table(await measureFiles(PUBLIC_FOLDER));
const problems = await findProblems(PUBLIC_FOLDER, LOOPS, EXAMPLE_STILLS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

async function makePictures(names: ReadonlySet<string>): Promise<void> {
  await mkdir(new URL('loops/', PUBLIC_FOLDER), { recursive: true });
  const host = await createNodeHost();
  const isWanted = ({ name }: { readonly name: string }): boolean =>
    names.size === 0 || names.has(name);
  for (const loop of LOOPS.filter(isWanted)) await makeLoop(loop, host);
  for (const still of EXAMPLE_STILLS.filter(isWanted)) await makeStill(still, host);
}

async function makeLoop(loop: ExampleLoop, host: IllustratorHost): Promise<void> {
  const recipe = recipeOf(loop.name);
  const frameCount = frameCountOf(recipe);
  const drawn = await drawLoop(loop.prompt, frameCount, recipe.sizePx, host);
  const firstFrame = calmStart(drawn);
  const turned = turn(drawn, firstFrame);
  const gif = await makeGif(await resize(turned, GIF_PX), recipe);
  const animated = await fitWebp(turned, recipe.mostWebpBytes, recipe);
  const first = await drawPoster(loop.prompt, firstFrame / frameCount, loop.width, host);
  const poster = await fitWebp(first, MOST_BYTES.poster);
  await save(loop.gif, gif.bytes);
  await save(loop.webp, animated.bytes);
  await save(loop.poster, poster.bytes);
  console.log(
    `${loop.name}: seam ${gif.seam.toFixed(2)}, ` +
      `quality ${animated.quality}, of the poster ${poster.quality}`,
  );
}

async function makeStill(still: ExampleStill, host: IllustratorHost): Promise<void> {
  const drawn = await resize(await drawStill(still.prompt, host), still.width);
  const { bytes, quality } = await fitWebp(drawn, MOST_BYTES.still);
  await save(still.poster, bytes);
  console.log(`${still.name}: quality ${quality}`);
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(new URL(`.${path}`, PUBLIC_FOLDER), bytes);
}
