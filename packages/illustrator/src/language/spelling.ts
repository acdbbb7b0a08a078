import { ADJECTIVE_ENDING } from './adjectives.ts';
import { singular } from './inflection.ts';
import { isInTables, meaningsOf } from './lexicon.ts';
import type { SenseKind } from './sense.ts';
import type { Token } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are too like one another. */
const SHORTEST = 5;
/** Longer ones are no words of the tables, and would have very many mendings. */
const LONGEST = 20;
/** Of a longer text each word says little. */
const MOST_WORDS = 200;
/** From this length on a letter may be missing or too many anywhere. */
const LONG = 7;
/** Letters that are left out most. */
const LETTERS = 'aeiouyhnrtcs';

/** Slips between two words that both exist, by what stands before them. */
const MISTAKEN: readonly (readonly [before: RegExp, wrong: string, right: string])[] = [
  [
    /\b(?:over|across|through|crossing|entire|empty|sahara|hot|dry|sandy) (?:the |a )?$/,
    'dessert',
    'desert',
  ],
];

/** What a slip of the pen makes of a word, likeliest first: letters doubled or swapped, one missing, one too many. */
function* mendings(word: string): Generator<string> {
  for (let i = 1; i < word.length; i++) {
    if (word[i] === word[i - 1]) yield word.slice(0, i) + word.slice(i + 1);
  }
  for (let i = 0; i < word.length; i++) yield word.slice(0, i + 1) + word.slice(i);
  for (let i = 1; i < word.length - 1; i++) {
    yield word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2);
  }
  if (word.length < LONG) return;
  for (let i = 1; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
  for (let i = 1; i <= word.length; i++) {
    for (const letter of LETTERS) yield word.slice(0, i) + letter + word.slice(i);
  }
}

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  isInTables(word) ||
  meaningsOf(singular(word)).length > 0 ||
  vocabulary.lookup(word).length > 0 ||
  vocabulary.lookup(singular(word)).length > 0 ||
  vocabulary.kindOf(singular(word)) !== null;

/** From this length on few verbs are like one another: "skatboarding". */
const LONG_VERB = 10;

const isVerb = (word: string): boolean => meaningsOf(word).some(({ kind }) => kind === 'verb');

/** "panting" is another deed and not "painting" written wrong. */
const isParticiple = (word: string): boolean => word.endsWith('ing') && isVerb(word);

/** What a slip may have hidden: participles are too like other verbs, and grammar is short. */
const TELLING: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'noun',
  'setting',
  'time',
  'weather',
  'style',
  'colour',
  'adjective',
]);

/** Words of the tables alone: the looser keywords of the pack are likely to be other words. */
const isWordOfTables = (word: string): boolean =>
  [...meaningsOf(word), ...meaningsOf(singular(word))].some(({ kind }) => TELLING.has(kind));

function mend({ text, source, kind }: Token, vocabulary: Vocabulary): string {
  const isName = /^\p{Lu}/u.test(source);
  if (
    kind !== 'word' ||
    isName ||
    text.length < SHORTEST ||
    text.length > LONGEST ||
    !/^[a-z]+$/.test(text)
  )
    return text;
  if (isKnown(text, vocabulary) || ADJECTIVE_ENDING.test(text)) return text;
  for (const candidate of mendings(text)) {
    if (text.length < LONG_VERB && isParticiple(candidate)) continue;
    if (isWordOfTables(candidate) || (text.length >= LONG_VERB && isVerb(candidate)))
      return candidate;
  }
  return text;
}

/**
 * Mends English words that are written wrong, if nothing knows them: "umbrelas", "cabbin", "feilds". Names, which
 * begin with a capital, stay as they are.
 */
export function mendSpelling(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  if (tokens.length > MOST_WORDS) return tokens;
  let before = '';
  return tokens.map((token) => {
    const mistaken = MISTAKEN.find(([, wrong]) => wrong === token.text);
    const text = mistaken?.[0].test(before) ? mistaken[2] : mend(token, vocabulary);
    before += `${text} `;
    return text === token.text ? token : { ...token, text };
  });
}
