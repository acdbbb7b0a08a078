import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../../node/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { openDictionary } from './dictionary.ts';
import { countAt } from './japanese-numbers.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('forms of Japanese words', () => {
  it.each([
    ['走って', 'running'],
    ['走りながら', 'running'],
    ['走りたい', 'running'],
    ['飛んでいる', 'flying'],
    ['泳ぎました', 'swimming'],
    ['食べちゃった', 'eating'],
    ['飲んじゃってる', 'drinking'],
    ['乗ってて', 'riding'],
    ['動かない', null],
    ['追われる', 'chasing'],
    ['散歩している', 'taking a walk'],
    ['昼寝中の', 'sleeping'],
    ['赤くて', 'red'],
    ['静かに', 'quiet'],
    // "す" is no verb of its own, and a head no deed.
    ['頭', 'head'],
  ] as const)('%s is %s', (word, english) => {
    expect(openDictionary('ja', vocabulary).find(word)?.english ?? null).toBe(english);
  });
});

describe('forms of Spanish words', () => {
  it.each([
    ['robándose', 'stealing'],
    ['bailaban', 'dancing'],
    ['dormir', 'sleeping'],
    ['vaquitas', 'cow'],
    ['barquito', 'boat'],
    ['ratoncito', 'mouse'],
    ['florecita', 'flower'],
    ['tacita', 'cup'],
    ['larguísima', 'long'],
    ['suavísima', 'soft'],
    ['cabecita', 'head'],
    // These only look like small ones.
    ['solito', 'alone'],
    ['anillo', 'ring'],
    ['pesadilla', null],
  ] as const)('%s is %s', (word, english) => {
    expect(openDictionary('es', vocabulary).find(word)?.english ?? null).toBe(english);
  });
});

describe('Japanese counts', () => {
  it.each([
    ['三匹の猫', 'three', false],
    ['十二本のバラ', 'twelve', false],
    ['２人の子供', 'two', false],
    ['20個', '20', true],
    ['数羽の鳥', 'five', false],
    ['二匹いる', 'two', true],
  ] as const)('%s', (text, english, isBehindNoun) => {
    expect(countAt(text)).toMatchObject({ english, isBehindNoun });
  });

  it.each(['三つ編み', '本', '2026年'])('%s counts nothing', (text) => {
    expect(countAt(text)).toBeNull();
  });
});
