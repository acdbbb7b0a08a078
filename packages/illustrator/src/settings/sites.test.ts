import { beforeAll, describe, expect, it } from 'vitest';
import type { ArtPack } from '../art/pack.ts';
import { PROPS } from '../art/props/index.ts';
import { createNodeHost } from '../node/index.ts';
import { glyphsOfInteriors } from './interior.ts';
import { glyphsOfSites, piecesOf } from './sites.ts';

let art: ArtPack;
beforeAll(async () => {
  art = (await createNodeHost()).art;
});

describe('places with things in them', () => {
  it('show nothing without a picture', () => {
    const unknown = [...glyphsOfSites(), ...glyphsOfInteriors()].filter(
      (glyph) => art.categoryOf(glyph) === null && PROPS[glyph] === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

it('has beds of vegetables instead of flowers in a vegetable garden', () => {
  const glyphsOf = (prompt: string) =>
    piecesOf('garden', { prompt, weather: [] }).map(({ glyph }) => glyph);
  expect(glyphsOf('two rabbits in a vegetable garden')).toContain('@cabbagebed');
  expect(glyphsOf('two rabbits in a garden')).not.toContain('@cabbagebed');
});

it('has the flowers in a garden that the prompt names', () => {
  const glyphs = piecesOf('garden', {
    prompt: 'a garden with lavender and pink peonies',
    weather: [],
  }).map(({ glyph }) => glyph);
  expect(glyphs).toEqual(expect.arrayContaining(['@lavenderbush', '@peony']));
  expect(glyphs).not.toContain('sunflower');
});

it('has nothing in bloom under snow', () => {
  const glyphsIn = (weather: readonly 'snow'[]) =>
    piecesOf('garden', { prompt: 'a garden', weather }).map(({ glyph }) => glyph);
  expect(glyphsIn([])).toContain('tulip');
  expect(glyphsIn(['snow'])).not.toContain('tulip');
  expect(glyphsIn(['snow'])).toContain('@baretree');
});
