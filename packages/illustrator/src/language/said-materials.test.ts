import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const read = (prompt: string) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  const [material] = subjects[0]?.madeOf ?? [];
  return { material: material?.kind === 'substance' ? material.name : null, words, subjects };
};

describe('materials that are said before a thing', () => {
  it.each([
    ['a chrome skull on a black background', 'metal', 'chrome'],
    ['a transparent glass frog', 'glass', 'transparent'],
    ['a knitted elephant', 'yarn', 'knitted'],
    ['a rattan chair', 'wicker', 'rattan'],
    ['an ice dragon flying over mountains', 'ice', 'ice'],
    ['a crystal rose on a table', 'crystal', 'crystal'],
    ['a stone bear', 'stone', 'stone'],
    ['a lego dinosaur', 'bricks', 'lego'],
    ['a transparent heart', 'glass', 'transparent'],
    ['a lego castle', 'bricks', 'lego'],
  ])('%s', (prompt, material, word) => {
    const { material: shown, words } = read(prompt);
    expect(shown).toBe(material);
    expect(words.drawn).toContain(word);
  });

  it('draws a glass vase as glass', () => {
    expect(read('a glass vase').material).toBe('glass');
    expect(read('a ceramic vase').material).toBeNull();
  });

  it.each(['a metal robot', 'a stone castle', 'a wooden chair', 'an ice cold beer', 'an iron man'])(
    'leaves %s as it is',
    (prompt) => {
      expect(read(prompt).material).toBeNull();
    },
  );

  it('takes a crystal clear lake for no crystal', () => {
    expect(read('a crystal clear lake').subjects).toEqual([]);
  });

  it('reports the material of what moves its limbs', () => {
    const { material, words } = read('a chrome cat dancing');
    expect(material).toBeNull();
    expect(words.notDrawn).toContain('chrome');
  });

  it.each([
    ['a knitted elephant', 'knitted'],
    ['a hidden cat', 'hidden'],
    ['a decorated robot', 'decorated'],
    ['a rescued dog', 'rescued'],
    ['worn leather boots', 'worn'],
  ])('takes no participle for a deed: %s', (prompt, word) => {
    const { subjects, words } = read(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.motion).toBeNull();
    expect(words.standIns.map((each) => each.word)).not.toContain(word);
  });
});
