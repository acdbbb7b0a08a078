import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const magicOf = (prompt: string) => parsePrompt(prompt, vocabulary).subjects[0]?.magic;

describe('spells', () => {
  it.each([
    ['a wizard casting a spell of blue lightning', { kind: 'lightning', colour: 'blue' }],
    ['a witch casting a fireball', { kind: 'fire', colour: null }],
    ['a woman casting a green spell', { kind: null, colour: 'green' }],
  ])('have their kind and color: %s', (prompt, magic) => {
    expect(magicOf(prompt)).toEqual(magic);
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([]);
  });

  it('are cast by those alone who do it', () => {
    expect(magicOf('a wizard reading a book')).toBeUndefined();
  });
});
