import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const glyphsOf = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

describe('words that the picture does not show', () => {
  it.each([
    ['a house with a porch', 'porch'],
    ['a cabin with a balcony and a chimney', 'balcony'],
    ['a long road', 'long'],
    ['a long table', 'long'],
    ['an open suitcase', 'open'],
    ['a mother whispering to twin babies', 'whispering'],
    ['a dragon in red and gold', 'gold'],
    ['a girl hiding', 'hiding'],
    ['a car stuck in the snow', 'stuck in'],
    ['a shocked raccoon in a meeting', 'in a meeting'],
    ['a lighthouse between two cliffs', 'between'],
    ['a classroom with chairs on the desks', 'on the desks'],
  ])('are not claimed: %s', (prompt, word) => {
    const { drawn, notDrawn } = planOf(prompt).words;
    expect(drawn).not.toContain(word);
    expect(notDrawn).toContain(word);
  });

  it.each([
    ['a woman on a porch', 'on a porch'],
    ['a long snake', 'long'],
    ['an open book', 'open book'],
    ['a dragon in red and gold', 'red'],
    ['bear logo black and gold', 'gold'],
    ['a boy hiding under a blanket', 'hiding'],
    ['a girl whispering a secret to her friend', 'whispering a secret'],
    ['a boy crying because his ice cream fell', 'ice cream'],
  ])('are claimed where they show: %s', (prompt, word) => {
    expect(planOf(prompt).words.drawn).toContain(word);
  });

  it.each(['logo for a bakery, croissant', 'dog mascot for a pet grooming salon'])(
    'are in no list where they say whose it is: %s',
    (prompt) => {
      const { drawn, notDrawn } = planOf(prompt).words;
      expect([...drawn, ...notDrawn].join(' ')).not.toMatch(/\b(a|bakery|pet|salon)\b/);
    },
  );
});

it('name a plain of salt as itself', () => {
  const { words, setting, placeNames } = planOf('a cyclist on a salt flat');
  expect([setting, ...placeNames]).toEqual(['desert', 'salt flat']);
  expect(words.drawn).toContain('salt flat');
});

it('take the school of a poster for any poster', () => {
  const { standIns } = planOf('art deco poster of a cat').words;
  expect(standIns).toEqual([{ word: 'art deco poster', as: 'poster' }]);
});

it('leave the color of a border to the border', () => {
  const { subjects } = planOf('a cat dancing, sticker, white border');
  expect(subjects[0]?.colour).toBeNull();
});

describe('parts that a place is hinted at by', () => {
  it('are drawn as the place where that does not show them', () => {
    const { standIns } = planOf('seven paper boats in a gutter').words;
    expect(standIns).toEqual([{ word: 'gutter', as: 'street' }]);
  });

  it('are things where one of them is', () => {
    expect(glyphsOf('a boy collecting seashells')).toContain('spiral-shell');
  });
});

describe('a word before a noun', () => {
  it('says which garment it is', () => {
    const { subjects, words } = planOf('a toddler in a frog raincoat');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['child', '@raincoat']);
    expect(words.notDrawn).toEqual(['frog']);
  });

  it('names the animals that somebody herds, and no costume of theirs', () => {
    expect(glyphsOf('a reindeer herder')).toEqual(['@reindeer', 'farmer']);
  });

  it('is what an animal is dressed as behind "but as"', () => {
    expect(glyphsOf('my cat but as a king')).toEqual(['cat', 'crown']);
  });
});

describe('things that are said of a thing', () => {
  it('are no deeds behind "of", and cheeks make no faces', () => {
    const { subjects } = planOf('the baker carries a tray of rolls, flour on his cheeks');
    expect(subjects).toEqual([
      expect.objectContaining({ glyph: 'man', motion: null }),
      expect.objectContaining({ glyph: '@tray', expression: null }),
    ]);
  });

  it('are reported where they say what has become of it', () => {
    expect(planOf('worn boots by the fireplace').words.notDrawn).toContain('worn');
    expect(planOf('a dusty piano').words.standIns).toEqual([{ word: 'dusty', as: 'dust' }]);
  });

  it('are in no thing that holds nothing', () => {
    const { relations } = planOf('a pug in a bathtub with bubbles and a rubber duck');
    expect(relations.filter(({ kind }) => kind === 'inside')).toHaveLength(1);
  });

  it('stay in a place that has such things itself', () => {
    expect(glyphsOf('a chair with a striped cushion on a balcony')).toEqual(['chair', '@cushion']);
  });
});

describe('what is there instead of something', () => {
  it('is drawn, and the other is in no list', () => {
    const { subjects, words } = planOf('a boy with a banana instead of a phone');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['boy', 'banana']);
    expect(words).toEqual({ drawn: ['boy', 'banana'], standIns: [], notDrawn: [] });
  });
});

describe('deeds', () => {
  it('are lost with what they are done on', () => {
    expect(planOf('an elephant balancing on a zipline').words.notDrawn).toEqual([
      'balancing on',
      'zipline',
    ]);
  });

  it('are not done by who is excepted', () => {
    const { subjects, words } = planOf('subway car, everyone asleep except a little girl');
    expect(subjects.map(({ motion }) => motion)).toEqual([null]);
    expect(words.notDrawn).toEqual(expect.arrayContaining(['asleep', 'except']));
  });

  it('are those of somebody and not of an eye', () => {
    expect(glyphsOf('a robot in a junkyard, one eye glowing')).toEqual(['robot']);
  });
});

describe('ways and clouds', () => {
  it('lets a road lead somewhere and not walk', () => {
    expect(planOf('a road leading to a giant moon').subjects).toEqual([
      expect.objectContaining({ glyph: '@moon', motion: null }),
    ]);
  });

  it('gives faces to clouds and stars that smile', () => {
    expect(glyphsOf('smiling clouds over a village')).toEqual(['cloud']);
    expect(glyphsOf('happy stars in the night sky')).toEqual(['@star']);
  });

  it('lets elephants spray water', () => {
    expect(glyphsOf('an elephant spraying water on a kid')).toEqual([
      'elephant',
      'child',
      'droplet',
    ]);
  });
});
