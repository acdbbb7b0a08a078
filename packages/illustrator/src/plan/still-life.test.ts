import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('small things', () => {
  it.each([
    ['a burger', 'kitchen'],
    ['a slice of cake', 'cafe'],
    ['a vintage typewriter', 'room'],
    ['pumpkins at the farmers market', 'market'],
    ['roses in a vase', 'room'],
    ['a bouquet of white roses in a glass vase', 'room'],
  ])('stand on a table: %s, %s', (prompt, setting) => {
    expect(plan(prompt)).toMatchObject({ setting, isTabletop: true });
  });

  it('steam from above, and vehicles are not shown from there', () => {
    expect(plan('steaming bowl of ramen, top view')).toMatchObject({
      setting: 'flatlay',
      weather: ['steam'],
    });
    expect(plan('a red car from above').words.notDrawn).toEqual(['from above']);
  });

  it('are on the table of a feast', () => {
    expect(plan('thanksgiving dinner table with turkey').isTabletop).toBe(true);
    expect(plan('a turkey at thanksgiving').isTabletop).toBe(false);
  });

  it.each(['a cat drinking coffee', 'a sofa', 'a rose', 'a car', 'a table'])(
    'are not meant: %s',
    (prompt) => {
      expect(plan(prompt).isTabletop).toBe(false);
    },
  );

  it('stand on what the prompt says', () => {
    expect(plan('a perfume bottle on marble')).toMatchObject({
      surface: 'marble',
      isTabletop: true,
    });
    expect(plan('coffee on a wooden table').surface).toBe('wood');
    expect(plan('a marble statue').surface).toBeNull();
  });

  it.each(['flat lay of coffee and a croissant', 'coffee and a croissant, top view'])(
    'lie on a surface seen from above: %s',
    (prompt) => {
      const { setting, words } = plan(prompt);
      expect(setting).toBe('flatlay');
      expect(words.notDrawn).toEqual([]);
    },
  );

  it('alone can be seen from above', () => {
    const { setting, words } = plan('a dog, top view');
    expect(setting).not.toBe('flatlay');
    expect(words.notDrawn).toEqual(['top view']);
  });

  it('stand before a plain wall where the prompt wants one', () => {
    expect(plan('sneakers on a white background')).toMatchObject({
      setting: 'abstract',
      isTabletop: false,
    });
  });
});

describe('tables', () => {
  it.each([
    ['coffee on a white table', 'white'],
    ['flat lay of pencils on a pink desk', 'pink'],
    ['coffee on a wooden table', null],
  ])('%s: %s', (prompt, tableColour) => {
    expect(plan(prompt)).toMatchObject({ tableColour });
  });

  it('show cups from above where everything is', () => {
    expect(plan('flat lay of a coffee cup').subjects[0]?.glyph).toBe('@cupabove');
    expect(plan('a coffee cup').subjects[0]?.glyph).toBe('@coffee');
  });
});

describe('formats', () => {
  it.each([
    ['cute fox sticker', 'sticker', 'flatlay'],
    ['fox sticker in the forest', 'sticker', 'forest'],
    ['polaroid of a beach', 'polaroid', 'beach'],
    ['vintage travel poster of a castle', 'poster', 'mountain'],
    ['thank you card with tulips', 'card', 'flatlay'],
    ['birthday card with a cat', 'card', 'living'],
    ['wedding card with golden letters "Anna and Tom"', 'card', 'flatlay'],
  ])('%s: %s, %s', (prompt, format, setting) => {
    const drawn = plan(prompt);
    expect(drawn).toMatchObject({ format, setting });
    expect(drawn.words.notDrawn).toEqual([]);
  });

  it('name no thing in the picture', () => {
    for (const word of ['sticker', 'polaroid', 'risograph print', 'low poly', 'line art']) {
      expect(plan(`${word} of a lemon`).subjects.map(({ glyph }) => glyph)).toEqual(['lemon']);
    }
  });
});

describe('drawings without colors', () => {
  it.each([
    ['line art of a rose', true],
    ['a cat, pencil sketch', true],
    ['watercolor fox, black and white', true],
    ['watercolor fox', false],
    ['a black and white cat', false],
  ])('%s: %s', (prompt, isColourless) => {
    expect(plan(prompt).isColourless).toBe(isColourless);
  });
});

it.each(['a bouquet of roses in a vase', 'a glass vase with a bouquet of roses'])(
  'takes the paper off bouquets in vases: %s',
  (prompt) => {
    const { subjects, relations } = plan(prompt);
    const put = relations.find(({ kind }) => kind === 'inside');
    expect(subjects[put?.from ?? -1]?.glyph).toBe('rose');
    expect(subjects[put?.to ?? -1]?.glyph).toBe('@vase');
  },
);
