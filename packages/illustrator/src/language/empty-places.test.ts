import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('empty places', () => {
  it.each([
    'an empty parking lot',
    'an empty football stadium',
    'a deserted street at dawn',
    'classroom, sunset, empty',
    'kitchen, deserted, morning light',
  ])('are said to be so: %s', (prompt) => {
    const { isEmptyPlace, words } = read(prompt);
    expect([isEmptyPlace, words.notDrawn]).toEqual([true, []]);
  });

  it.each([
    'an empty glass in a bar',
    'a glass on a table, empty',
    'a busy street',
    'a dog in a park',
  ])('are others: %s', (prompt) => {
    expect(read(prompt).isEmptyPlace).toBe(false);
  });

  it('are seats without anybody', () => {
    expect(read('an empty swing').words.drawn).toContain('empty');
    expect(read('a cat beside an empty chair').words.notDrawn).toContain('empty');
  });

  it.each([
    'classroom, sunset, nobody there',
    'library at night, no one around',
    'a beach, nobody',
    'a street at night, nobody on it',
    'no one on the beach',
    'an empty highway, nobody in sight',
    'a subway station, empty at night',
    'nobody in the street',
    'a bus stop in the rain, nobody waiting',
    'a road in the desert, nobody on it',
  ])('have no people: %s', (prompt) => {
    const { subjects, words } = read(prompt);
    expect([subjects, words.notDrawn]).toEqual([[], []]);
    expect(words.drawn.filter((word) => /nobody nobody|no one no one/.test(word))).toEqual([]);
  });
});
