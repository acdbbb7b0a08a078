import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('the colors of places', () => {
  it.each([
    ['a red forest', ['red']],
    ['a purple misty jungle', ['purple']],
    ['a pink desert at night', ['pink']],
    ['a green forest', []],
    ['a golden desert', []],
    ['a fox in a red forest', []],
    ['a blue kitchen', []],
    ['a blue ocean', []],
  ])('%s', (prompt, light) => {
    const { lightColours = [], words } = read(prompt);
    expect(lightColours).toEqual(light);
    const isAlone = !prompt.startsWith('a fox');
    expect(words.notDrawn).toEqual(isAlone ? [] : ['red']);
  });

  it('reports a color that no light has', () => {
    expect(read('a black forest').words.notDrawn).toEqual(['black']);
    expect(read('a white snowfield').words.notDrawn).toEqual([]);
  });
});
