import { readdir, readFile } from 'node:fs/promises';
import { sharp } from '@loopwright/media/node';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/card-list.ts';
import { readMarkPath } from './mark.ts';
import { readTokens } from './tokens.ts';

const PUBLIC_FOLDER = new URL('../../public/', import.meta.url);
const MOST_CARD_BYTES = 200_000;
const ICO_HEADER_BYTES = 22;

const read = (path: string): Promise<Buffer> => readFile(new URL(path, PUBLIC_FOLDER));

async function describePicture(bytes: Uint8Array): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

describe('the cards', () => {
  it('are those of the list, no more and no less', async () => {
    const files = (await readdir(new URL('cards/', PUBLIC_FOLDER))).toSorted();
    expect(files).toEqual(CARDS.map(({ name }) => `${name}.jpg`).toSorted());
  });

  it.each(CARDS.map(({ name }) => name))(
    '%s is as large as sites ask for, and light',
    async (name) => {
      const bytes = await read(`cards/${name}.jpg`);
      expect(await describePicture(bytes)).toBe('jpeg 1200x630');
      expect(bytes.length).toBeLessThanOrEqual(MOST_CARD_BYTES);
    },
  );
});

describe('the icons', () => {
  it('are there in the sizes that the manifest promises', async () => {
    const manifest = JSON.parse((await read('manifest.webmanifest')).toString()) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pictures).toHaveLength(3);
    for (const { src, sizes } of pictures) {
      expect(await describePicture(await read(`.${src}`))).toBe(`png ${sizes}`);
    }
  });

  it('fit home screens and old tabs', async () => {
    expect(await describePicture(await read('apple-touch-icon.png'))).toBe('png 180x180');
    const ico = await read('favicon.ico');
    expect(ico.readUInt32LE(14)).toBe(ico.length - ICO_HEADER_BYTES);
    expect(await describePicture(ico.subarray(ICO_HEADER_BYTES))).toBe('png 32x32');
  });

  it('show the mark and the colours of the product as they are now', async () => {
    const favicon = (await read('favicon.svg')).toString();
    const tokens = await readTokens('light');
    expect(favicon).toContain(await readMarkPath());
    expect(favicon).toContain(tokens('accent'));
    expect((await read('manifest.webmanifest')).toString()).toContain(tokens('canvas'));
  });
});
