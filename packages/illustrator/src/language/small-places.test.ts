import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

describe('a place in a vessel', () => {
  it.each([
    ['a tiny village inside a snow globe', '@smallvillage', '@snowglobe'],
    ['a galaxy inside a glass jar', '@smallgalaxy', '@jar'],
    ['an ocean in a bottle', '@smallsea', '@bottle'],
    ['a forest in a terrarium', '@smallforest', '@glassdome'],
    ['a storm in a teacup', 'cloud-with-lightning-and-rain', 'teacup-without-handle'],
    ['a castle inside a bubble', 'castle', 'bubbles'],
    ['a miniature garden inside a light bulb', '@smallgarden', 'light-bulb'],
    ['a miniature world inside a glass bottle', '@smallgarden', '@bottle'],
    ['an island inside a glass sphere', '@smallisland', '@sphere'],
  ])('is a thing in it: %s', (prompt, content, vessel) => {
    const { subjects, relations, setting, weather, words } = parsePrompt(prompt, art);
    expect(subjects.map(({ glyph }) => glyph)).toEqual([content, vessel]);
    expect(relations).toMatchObject([{ from: 0, to: 1 }]);
    expect([setting, weather, words.notDrawn]).toEqual([null, [], []]);
  });

  it('may be named behind it', () => {
    const { subjects, relations } = parsePrompt('a snow globe with a city inside', art);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@snowglobe', '@smallcity']);
    expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'inside' }]);
  });

  it('may be followed by what happens to it', () => {
    const prompt = 'an hourglass with a tiny city inside slowly turning to sand';
    expect(parsePrompt(prompt, art).relations).toMatchObject([{ from: 1, to: 0, kind: 'inside' }]);
  });

  it('is a place where no vessel holds it', () => {
    expect(parsePrompt('a snow globe in a forest', art).setting).toBe('forest');
    expect(parsePrompt('a cat in the city', art).setting).toBe('city');
  });
});
