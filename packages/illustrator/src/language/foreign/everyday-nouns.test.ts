import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYDAY_NOUNS } from '../../../scripts/art/everyday-nouns.ts';
import { createNodeHost } from '../../node/index.ts';
import { FOREIGN_LANGUAGES } from '../lexicon-data.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { openDictionary } from './dictionary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('everyday nouns', () => {
  it('are known in every language', () => {
    const unknown: string[] = [];
    for (const [english, row] of Object.entries(EVERYDAY_NOUNS)) {
      const columns = row.split('|');
      for (const [i, language] of FOREIGN_LANGUAGES.entries()) {
        const { find } = openDictionary(language, vocabulary);
        for (const word of (columns[i] ?? english).split(',')) {
          const plain = word.trim().replaceAll(/['\-\s]+/g, ' ');
          if (find(plain) === null) unknown.push(`${language}: ${plain}`);
        }
      }
    }
    expect(unknown).toEqual([]);
  });

  it.each([
    ['es', 'limones', 'lemon'],
    ['es', 'sartenes', 'frying pan'],
    ['fr', 'sèche cheveux', 'hair dryer'],
    ['de', 'schraubenzieher', 'screwdriver'],
    ['ja', '掃除機', 'vacuum cleaner'],
    // CLDR names the flag, the blossom, and no paper plane.
    ['de', 'regenbogen', 'rainbow'],
    ['de', 'kirsche', 'cherry'],
    ['de', 'schneeflocke', 'snowflake'],
    ['es', 'abanico', 'folding hand fan'],
    ['fr', 'montgolfière', 'hot air balloon'],
    ['ja', '紙飛行機', 'paper airplane'],
    ['ja', 'パフェ', 'parfait'],
  ] as const)('%s: %s is a %s', (language, word, english) => {
    expect(openDictionary(language, vocabulary).find(word)?.english).toBe(english);
  });
});
