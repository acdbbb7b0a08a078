import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { takeCopySpace } from './copy-space.ts';
import { takeLetterColour } from './letter-colour.ts';
import { parsePrompt } from './parse.ts';
import { takePalette } from './said-palette.ts';

const vocabulary = await readVocabulary();

describe('the colors of the whole picture', () => {
  it.each([
    ['a lighthouse, teal and amber palette, film grain', ['teal', 'amber']],
    ['a couple. Keep the colors to sage green and cream, please', ['sage green', 'cream']],
    ['a robot, limited palette of violet and mint', ['violet', 'mint']],
    ['a train. Bold flat shapes, navy, cream and vermilion', ['navy', 'cream', 'vermilion']],
    ['an ox. Scarlet and gold only, festive', ['scarlet', 'gold']],
    ['a lake. Flat illustration, muted peach and blue', ['soft peach', 'soft blue']],
    ['a navy and cream poster of a heron', ['navy', 'cream']],
    ['queen of bees, black and gold art nouveau portrait', ['black', 'gold']],
    ['low poly tiger in grass, orange and green', ['orange', 'green']],
    ['art deco skyline, gold on black, zeppelin', ['gold', 'black']],
    ['geometric owl, bauhaus style, red blue yellow', ['red', 'blue', 'yellow']],
    ['a woman on a salt flat, pale pink and white palette', ['pale pink', 'white']],
  ])('are taken out: %s', (prompt, colours) => {
    expect(takePalette(prompt).colours).toEqual(colours);
  });

  it.each([
    'three balloons, red, yellow and blue, in the sky',
    'a woman in a red and white dress',
    'bunting in red and white above a stall',
    'a kingfisher with turquoise and copper feathers',
    'a portrait, black and white',
    'a red and white striped tent',
    'a parrot, red and green',
  ])('are not those of one thing: %s', (prompt) => {
    expect(takePalette(prompt)).toMatchObject({ colours: [], rest: prompt });
  });

  it('are drawn, and are on no thing', () => {
    const { words, subjects, paletteColours } = parsePrompt(
      'a robot with an umbrella, limited palette of violet and mint',
      vocabulary,
    );
    expect(paletteColours).toEqual(['violet', 'mint']);
    expect(words.drawn).toContain('limited palette of violet and mint');
    expect(subjects.map(({ glyph, colour }) => [glyph, colour])).toEqual([
      [expect.any(String), null],
      [expect.any(String), null],
    ]);
  });
});

describe('room for text', () => {
  it.each([
    ['a fox, space for a logo top left', 'space for a logo top left'],
    ['a fox. copy space right, no text', 'copy space right'],
    ['a fox, title space at top', 'title space at top'],
    ['a fox and empty space at the bottom', 'empty space at the bottom'],
    ['a fox, leave the upper third blank for names', 'leave the upper third blank for names'],
    ['a fox, blank area on the left for story text', 'blank area on the left for story text'],
    ['an ox, blank oval in the middle', 'blank oval in the middle'],
  ])('is one wish: %s', (prompt, wish) => {
    expect(takeCopySpace(prompt).wishes).toEqual([wish]);
    expect(parsePrompt(prompt, vocabulary)).toMatchObject({
      caption: null,
      words: { notDrawn: [wish] },
    });
  });

  it.each([
    'a girl in an empty room',
    'an astronaut floating in empty space',
    'a living room for children',
    'a poster "Make space for text"',
    'a cat in a white room on the left',
  ])('is not asked for: %s', (prompt) => {
    expect(takeCopySpace(prompt)).toEqual({ rest: prompt, wishes: [] });
  });
});

describe('the color behind a text', () => {
  it.each([
    ['a can, text "Stay Cool" in bold white.', 'white'],
    ['a card "Save the Date" in thin gold.', 'gold'],
    ['a card, "Happy 80th" in pale pink script at the top', 'pale pink'],
  ])('is that of the letters: %s', (prompt, colour) => {
    expect(takeLetterColour(prompt, prompt.replace(/"[^"]*"/, ''))).toMatchObject({ colour });
  });

  it('is not that of a garment', () => {
    expect(takeLetterColour('a sign "Hi", a girl in red boots', ', a girl').colour).toBeNull();
  });
});

describe('what a picture is for', () => {
  it.each([
    'key art for a puzzle platformer: tiny robot',
    'Cover for my space opera: tiny robot',
    'Illustration for our clinic about sleep: tiny robot',
    'birthday card for my son turning six, tiny robot',
    'a tiny robot, travel brochure look',
    'a tiny robot. camera does not move, recipe thumbnail',
  ])('is no thing in it: %s', (prompt) => {
    expect(parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph)).toEqual(['robot']);
  });
});
