import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);
const glyphs = (prompt: string) => read(prompt).subjects.map(({ glyph }) => glyph);

describe('shops', () => {
  it.each([
    ['an old bookshop on a rainy corner', '@bookfront'],
    ['bakery storefront', '@bakeryfront'],
    ['a small bookstore front', '@bookfront'],
    ['a cafe on a street corner', '@cafefront'],
    ['a cat outside a flower shop', '@flowerfront'],
    ['a motorcycle in front of a diner', '@dinerfront'],
    ['a gas station in the desert', '@gasstation'],
  ])('are seen from outside: %s', (prompt, front) => {
    expect(glyphs(prompt)).toContain(front);
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it.each([
    ['a girl reading in a bookshop in the city', 'bookshop'],
    ['a cozy bakery', 'bakery'],
    ['cafe interior', 'cafe'],
  ])('are seen from inside: %s', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting);
  });

  it.each(['an alley with a noodle stand', 'a taco stand on the beach'])(
    'are stands: %s',
    (prompt) => {
      expect(glyphs(prompt)).toContain('@foodstall');
    },
  );
});

describe('streets', () => {
  it.each([
    ['a dog at a crosswalk', 'crossing'],
    ['a cyclist in heavy traffic', 'traffic'],
    ['a tornado over a farm', 'tornado'],
    ['a spaceship at warp speed', 'hyperspace'],
    ['a black hole swallowing a star', 'swallowedstar'],
  ])('show %s', (prompt, landform) => {
    expect(read(prompt).landforms).toContain(landform);
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it('have people under umbrellas that are everywhere', () => {
    const { subjects, relations } = read('a street in the rain, umbrellas everywhere');
    expect(subjects[0]?.person).not.toBeNull();
    expect(relations.map(({ kind }) => kind)).toContain('hold');
  });

  it('have no sun at dusk', () => {
    expect(read('a meadow after sunset').isTwilight).toBe(true);
    expect(read('a meadow at sunset').isTwilight).toBe(false);
  });
});
