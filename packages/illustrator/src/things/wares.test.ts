import { beforeAll, describe, expect, it } from 'vitest';
import type { ArtPack } from '../art/pack.ts';
import { PROPS } from '../art/props/index.ts';
import { createNodeHost } from '../node/index.ts';
import { glyphsOfWares, glyphsSold, waresNamed } from './wares.ts';

let art: ArtPack;
beforeAll(async () => {
  art = (await createNodeHost()).art;
});

describe('a market', () => {
  it('sells what the prompt names, else what fits the feast and the hour', () => {
    const sold = { wares: null, festival: null, time: 'day' } as const;
    expect(glyphsSold({ ...sold, wares: 'fish' })).toContain('lobster');
    expect(glyphsSold({ ...sold, wares: 'blossom' })).toContain('tulip');
    expect(glyphsSold({ ...sold, festival: 'christmas' })).toContain('candle');
    expect(glyphsSold({ ...sold, time: 'night' })).toContain('dumpling');
    expect(glyphsSold(sold)).toContain('red-apple');
  });

  it('sells nothing without a picture', () => {
    const unknown = glyphsOfWares().filter(
      (glyph) => art.categoryOf(glyph) === null && PROPS[glyph] === undefined,
    );
    expect(unknown).toEqual([]);
  });

  it('fills a shop with what its name says, else with the noun before it', () => {
    expect(waresNamed({ wares: null, placeNames: ['toy store'] })).toContain('teddy-bear');
    expect(waresNamed({ wares: 'candy', placeNames: ['shop'] })).toContain('lollipop');
    expect(waresNamed({ wares: 'umbrella', placeNames: ['shop'] })).toEqual(['umbrella']);
    expect(waresNamed({ wares: null, placeNames: ['shop'] })).toBeNull();
  });
});
