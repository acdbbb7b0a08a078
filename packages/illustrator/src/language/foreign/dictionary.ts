import { isPerson } from '../kinds-of-things.ts';
import type { ForeignLanguage } from '../lexicon-data.ts';
import { meaningsOf } from '../lexicon.ts';
import type { SenseKind } from '../sense.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { listedCalendarNames } from './calendar-names.ts';
import { feminineTradeOf } from './feminine-trades.ts';
import { FRENCH } from './french.ts';
import { readCompound } from './german-compounds.ts';
import { GERMAN } from './german.ts';
import { inOtherKana, plainAdjectivesOf, statesOf } from './japanese-inflection.ts';
import { JAPANESE } from './japanese.ts';
import { largeOnesOf, plainOfSuperlative } from './spanish-inflection.ts';
import { SPANISH } from './spanish.ts';
import { typedForms } from './spellings.ts';
import type { Find, Translation } from './translation.ts';
import { isDeed, listedForms } from './word-forms.ts';

const TABLES: Readonly<Record<ForeignLanguage, Readonly<Record<string, string>>>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  ja: JAPANESE,
};

/** What the words of a language mean. */
export interface Dictionary {
  /** Phrases of up to this many words are known. */
  readonly longestPhrase: number;
  /** @param phrase in lower case, without apostrophes and hyphens */
  readonly find: Find;
}

/** Apostrophes and hyphens part words, as in the tokens of a prompt. */
const plain = (word: string): string =>
  word
    .trim()
    .replaceAll(/['’\-\s]+/g, ' ')
    .trim();

interface Table {
  readonly words: ReadonlyMap<string, string>;
  readonly stems: readonly (readonly [stem: string, english: string])[];
}

const tables = new Map<ForeignLanguage, Table>();

function tableOf(language: ForeignLanguage): Table {
  const known = tables.get(language);
  if (known) return known;
  const words = new Map<string, string>();
  const stems: [string, string][] = [];
  for (const [english, text] of Object.entries(TABLES[language])) {
    for (const word of text.split(',').map(plain)) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), english]);
      else if (!words.has(word)) words.set(word, english);
      // As people say it: "踊ってる" is "踊っている".
      if (/[てで]いる$/u.test(word)) words.set(word.replace(/いる$/u, 'る'), english);
    }
  }
  for (const [name, english] of listedCalendarNames(language)) {
    if (!words.has(name)) words.set(name, english);
  }
  const table = { words, stems };
  tables.set(language, table);
  return table;
}

/** By the words of a language in the art pack. */
const unaccented = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** The words of a language as people type them who leave out its marks. */
function unaccentedOf(
  language: ForeignLanguage,
  words: ReadonlyMap<string, string>,
  packWords: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const known = unaccented.get(packWords);
  if (known) return known;
  const bare = new Map<string, string>();
  for (const [word, english] of [...words, ...packWords]) {
    for (const form of typedForms(word, language)) {
      if (!bare.has(form)) bare.set(form, english);
    }
  }
  unaccented.set(packWords, bare);
  return bare;
}

const LONGEST_PHRASE = 5;
/** What a keyword of the art pack has to weigh to be the name of a thing. */
const SURE = 0.55;

/** A word names a thing of the art pack. */
export const isSureKeyword = (word: string, vocabulary: Vocabulary): boolean =>
  (vocabulary.lookup(word)[0]?.weight ?? 0) > SURE;

/** One umbrella, one birthday, one bear. */
const SINGULAR_IN_S = /(paraguas|cumpleaños|autobús|ours|jus|bras|repas|bus)$/;

/** The dictionary of a language: its own table, and the words of the art pack. */
export function openDictionary(language: ForeignLanguage, vocabulary: Vocabulary): Dictionary {
  const { words, stems } = tableOf(language);
  const packWords = vocabulary.wordsOf(language);
  const bare = unaccentedOf(language, words, packWords);
  const listed = (word: string): string | undefined => words.get(word) ?? packWords.get(word);
  const exact = (word: string): string | undefined =>
    listed(word) ??
    bare.get(word) ??
    (language === 'ja' ? inOtherKana(word).map(listed).find(Boolean) : undefined);
  // "Mädchen" is no plural of a "Madchen".
  const singular = language === 'de' ? listed : exact;
  const isEnglishNoun = (english: string): boolean =>
    meaningsOf(english).some(({ kind }) => kind === 'noun' || kind === 'setting') ||
    isSureKeyword(english, vocabulary);
  const isHuman = (english: string): boolean =>
    meaningsOf(english).some(
      (sense) => sense.kind === 'noun' && isPerson(sense.glyph ?? '', vocabulary),
    );
  return {
    longestPhrase: LONGEST_PHRASE,
    find(phrase) {
      // An ending is no other word.
      const english =
        exact(phrase) ??
        stems.find(
          ([stem]) => phrase.startsWith(stem) && !phrase.slice(stem.length).includes(' '),
        )?.[1];
      if (english !== undefined) {
        const isPlural = isPluralOf(phrase, english, language, singular);
        return { english, isPlural };
      }
      // "fría" is cold first, and not of "freír".
      const described = language === 'es' ? adjectiveOf(phrase, language, exact) : null;
      if (described !== null && !DONE_AS_WELL.test(phrase))
        return { english: described, isPlural: false };
      const deed = listedForms(phrase, language)
        .map(exact)
        .find((listed) => listed !== undefined && isDeed(listed));
      if (deed !== undefined) return { english: deed, isPlural: false };
      if (language === 'ja') return inflectedJapanese(phrase, exact);
      if (phrase.includes(' ')) return pluralPhrase(phrase, language, exact);
      if (phrase.length < SHORTEST_INFLECTED) return null;
      // "eines Herzens": no adjective ends so.
      const isGenitive = language === 'de' && phrase.endsWith('ens');
      const plainForm = isGenitive ? null : adjectiveOf(phrase, language, exact);
      if (plainForm !== null) return { english: plainForm, isPlural: false };
      const one = singularsOf(phrase, language).find((word) => exact(word) !== undefined);
      if (one !== undefined)
        return { english: exact(one) ?? '', isPlural: !isOneMan(phrase, one, language) };
      const trade = feminineTradeOf(phrase, language, listed, isHuman);
      if (trade !== null) return trade;
      if (language === 'es') {
        const superlative = plainOfSuperlative(phrase).map(exact).find(Boolean);
        if (superlative !== undefined) return { english: superlative, isPlural: false };
        return largeOneOf(phrase, exact);
      }
      return language === 'de' ? readGermanNoun(phrase, exact, isEnglishNoun) : null;
    },
  };
}

/** Adjectives that are what somebody does as often: "limpia la mesa". */
const DONE_AS_WELL = /^(?:limpia|limpian|seca|llena|cuenta|para)$/;

/** "Kinder", where "Kind" means the same, and "crayons de couleur" where "crayon de couleur" does. */
function isPluralOf(
  phrase: string,
  english: string,
  language: ForeignLanguage,
  exact: (word: string) => string | undefined,
): boolean {
  const [first = '', ...rest] = phrase.split(' ');
  if (SINGULAR_IN_S.test(phrase) || (language === 'de' && rest.length > 0)) return false;
  return singularsOf(first, language).some(
    (word) => exact([word, ...rest].join(' ')) === english && !isOneMan(first, word, language),
  );
}

/** "ein Angestellter" is one of "die Angestellten". */
const isOneMan = (word: string, other: string, language: ForeignLanguage): boolean =>
  language === 'de' && word === `${other}r` && word.endsWith('er');

/** The word of a language for an English one; undefined: none is known. */
export function nameIn(
  language: ForeignLanguage,
  english: string,
  vocabulary: Vocabulary,
): string | undefined {
  const [own] = TABLES[language][english]?.split(',') ?? [];
  const isNamed = ([, meaning]: readonly [string, string]): boolean => meaning === english;
  return own?.replace('*', '') ?? [...vocabulary.wordsOf(language)].find(isNamed)?.[0];
}

/** Languages whose adjectives follow their nouns. */
export const NOUN_FIRST: ReadonlySet<ForeignLanguage> = new Set<ForeignLanguage>(['es', 'fr']);

/** "planches à découper" and "grosses vagues", where a list has the singular. */
function pluralPhrase(
  phrase: string,
  language: ForeignLanguage,
  exact: (word: string) => string | undefined,
): Translation | null {
  const [first = '', ...rest] = phrase.split(' ');
  if (!NOUN_FIRST.has(language) || first.length < SHORTEST_INFLECTED) return null;
  // "ours polaires": one bear is as many.
  const firsts = [...(SINGULAR_IN_S.test(first) ? [first] : []), ...singularsOf(first, language)];
  for (const singular of firsts) {
    const phrases = [
      [singular, ...rest],
      [singular, ...rest.map((word) => singularsOf(word, language).at(-1) ?? word)],
      // "grand-mères" beside "grands-mères".
      [first, ...rest.map((word) => singularsOf(word, language).at(-1) ?? word)],
    ];
    for (const words of phrases) {
      const english = exact(words.join(' '));
      if (english !== undefined && !isDeed(english)) return { english, isPlural: true };
    }
  }
  return null;
}

/** Diminutives, genitives and compounds: "Bäumchen", "Kindes", "Holztisch". */
function readGermanNoun(
  word: string,
  exact: (word: string) => string | undefined,
  isEnglishNoun: (english: string) => boolean,
): Translation | null {
  // "herzförmiger".
  const shape = exact(/^(.{3,}?)s?förmig(?:e[rnms]?)?$/.exec(word)?.[1] ?? '');
  if (shape !== undefined) return { english: `${shape} shaped`, isPlural: false };
  // "fliederfarbener".
  const tint = exact(/^(.{3,}?)farben(?:e[rnms]?)?$/.exec(word)?.[1] ?? '');
  const colour = tint?.split(' ').find((each) => meaningsOf(each)[0]?.kind === 'colour');
  if (colour !== undefined) return { english: colour, isPlural: false };
  const whole = [...largeOf(word), word.replace(/(?<=.{3})e?s$/, '')];
  const english = whole.map(exact).find((found) => found !== undefined);
  if (english !== undefined) return { english, isPlural: false };
  return readCompound(
    word,
    exact,
    (head) => [...singularsOf(head, 'de'), ...largeOf(head)],
    isEnglishNoun,
  );
}

/** What diminutives are of: "Röckchen" of "Rock", "Blümlein" of "Blume". */
function largeOf(word: string): string[] {
  const small = /^(.{3,})(?:chen|lein)s?$/.exec(word)?.[1];
  const roots = small === undefined ? [] : [small, withoutUmlaut(small)];
  return [...roots, ...roots.map((root) => `${root}e`)];
}

/** Endings of adjectives and what they are of the plain form: "rojas" is "rojo", "müden" is "müde" or "müd". */
const ADJECTIVE_FORMS: Readonly<
  Record<ForeignLanguage, readonly (readonly [ending: RegExp, plain: string])[]>
> = {
  de: [
    [/(?:er|es|en|em|e)$/, ''],
    [/[rsnm]$/, ''],
    // "dunkler" is "dunkel".
    [/l(?:er|es|en|em|e)$/, 'el'],
    [/r(?:er|es|en|em|e)$/, 'er'],
  ],
  es: [
    [/a$/, 'o'],
    [/as$/, 'o'],
    [/s$/, ''],
    [/es$/, ''],
    [/a$/, ''],
  ],
  fr: [
    [/s$/, ''],
    [/e?s$/, ''],
    [/e$/, ''],
    [/ves?$/, 'f'],
    [/euses?$/, 'eux'],
    [/aux$/, 'al'],
  ],
  ja: [],
};
const DESCRIBING: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'adjective',
  'colour',
  'size',
  'weather',
  'time',
]);

/** The English of an inflected adjective; a noun of that look is none: "gatos" is no color. */
function adjectiveOf(
  word: string,
  language: ForeignLanguage,
  exact: (word: string) => string | undefined,
): string | null {
  for (const [ending, plain] of ADJECTIVE_FORMS[language]) {
    if (!ending.test(word)) continue;
    const english = exact(word.replace(ending, plain));
    const meanings = english === undefined ? [] : meaningsOf(english);
    const describes =
      meanings.some(({ kind }) => DESCRIBING.has(kind)) &&
      !meanings.some(({ kind }) => kind === 'noun' || kind === 'verb');
    if (english !== undefined && describes) return english;
  }
  return null;
}

/** "赤くて" is "red", and "幻想的" is "幻想的な". */
function inflectedJapanese(
  word: string,
  exact: (word: string) => string | undefined,
): Translation | null {
  const english =
    plainAdjectivesOf(word)
      .map(exact)
      .find((found) =>
        meaningsOf(found ?? '').some(({ kind }) => DESCRIBING.has(kind) || kind === 'style'),
      ) ??
    statesOf(word)
      .map(exact)
      .find((found) => found !== undefined && isState(found));
  return english === undefined ? null : { english, isPlural: false };
}

/** How somebody is, or what they do. */
const isState = (english: string): boolean =>
  isDeed(english) || meaningsOf(english).some(({ kind }) => DESCRIBING.has(kind));

/** "vaquitas" are cows. */
function largeOneOf(word: string, exact: (word: string) => string | undefined): Translation | null {
  const english = largeOnesOf(word)
    .map(exact)
    .find((found) => found !== undefined && !found.endsWith('ing'));
  return english === undefined ? null : { english, isPlural: word.endsWith('s') };
}

const SHORTEST_INFLECTED = 4;
const PLURAL_ENDINGS: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(nen|en|er|e|n|s)$/,
  es: /(es|s)$/,
  fr: /(x|s)$/,
  ja: /$^/,
};

/** What the plural may be of: "Katzen" is of "Katze", "Bälle" of "Ball", "limones" of "limón", found as "limon". */
function singularsOf(word: string, language: ForeignLanguage): string[] {
  const ending = PLURAL_ENDINGS[language].exec(word)?.[0] ?? '';
  const cut = Array.from({ length: ending.length }, (_, i) => word.slice(0, word.length - i - 1));
  if (language === 'fr')
    return [...cut, ...(word.endsWith('aux') ? [`${word.slice(0, -3)}al`] : [])];
  // "nueces" are of a "nuez".
  if (language === 'es' && word.endsWith('ces')) return [...cut, `${word.slice(0, -3)}z`];
  if (language !== 'de') return cut;
  // "eines Herzens" has one heart, and no "Herzen".
  const genitive = word.endsWith('ens') ? [word.slice(0, -3)] : [];
  return [...genitive, ...cut, ...cut.map(withoutUmlaut), withoutUmlaut(word)].filter(
    (one) => one !== word,
  );
}

const withoutUmlaut = (text: string): string =>
  text
    .replace(/äu|aeu/, 'au')
    .replace(/ä|ae/, 'a')
    .replace(/ö|oe/, 'o')
    .replace(/ü|(?<![aeq])ue/, 'u');
