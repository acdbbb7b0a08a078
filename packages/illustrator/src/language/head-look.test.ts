import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { headLookOf } from './head-look.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

describe('a phrase about a head', () => {
  it.each([
    ['long pink hair', { hair: { colour: 'pink', style: 'long' } }],
    ['curly red hair', { hair: { colour: 'red', style: 'curls' } }],
    ['golden hair', { hair: { colour: 'blond', style: null } }],
    ['barefoot', { isBarefoot: true }],
    ['pregnant', { isPregnant: true }],
    ['green mohawk', { hair: { colour: 'green', style: 'mohawk' } }],
    ['two braids', { hair: { colour: null, style: 'braids' } }],
    ['white beard', { beard: { shape: 'full', colour: 'white' } }],
    ['long grey beard', { beard: { shape: 'long', colour: 'white' } }],
    ['big mustache', { beard: { shape: 'mustache', colour: null } }],
    ['freckles', { hasFreckles: true }],
    ['eye patch', { hasEyePatch: true }],
    ['big green eyes', { eyes: 'green' }],
    ['hazel eyes', { eyes: 'brown' }],
    ['short black bob', { hair: { colour: 'black', style: 'bob' } }],
    ['spiky blond hair', { hair: { colour: 'blond', style: 'spiky' } }],
  ])('"%s"', (text, look) => {
    expect(headLookOf(text)).toEqual(look);
  });

  it.each(['hair dryer', 'curls', 'glass hair', 'a cat', 'braids', 'big eyes', 'bob'])(
    'not "%s"',
    (text) => {
      expect(headLookOf(text)).toBe(null);
    },
  );
});

describe('people in a prompt', () => {
  it.each([
    [
      'a woman with long blue hair',
      'woman-white-hair',
      { hair: { colour: 'blue', style: 'long' } },
    ],
    ['a green-haired girl', 'girl', { hair: { colour: 'green' } }],
    ['a woman with red hair and blue eyes', 'woman-red-hair', { eyes: 'blue' }],
    ['a girl with a short black bob', 'woman-black-hair', { isYoung: true }],
    ['a girl with red hair', 'girl', { hair: { colour: 'red' } }],
    ['a man with a beard', 'man-beard', {}],
    [
      'an old man with a long white beard',
      'old-man',
      { beard: { shape: 'long', colour: 'white' } },
    ],
    ['a woman with her hair up', 'woman', { hair: { style: 'bun' } }],
    ['a woman with hair up in a ponytail', 'woman', { hair: { style: 'ponytail' } }],
    ['a bald man with a mustache', 'man-bald', { beard: { shape: 'mustache' } }],
    ['a woman with freckles and pink pigtails', 'woman-white-hair', { hasFreckles: true }],
    ['a wizard with a red beard', 'mage', { beard: { colour: 'red' } }],
  ])('"%s"', (prompt, glyph, head) => {
    const { subjects, words } = parsePrompt(prompt, vocabulary);
    expect(subjects[0]?.glyph).toBe(glyph);
    expect(subjects[0]?.person?.head ?? {}).toMatchObject(head);
    expect(words.notDrawn).toEqual([]);
  });

  it('keep what they carry', () => {
    const { subjects, relations } = parsePrompt('a girl with pigtails and headphones', vocabulary);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['girl', 'headphone']);
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
  });

  it('are told from animals, whose hair is reported', () => {
    expect(parsePrompt('a llama with pink hair', vocabulary).words.notDrawn).toEqual(['pink hair']);
  });

  it('let the wind blow hair, and not the one who has it', () => {
    const { subjects } = parsePrompt('a woman with hair blowing in the wind', vocabulary);
    expect(subjects[0]?.motion).toBeNull();
  });
});
