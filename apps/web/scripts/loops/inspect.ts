import { readdir, readFile } from 'node:fs/promises';
import { readGifXmp } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';
import type { ExampleLoop, ExampleStill } from '../../src/features/marketing/example-loops.ts';
import { frameCountOf, GIF_PX, MOST_BYTES, recipeOf } from './recipes.ts';

interface ExpectedFile {
  readonly path: string;
  readonly format: 'webp' | 'gif';
  readonly sizePx: number;
  readonly frameCount: number;
  /** 0 of a still. */
  readonly durationMs: number;
  readonly mostBytes: number;
}

export interface FileRow {
  readonly file: string;
  readonly pixels: string;
  readonly frames: number;
  readonly kilobytes: number;
}

/** What is in the folder of the loops, for people to read. */
export async function measureFiles(publicFolder: URL): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for (const name of await listFiles(publicFolder)) {
    const bytes = await readFile(new URL(`loops/${name}`, publicFolder));
    const { width, pageHeight, height, pages = 1 } = await sharp(bytes, { pages: -1 }).metadata();
    rows.push({
      file: name,
      pixels: `${width} × ${pageHeight ?? height}`,
      frames: pages,
      kilobytes: Math.round(bytes.length / 100) / 10,
    });
  }
  return rows;
}

/**
 * Where the files and the lists do not agree: a file that is missing or that no list names, a wrong
 * format, size or number of frames, a loop that ends, one that is too heavy.
 * @param publicFolder what the paths in the lists begin at
 * @returns a sentence for each problem; nothing when all is well
 */
export async function findProblems(
  publicFolder: URL,
  loops: readonly ExampleLoop[],
  stills: readonly ExampleStill[],
): Promise<readonly string[]> {
  const expected = [...loops.flatMap(filesOfLoop), ...stills.flatMap(filesOfStill)];
  const names = await listFiles(publicFolder);
  const paths = new Set(expected.map(({ path }) => path));
  const problems = names
    .filter((name) => !paths.has(`/loops/${name}`))
    .map((name) => `/loops/${name} belongs to no example.`);
  for (const file of expected) {
    const found = names.includes(file.path.replace('/loops/', ''))
      ? await inspectFile(publicFolder, file)
      : ['is missing'];
    problems.push(...found.map((problem) => `${file.path} ${problem}.`));
  }
  return problems;
}

const listFiles = async (publicFolder: URL): Promise<string[]> =>
  (await readdir(new URL('loops/', publicFolder))).toSorted();

function filesOfLoop(loop: ExampleLoop): readonly ExpectedFile[] {
  const recipe = recipeOf(loop.name);
  const moving = { frameCount: frameCountOf(recipe), durationMs: recipe.seconds * 1000 };
  const { poster, gif } = MOST_BYTES;
  return [
    { ...stillFile(loop.poster, loop.width), mostBytes: poster },
    {
      path: loop.webp,
      format: 'webp',
      sizePx: recipe.sizePx,
      ...moving,
      mostBytes: recipe.mostWebpBytes,
    },
    { path: loop.gif, format: 'gif', sizePx: GIF_PX, ...moving, mostBytes: gif },
  ];
}

const filesOfStill = (still: ExampleStill): readonly ExpectedFile[] => [
  { ...stillFile(still.poster, still.width), mostBytes: MOST_BYTES.still },
];

const stillFile = (path: string, sizePx: number) =>
  ({ path, format: 'webp', sizePx, frameCount: 1, durationMs: 0 }) as const;

async function inspectFile(publicFolder: URL, expected: ExpectedFile): Promise<string[]> {
  const bytes = await readFile(new URL(`.${expected.path}`, publicFolder));
  const found = await sharp(bytes, { pages: -1 }).metadata();
  const { format, width, pages = 1, loop, delay = [] } = found;
  const height = found.pageHeight ?? found.height;
  const { sizePx, frameCount, durationMs, mostBytes } = expected;
  const problems: string[] = [];
  if (format !== expected.format) problems.push(`is ${format}, not ${expected.format}`);
  if (width !== sizePx || height !== sizePx) {
    problems.push(`has ${width} × ${height} pixels, not ${sizePx} × ${sizePx}`);
  }
  if (pages !== frameCount) problems.push(`has ${pages} frames, not ${frameCount}`);
  if (frameCount > 1 && loop !== 0) problems.push('does not loop for ever');
  const takesMs = delay.reduce((sum, each) => sum + each, 0);
  if (takesMs !== durationMs) problems.push(`takes ${takesMs} ms, not ${durationMs}`);
  if (bytes.length > mostBytes) problems.push(`weighs ${bytes.length} bytes, over ${mostBytes}`);
  const xmp = format === 'gif' ? readGifXmp(bytes) : found.xmp?.toString();
  if (!xmp?.includes('Loopwright')) problems.push('does not say how it was made');
  return problems;
}
