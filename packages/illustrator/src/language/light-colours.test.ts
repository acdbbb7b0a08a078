import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('colors of light', () => {
  it.each([
    ['a bedroom with blue led lights', ['blue']],
    ['a woman dancing in teal and magenta lighting', ['teal', 'magenta']],
    ['a city street bathed in red', ['red']],
    ['a bedroom, purple dusk', ['purple']],
    ['a cat on a red sofa', []],
    ['a lamp with warm light', []],
  ])('are on the whole picture: %s', (prompt, colours) => {
    expect(read(prompt).lightColours).toEqual(colours);
  });

  it('are the color of the sky, and no color of a thing', () => {
    const { skyColour, subjects } = read('a cat on a hill, purple dusk');
    expect(skyColour).toBe('purple');
    expect(subjects[0]?.colour).toBeNull();
  });
});

describe('a picture without colors', () => {
  it.each([
    ['black and white photo of a street, only the umbrella is red', 'red'],
    ['a girl in a yellow raincoat, everything is grey except her coat', 'yellow'],
    ['a girl in a yellow raincoat', null],
  ])('keeps one: %s', (prompt, colour) => {
    expect(read(prompt).keptColour).toBe(colour);
  });
});

describe('abandoned places', () => {
  it.each([
    'an abandoned amusement park',
    'an overgrown train station',
    'a church interior overgrown with ferns',
  ])('are overgrown: %s', (prompt) => {
    const { landforms, subjects, words } = read(prompt);
    expect(landforms).toContain('overgrowth');
    expect(subjects).toEqual([]);
    expect(words.notDrawn).toEqual([]);
  });

  it('are in use where only a small thing was left behind', () => {
    const { landforms, words } = read('empty subway car, one forgotten teddy bear on the seat');
    expect(landforms).toEqual([]);
    expect(words.notDrawn).toEqual(['forgotten']);
  });
});

describe('rooms', () => {
  it.each(['a bedroom of a gamer', 'a gamer bedroom', 'a cozy gaming room'])(
    'of gamers have screens and nobody in them: %s',
    (prompt) => {
      expect(read(prompt)).toMatchObject({ setting: 'gamer', subjects: [] });
    },
  );

  it('have things in the colors of food', () => {
    expect(read('an oatmeal sofa').subjects).toMatchObject([{ glyph: '@sofa', colour: 'beige' }]);
  });
});
