import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharp } from '@loopwright/media/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  EXAMPLE_LOOPS,
  EXAMPLE_STILLS,
  MORE_LOOPS,
} from '../../src/features/marketing/example-loops.ts';
import { findProblems } from './inspect.ts';

const PUBLIC_FOLDER = new URL('../../public/', import.meta.url);

describe('the pictures of the marketing pages', () => {
  it('belong to the lists and keep their budgets', async () => {
    const loops = [...EXAMPLE_LOOPS, ...MORE_LOOPS];
    expect(await findProblems(PUBLIC_FOLDER, loops, EXAMPLE_STILLS)).toEqual([]);
  });
});

describe('findProblems', () => {
  const whale = EXAMPLE_LOOPS.find(({ name }) => name === 'whale');
  let folder: URL;

  beforeEach(async () => {
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'loops-'))}/`);
    await mkdir(new URL('loops/', folder));
    for (const path of [whale!.poster, whale!.webp, whale!.gif]) {
      await copyFile(new URL(`.${path}`, PUBLIC_FOLDER), new URL(`.${path}`, folder));
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  const problems = () => findProblems(folder, [whale!], []);

  it('names files that are missing and files that no list names', async () => {
    await rm(new URL(`.${whale!.gif}`, folder));
    await writeFile(new URL('loops/old.webp', folder), '');
    expect(await problems()).toEqual([
      '/loops/old.webp belongs to no example.',
      '/loops/whale.gif is missing.',
    ]);
  });

  it('sees a loop that ends, another size and other times', async () => {
    const webp = await readFile(new URL(`.${whale!.webp}`, folder));
    const short = sharp(webp, { pages: 4 }).resize(64, 64).keepXmp();
    const delay = [100, 100, 100, 100];
    await writeFile(
      new URL(`.${whale!.webp}`, folder),
      await short.webp({ loop: 2, delay }).toBuffer(),
    );
    expect(await problems()).toEqual([
      '/loops/whale.webp has 64 × 64 pixels, not 640 × 640.',
      '/loops/whale.webp has 4 frames, not 36.',
      '/loops/whale.webp does not loop for ever.',
      '/loops/whale.webp takes 400 ms, not 3000.',
    ]);
  });

  it('sees a heavy poster that does not say how it was made', async () => {
    const poster = await readFile(new URL(`.${whale!.poster}`, folder));
    const heavy = await sharp(poster).webp({ lossless: true }).toBuffer();
    await writeFile(new URL(`.${whale!.poster}`, folder), heavy);
    expect(await problems()).toEqual([
      `/loops/whale-poster.webp weighs ${heavy.length} bytes, over 20000.`,
      '/loops/whale-poster.webp does not say how it was made.',
    ]);
  });
});
