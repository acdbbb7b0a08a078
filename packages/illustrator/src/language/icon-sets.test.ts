import { describe, expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import { readArtPack } from '../node/read-art-pack.ts';
import { ICON_GLYPHS } from './icon-sets.ts';
import { parsePrompt } from './parse.ts';

const pack = await readArtPack();

describe('sets of icons', () => {
  it('shows only what there is a picture of', () => {
    const missing = ICON_GLYPHS.filter(
      (glyph) => PROPS[glyph] === undefined && pack.categoryOf(glyph) === null,
    );
    expect(missing).toEqual([]);
  });

  it('shows six different things of the topic', () => {
    const { subjects, mark } = parsePrompt('set of highlight icons for a beauty salon', pack);
    expect(new Set(subjects.map(({ glyph }) => glyph)).size).toBe(6);
    expect(mark?.isSet).toBe(true);
  });

  it('shows the things that the prompt names instead', () => {
    const { subjects } = parsePrompt('line icons for a cafe menu, cup, croissant, cake', pack);
    expect(subjects).toHaveLength(3);
  });

  it.each([
    ['cute food sticker pack', 6],
    ['travel sticker sheet', 6],
    ['space cat sticker pack', 1],
  ])('fills a sheet of stickers with its topic: %s', (prompt, count) => {
    const { subjects } = parsePrompt(prompt, pack);
    expect(new Set(subjects.map(({ glyph }) => glyph)).size).toBe(count);
  });
});
