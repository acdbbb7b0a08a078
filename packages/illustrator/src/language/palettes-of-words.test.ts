import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('words for a whole palette', () => {
  it.each([
    ['poster "Eat more plants" in earth tones', 'terracotta'],
    ['podcast cover "Two Sleepy Moms", warm colors', 'coral'],
    ['abstract background in autumn colors', 'burnt orange'],
  ])('give the picture its colors: %s', (prompt, first) => {
    const { colours, words, subjects } = read(prompt);
    expect(colours[0]).toBe(first);
    expect(words.notDrawn).toEqual([]);
    expect(subjects.map(({ glyph }) => glyph)).not.toContain('globe-showing-americas');
  });

  it('are none where something has a color', () => {
    expect(read('a red car, abstract, bright colors').colours).toEqual(['red']);
  });

  it('make what is abstract soft', () => {
    expect(read('peaceful, soft, floating feathers, abstract').words.notDrawn).toEqual([]);
  });
});

describe('patterns', () => {
  it.each([
    [
      'seamless pattern of lemons and blue tiles',
      { tiles: 'blue', texture: null, format: 'pattern' },
    ],
    ['seamless terrazzo pattern in pastel pink and mint', { texture: 'terrazzo' }],
    ['make a wallpaper, blue, japanese waves', { texture: 'seigaiha' }],
    ['seamless pattern of mediterranean tiles in blue and white', { texture: 'tiles' }],
    ['seamless print with foxes and mushrooms on navy', { format: 'pattern', backdrop: 'navy' }],
  ])('are drawn as they are said: %s', (prompt, expected) => {
    const { words, ...spec } = read(prompt);
    expect(spec).toMatchObject(expected);
    expect(words.notDrawn).toEqual([]);
  });

  it('show things, and not the place that they are of', () => {
    const { format, subjects } = read('seamless jungle print with toucans and monstera');
    expect(format).toBe('pattern');
    expect(subjects).toHaveLength(2);
  });
});

describe('plain grounds', () => {
  it('are behind a thing that has the color said before them', () => {
    const { backdrop, subjects, words } = read('a star, teal on plain white');
    expect([subjects[0]?.colour, backdrop, words.notDrawn]).toEqual(['teal', 'white', []]);
  });

  it('are in the middle of what is around the edges', () => {
    const { format, backdrop, words } = read('strawberries and leaves around the edges, white');
    expect([format, backdrop, words.notDrawn]).toEqual(['border', 'white', []]);
  });
});
