import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('names of places', () => {
  it.each([
    ['a woman waiting in a train station', 'station'],
    ['a doctor in a hospital room', 'hospital'],
    ['a man in a subway car', 'subwaycar'],
    ['a girl sitting in a train', 'train'],
  ])('are read whole behind a preposition: %s', (prompt, setting) => {
    expect(planOf(prompt).setting).toBe(setting);
  });

  it.each([
    ['a clown juggling in a circus', 'circus'],
    ['a fashion show', 'runway'],
    ['a car driving through a tunnel', 'tunnel'],
    ['a king in a castle hall', 'castlehall'],
    ['a baby in a nursery', 'nursery'],
    ['a horse in a stable', 'stable'],
    ['a crocodile in a swamp', 'swamp'],
    ['a camel at an oasis', 'oasis'],
    ['a cowboy in a wild west town', 'western'],
    ['a pirate on a ship deck', 'shipdeck'],
    ['an airplane on the runway', 'airfield'],
    ['a model on the runway', 'runway'],
  ])('choose the place of "%s"', (prompt, setting) => {
    const { setting: place, words } = planOf(prompt);
    expect([place, words.notDrawn]).toEqual([setting, []]);
  });

  it('are not heard in the names of tools: stable diffusion', () => {
    expect(planOf('a cat portrait, stable diffusion').words.drawn).not.toContain('stable');
  });

  it('leave one person where a place follows as an adverb: backstage', () => {
    expect(planOf('a ballerina backstage').subjects).toMatchObject([{ count: 1 }]);
  });

  it.each(['a crowded subway', 'a busy cafe', 'a packed classroom'])(
    'are full of people where they are said to be: %s',
    (prompt) => {
      expect(planOf(prompt).subjects.some(({ count, person }) => person && count > 2)).toBe(true);
    },
  );

  it.each(['a flooded street', 'a flooded library', 'a car in a flooded city'])(
    'stand in water after a flood: %s',
    (prompt) => {
      const { landforms, words } = planOf(prompt);
      expect([landforms, words.notDrawn]).toEqual([['flood'], []]);
    },
  );

  it('have trees in bloom along them: a cherry blossom street', () => {
    const { weather, words } = planOf('a girl on a cherry blossom street');
    expect([weather, words.notDrawn]).toEqual([['petals'], []]);
  });
});

describe('words between a preposition and a building', () => {
  it.each([
    ['a ghost in an abandoned hospital', 'hospital'],
    ['a girl in an old church', 'nave'],
    ['a horse in a big wooden barn', 'stable'],
  ])('leave the picture inside: %s', (prompt, setting) => {
    expect(planOf(prompt).setting).toBe(setting);
  });
});

describe('lamps at Diwali', () => {
  it.each(['Diwali lamps on a table', 'a family celebrating Diwali with lamps'])(
    'are of clay: %s',
    (prompt) => {
      const glyphs = planOf(prompt).subjects.map(({ glyph }) => glyph);
      expect(glyphs).toContain('@diya');
      expect(glyphs).not.toContain('@lamp');
    },
  );
});
