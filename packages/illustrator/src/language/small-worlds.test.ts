import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';

let read: (prompt: string) => PromptSpec;
beforeAll(async () => {
  const { art } = await createNodeHost();
  read = (prompt) => parsePrompt(prompt, art);
});

const glyphsOf = ({ subjects }: PromptSpec): readonly string[] =>
  subjects.map(({ glyph }) => glyph);

it('lets water fall over the edge of an island that something stands on', () => {
  const spec = read('floating island with a waterfall and a tiny castle');
  expect(glyphsOf(spec)).toEqual(['@streamisland', 'castle']);
  expect(spec.words.notDrawn).toEqual([]);
});

describe('a small world', () => {
  it('has a room with its furniture', () => {
    const spec = read('isometric bedroom');
    expect(glyphsOf(spec)).toEqual(['@bedroomblock']);
    expect(spec).toMatchObject({ setting: 'abstract', words: { notDrawn: [] } });
    const classroom = read('isometric classroom');
    expect(glyphsOf(classroom)).toEqual(['@bookshelf', '@table', 'chair', 'books', 'globe-showing-americas', '@roomblock']); // prettier-ignore
  });

  it('is a room in facets', () => {
    expect(glyphsOf(read('low poly living room, warm light, blender'))).toEqual(['@livingblock']);
    expect(glyphsOf(read('low poly forest'))).not.toContain('@landblock');
  });

  it('shows what the prompt names among what is at home there', () => {
    const spec = read('isometric city with cars');
    const glyphs = glyphsOf(spec);
    expect(glyphs[0]).toBe('automobile');
    expect(glyphs).toContain('office-building');
    expect(glyphs.at(-1)).toBe('@cityblock');
    expect(spec.relations).toContainEqual(
      expect.objectContaining({ from: 0, to: glyphs.length - 1, kind: 'on' }),
    );
  });

  it('shows things of a room on bare ground', () => {
    expect(glyphsOf(read('isometric cup of coffee'))).toEqual(['@coffee', '@landblock']);
  });

  it('has furniture with somebody on it', () => {
    const spec = read('isometric living room with a cat on a sofa');
    const ground = glyphsOf(spec).indexOf('@roomblock');
    expect(spec.relations).toContainEqual(
      expect.objectContaining({ from: 1, to: ground, kind: 'on' }),
    );
    expect(spec.relations.at(-1)).toMatchObject({ from: 0, to: 1, kind: 'on' });
    expect(spec.relations).not.toContainEqual(
      expect.objectContaining({ from: 0, to: ground, kind: 'on' }),
    );
  });

  it('shows a shop from the street where the weather or the hour is named', () => {
    const glyphs = glyphsOf(read('isometric ramen shop at night, rain'));
    expect(glyphs[0]).toBe('@ramenfront');
    expect(glyphs.at(-1)).toBe('@landblock');
    expect(glyphsOf(read('isometric bakery')).at(-1)).toBe('@roomblock');
    expect(glyphsOf(read('isometric greenhouse'))[0]).toBe('@greenhouse');
  });

  it('is the island that something stands on, without a second ground', () => {
    const spec = read('isometric greenhouse on a floating island');
    expect(glyphsOf(spec).toSorted()).toEqual(['@floatingisland', '@greenhouse']);
    expect(spec.setting).toBe('sky');
  });

  it('may be a city in the sky', () => {
    const spec = read('floating city in the clouds, sunset');
    expect(glyphsOf(spec)).toEqual(['@skycity']);
    expect(spec.setting).toBe('sky');
  });

  it('may hang in the air', () => {
    const spec = read('floating island with a waterfall and a small house');
    expect(spec.setting).toBe('sky');
    expect(spec.relations).toContainEqual({ from: 1, to: 0, kind: 'on' });
    expect(spec.words.notDrawn).toEqual([]);
  });
});

describe('a place with something in it', () => {
  it('is about what is in it', () => {
    const { relations } = read('living room with a cat on a sofa');
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
  });
});

describe('food', () => {
  it('lies on other food', () => {
    const { subjects, relations, words } = read('pancakes with maple syrup and blueberries');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@pancakes', 'blueberries']);
    expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'on' }]);
    expect(words.notDrawn).toEqual([]);
  });

  it('comes in its own vessel', () => {
    expect(glyphsOf(read('ice cream in a cone'))).toEqual(['soft-ice-cream']);
    expect(glyphsOf(read('latte art in a cup'))).toEqual(['@latteart']);
  });
});

describe('a material behind the thing', () => {
  it('is no second thing', () => {
    const spec = read('un jarrón de madera');
    expect(glyphsOf(spec)).toEqual(['@vase']);
    expect(spec.subjects[0]?.pattern?.name).toBe('wood');
  });
});

it('is a room where furniture is named without a place', () => {
  const { subjects } = read('isometric cat on a sofa');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@roomblock');
});

it('is no cutaway of a thing whose inside is not shown', () => {
  const { subjects, words } = read('cutaway of a train');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@landblock');
  expect(words.notDrawn).toContain('cutaway');
});

it('shows an island in the sea, without a palm under what is built on it', () => {
  const glyphs = glyphsOf(read('lighthouse on a small island, isometric'));
  expect(glyphs).toEqual(['@lighthouse', '@bareislet', '@landblock']);
});
