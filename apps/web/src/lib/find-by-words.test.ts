import { expect, it } from 'vitest';
import { findByWords } from './find-by-words.ts';

const find = (query: string, ...texts: readonly string[]) =>
  findByWords(texts, query, (text) => text);

it('finds what has all words, in any order and as parts of words', () => {
  expect(find('loop cre', 'Create a loop', 'Create an image')).toEqual(['Create a loop']);
  expect(find('e', 'Create', 'Pricing', 'Profile')).toEqual(['Create', 'Profile']);
});

it('finds everything without a word', () => {
  expect(find('  ', 'Create', 'Pricing')).toEqual(['Create', 'Pricing']);
});

it('makes no difference between letters with and without case and accents', () => {
  expect(find('ubersicht', 'Übersicht')).toEqual(['Übersicht']);
  expect(find('CRÉER', 'creer une image')).toEqual(['creer une image']);
  expect(find('ループ', '画像を作成', 'ループを作成')).toEqual(['ループを作成']);
});
