import { readFile } from 'node:fs/promises';
import {
  FOREIGN_LANGUAGES,
  type ForeignLanguage,
  type LexiconData,
} from '../../src/language/lexicon-data.ts';
import { EVERYDAY_NOUNS } from './everyday-nouns.ts';
import { readKinds } from './kinds.ts';
import { isWanted } from './selection.ts';
import { type Annotations, type Emoji, readJson, slug } from './sources.ts';

/** The words beyond the tables of the language: rarer English nouns, and words of other languages. */
export async function readLexicon(): Promise<LexiconData> {
  const words = await Promise.all(
    FOREIGN_LANGUAGES.map(async (language) => [language, await readWords(language)] as const),
  );
  return {
    kinds: await readKinds(),
    words: Object.fromEntries(words) as LexiconData['words'],
  };
}

interface NamedAnnotations {
  readonly tts?: readonly string[];
}

/** Pictures of feelings and signs, whose keywords are too loose for nouns. */
const LOOSE = /^(face-(?!costume)|emotion|heart|time|sound|office|body-parts|event|sky-weather)/;

/** The words of a language: everyday nouns, its own list, and the names that CLDR gives to glyphs. */
async function readWords(language: ForeignLanguage): Promise<Record<string, string>> {
  const [emojis, groups, cldr] = await Promise.all([
    readJson<readonly Emoji[]>('emojibase-data/en/data.json'),
    readJson<{ subgroups: Record<string, string> }>('emojibase-data/meta/groups.json'),
    readJson<Annotations>(`cldr-annotations-full/annotations/${language}/annotations.json`),
  ]);
  const all = cldr.annotations.annotations as Readonly<Record<string, NamedAnnotations>>;
  const ids = new Set(emojis.map(({ label }) => slug(label)));
  const names = everydayNames(language);
  await addTranslations(names, language);
  for (const { emoji, label, subgroup } of emojis) {
    const own = slug(label);
    // The dragon's face stands for the dragon.
    const id = ids.has(own.replace(/-face$/, '')) ? own.replace(/-face$/, '') : own;
    const category = groups.subgroups[String(subgroup)];
    const words = all[emoji] ?? all[emoji.replaceAll('\ufe0f', '')];
    if (category === undefined || !isWanted(own, category) || !words) continue;
    if (LOOSE.test(category)) continue;
    // "ビールで乾杯" is no word but a clause.
    const isWord = (name: string): boolean => language !== 'ja' || !/[でをへ]/.test(name);
    for (const name of (words.tts ?? []).filter(isWord)) addOnce(names, plain(name), id);
  }
  return groupByGlyph(names);
}

const COLUMNS: readonly ForeignLanguage[] = ['de', 'es', 'fr', 'ja'];

/** They come before the names of CLDR, whose first choice is often another picture. */
function everydayNames(language: ForeignLanguage): Map<string, string> {
  const names = new Map<string, string>();
  for (const [english, row] of Object.entries(EVERYDAY_NOUNS)) {
    const words = row.split('|')[COLUMNS.indexOf(language)] ?? '';
    for (const word of words.split(',')) addOnce(names, plain(word), english);
  }
  return names;
}

const LISTS: Readonly<Record<ForeignLanguage, string>> = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  ja: 'japanese',
};

/** Lines of `words/`: an English word of the tables, a colon, and what it is called between commas. */
async function addTranslations(
  names: Map<string, string>,
  language: ForeignLanguage,
): Promise<void> {
  const url = new URL(`words/${LISTS[language]}.txt`, import.meta.url);
  for (const line of (await readFile(url, 'utf8')).split('\n')) {
    const [english = '', words = ''] = line.split(': ');
    for (const word of words.split(', ')) addOnce(names, asAskedFor(word), english);
  }
}

function addOnce(names: Map<string, string>, word: string, id: string): void {
  if (!names.has(word) && !word.includes(',') && /\p{L}/u.test(word))
    names.set(word, id.replaceAll('-', ' '));
}

/** As the dictionary asks for it: "sèche-cheveux" is two words. */
const asAskedFor = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/['\-\s]+/g, ' ')
    .trim();

/** The animal whose face a picture shows. */
const plain = (word: string): string =>
  asAskedFor(word.replace(/^(?:cara de|tête de|face de) |(?:gesicht|の顔)$/iu, ''));

function groupByGlyph(names: ReadonlyMap<string, string>): Record<string, string> {
  const groups = new Map<string, string[]>();
  for (const [word, name] of names) groups.set(name, [...(groups.get(name) ?? []), word]);
  return Object.fromEntries([...groups].map(([name, words]) => [name, words.join(',')]));
}
