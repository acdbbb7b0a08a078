import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

describe('surfaces', () => {
  it.each([
    ['a gold ring on black velvet', 'velvet', 'black'],
    ['a necklace on a beige silk fabric', 'silk', 'beige'],
    ['earrings on linen cloth', 'cloth', null],
    ['perfume on white marble', 'marble', 'white'],
    ['a salad bowl on a light stone table', 'stone', 'cream'],
    ['handgemachte Seife auf Holz', 'wood', null],
    ['vela aromática sobre mesa de mármol', 'marble', null],
    ['a black coffee machine on a concrete counter', 'stone', null],
    ['a cup on a wooden table', 'wood', null],
    ['soap on wet black stones', 'pebbles', 'black'],
    ['perfume bottle, black marble', 'marble', 'black'],
  ])('%s: %s, %s', (prompt, surface, colour) => {
    const spec = parsePrompt(prompt, art);
    expect({ surface: spec.surface, colour: spec.surfaceColour }).toEqual({ surface, colour });
    expect(spec.words.notDrawn).toEqual([]);
  });

  it.each([
    ['three pretzels on a blue and white checkered cloth', 'checks', 'blue', 'white'],
    ['a pizza on a red checkered tablecloth', 'checks', 'red', 'white'],
    ['cupcakes on a striped tablecloth', 'stripes', null, null],
    ['a mug on a tablecloth with yellow polka dots', 'dots', 'yellow', 'white'],
    ['drei Brezeln auf einem blau-weiß karierten Tuch', 'checks', 'blue', 'white'],
  ])('%s: %s of %s on %s', (prompt, name, ink, colour) => {
    const spec = parsePrompt(prompt, art);
    expect(spec.surfacePattern).toEqual({ name, ink });
    expect(spec.surfaceColour).toBe(colour);
    expect(spec.words.notDrawn).toEqual([]);
  });

  it('is not what people stand on', () => {
    expect(parsePrompt('a girl on black velvet', art).surface).toBeNull();
  });

  it('is wet where the prompt says so', () => {
    expect(parsePrompt('soap on wet stones', art).isSurfaceWet).toBe(true);
    expect(parsePrompt('soap on stones', art).isSurfaceWet).toBe(false);
  });

  it('reads a dark or a light backdrop', () => {
    expect(parsePrompt('perfume bottle, dark background', art).backdrop).toBe('charcoal');
    expect(parsePrompt('a watch on a light background', art).backdrop).toBe('cream');
  });

  it('reads the color of a backdrop behind its word', () => {
    expect(parsePrompt('savon artisanal sur fond beige', art).backdrop).toBe('beige');
  });
});
