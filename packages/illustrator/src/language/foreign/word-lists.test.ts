import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYDAY_NOUNS } from '../../../scripts/art/everyday-nouns.ts';
import { createNodeHost } from '../../node/index.ts';
import { headLookOf } from '../head-look.ts';
import { FOREIGN_LANGUAGES } from '../lexicon-data.ts';
import { scan } from '../scan.ts';
import { tokenize } from '../tokenize.ts';
import { thingOfTopic } from '../topics.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { openDictionary } from './dictionary.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { JAPANESE } from './japanese.ts';
import { SPANISH } from './spanish.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const LISTS = { de: 'german', es: 'spanish', fr: 'french', ja: 'japanese' } as const;

const linesOf = async (language: keyof typeof LISTS): Promise<readonly string[]> => {
  const url = new URL(`../../../scripts/art/words/${LISTS[language]}.txt`, import.meta.url);
  return (await readFile(url, 'utf8')).trim().split('\n');
};

const asAskedFor = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/['’\-\s]+/g, ' ')
    .trim();

/** The words of a language in the list, as the dictionary is asked for them. */
const listedIn = async (language: keyof typeof LISTS): Promise<readonly string[]> =>
  (await linesOf(language))
    .flatMap((line) => line.split(': ')[1]?.split(', ') ?? [])
    .map(asAskedFor);

const isRepeated = <T>(each: T, i: number, all: readonly T[]): boolean => all.indexOf(each) !== i;

const TABLES = { de: GERMAN, es: SPANISH, fr: FRENCH, ja: JAPANESE } as const;

/** The words of a language in its table. */
const wordsOfTable = (language: keyof typeof TABLES): readonly string[] =>
  Object.values(TABLES[language]).flatMap((words) => words.split(', ').map(asAskedFor));

it.each(FOREIGN_LANGUAGES)('the table gives every word once: %s', (language) => {
  expect(wordsOfTable(language).filter(isRepeated)).toEqual([]);
});

describe.each(FOREIGN_LANGUAGES)('the list of words: %s', (language) => {
  it('has an English word of the tables in each line', async () => {
    const unknown = (await linesOf(language))
      .map((line) => line.split(': ')[0] ?? '')
      .filter((english) => headLookOf(english) === null && thingOfTopic(english) === null)
      .filter((english) =>
        scan(tokenize(english), vocabulary).every(({ senses }) => senses.length === 0),
      );
    expect(unknown).toEqual([]);
  });

  it('has one line for every English word', async () => {
    const english = (await linesOf(language)).map((line) => line.split(': ')[0]);
    expect(english.filter(isRepeated)).toEqual([]);
  });

  it('gives every word once, and none that the table or the everyday nouns give', async () => {
    const everyday = Object.values(EVERYDAY_NOUNS).flatMap((row) =>
      (row.split('|')[FOREIGN_LANGUAGES.indexOf(language)] ?? '').split(',').map(asAskedFor),
    );
    const given = new Set([...wordsOfTable(language), ...everyday]);
    const words = await listedIn(language);
    expect(words.filter(isRepeated)).toEqual([]);
    expect(words.filter((word) => given.has(word))).toEqual([]);
  });

  it('is found by the dictionary', async () => {
    const { find } = openDictionary(language, vocabulary);
    expect((await listedIn(language)).filter((word) => find(word) === null)).toEqual([]);
  });
});

it('makes no stone of the name of a castle', () => {
  const { find } = openDictionary('de', vocabulary);
  expect(find('neuschwanstein')?.english).toBe('neuschwanstein');
  expect(find('hohenzollernstein')).toBeNull();
  expect(find('gartenbank')?.english).toBe('bench');
});

describe('German compounds', () => {
  it.each([
    ['winterlandschaft', 'winter landscape'],
    ['weihnachtsküche', 'christmas kitchen'],
    ['kuchenessen', 'eating cake'],
    ['ladentür', 'door of the shop'],
    ['fantastischer', 'fantastic'],
    ['biergartentisch', 'garden table'],
    ['gartenmauer', 'garden wall'],
    ['häschen', 'bunny'],
    ['hügelchen', 'hill'],
  ])('%s is %s', (word, english) => {
    expect(openDictionary('de', vocabulary).find(word)?.english).toBe(english);
  });
});

describe('forms of verbs', () => {
  it.each([
    ['de', 'grillend', 'grilling'],
    ['de', 'auspustet', 'blowing out'],
    ['de', 'vorbeifliegt', 'flying'],
    ['de', 'seifenblasen pusten', 'blowing bubbles'],
    ['es', 'riegan', 'watering'],
    ['es', 'muerde', 'biting'],
    ['fr', 'grimpant', 'climbing'],
    ['fr', 'arrosent', 'watering'],
    ['fr', 'tricoter', 'knitting'],
    ['fr', 'jouent aux échecs', 'playing chess'],
  ] as const)('%s: %s is %s', (language, word, english) => {
    expect(openDictionary(language, vocabulary).find(word)?.english).toBe(english);
  });
});

describe('inflected adjectives and roles', () => {
  it.each([
    ['de', 'müden', 'tired'],
    ['es', 'cansadas', 'tired'],
    ['fr', 'déprimée', 'depressed'],
    ['es', 'profesora', 'female teacher'],
    ['fr', 'boulangère', 'female baker'],
    ['de', 'lehrerin', 'female teacher'],
  ] as const)('%s: %s is %s', (language, word, english) => {
    expect(openDictionary(language, vocabulary).find(word)?.english).toBe(english);
  });
});
