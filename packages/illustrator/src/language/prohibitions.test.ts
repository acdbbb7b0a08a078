import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('signs that forbid something', () => {
  it.each([
    ['"no phones" sign for a classroom', 'No phones', 'mobile-phone'],
    ['no dogs allowed sign', 'No dogs allowed', 'dog'],
    ['a sign saying no photos', 'No photos', 'camera'],
    ['a sign that says "no food or drinks please"', 'No food or drinks please', 'hamburger'],
  ])('cross out the thing above their words: %s', (prompt, text, glyph) => {
    const { caption, mark, subjects } = read(prompt);
    expect([caption, mark?.isForbidden, subjects.map((each) => each.glyph)]).toEqual([
      text,
      true,
      [glyph],
    ]);
  });

  it('are boards where they stand in a scene', () => {
    const { mark, subjects } = read('a boy next to a no fishing sign');
    expect(mark).toBeNull();
    expect(subjects.map(({ glyph }) => glyph)).toContain('@sign');
    expect(read('a penguin with no shoes, stop sign').mark).toBeNull();
  });
});
