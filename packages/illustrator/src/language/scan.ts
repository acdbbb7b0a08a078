import { ADJECTIVE_ENDING } from './adjectives.ts';
import { nameOf } from './glyph-name.ts';
import { isPlural, singular, singularPhrase } from './inflection.ts';
import { LONGEST_PHRASE, meaningsOf } from './lexicon.ts';
import { MISLEADING_KEYWORDS } from './misleading-keywords.ts';
import { LARGEST_COUNT } from './numbers.ts';
import { type Item, type Sense, type SenseKind } from './sense.ts';
import { type Token, textOf } from './tokenize.ts';
import type { KeywordHit, Vocabulary } from './vocabulary.ts';

/** Cuts the tokens into the longest stretches that mean something. */
export function scan(tokens: readonly Token[], vocabulary: Vocabulary): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { senses, length } = lookUp(tokens, at, vocabulary);
    const stretch = tokens.slice(at, at + length);
    const text = textOf(stretch);
    const standIn = stretch.find((token) => token.standIn !== undefined)?.standIn;
    items.push({
      senses: standIn === undefined ? senses : senses.map((sense) => inPlaceOf(sense, standIn)),
      text,
      source: [...new Set(stretch.map((token) => token.source))].join(' '),
      isBreak: stretch[0]?.kind === 'break',
      isPlural: isPlural(headOf(stretch)),
    });
    at += length;
  }
  return items;
}

const inPlaceOf = (sense: Sense, standIn: string): Sense => Object.assign({}, sense, { standIn });

interface Found {
  readonly senses: readonly Sense[];
  /** In tokens. */
  readonly length: number;
}

function lookUp(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Found {
  const token = tokens[at];
  if (!token || token.kind === 'break') return { senses: [], length: 1 };
  if (token.kind === 'emoji') return { senses: emojiSenses(token.text, vocabulary), length: 1 };
  const longest = Math.min(LONGEST_PHRASE, wordsFrom(tokens, at));
  for (let length = longest; length > 1; length--) {
    const phrase = tokens
      .slice(at, at + length)
      .map((each) => each.text)
      .join(' ');
    const senses = phraseSenses(phrase, vocabulary);
    if (senses.length > 0 && !isCutShort(tokens, at + length - 1)) return { senses, length };
  }
  return { senses: wordSenses(token.text, vocabulary), length: 1 };
}

/** Clothes that are called by a place: "in a school uniform". */
const WORN_WITH_PLACE = /^(?:uniform|gown|dress|suit|jacket|coat|robe|apron|outfit)s?$/;

/**
 * "in a train": the last word begins the name of another place, a train station. In a "halloween pumpkin patch" it
 * begins the field.
 */
function isCutShort(tokens: readonly Token[], last: number): boolean {
  const isAfterPreposition = /^(a|an|the)$/.test(tokens[last - 1]?.text ?? '');
  const field = textOf(tokens.slice(last, last + 2));
  if (wordsFrom(tokens, last) > 1 && meaningsOf(field).some(({ kind }) => kind === 'crop'))
    return true;
  const isIn = isAfterPreposition || tokens[last - 1]?.text === 'in';
  if (isIn && wordsFrom(tokens, last) > 1 && WORN_WITH_PLACE.test(tokens[last + 1]?.text ?? ''))
    return true;
  if (!isAfterPreposition) return false;
  const longest = Math.min(LONGEST_PHRASE, wordsFrom(tokens, last));
  for (let length = longest; length > 1; length--) {
    const name = textOf(tokens.slice(last, last + length));
    if (meaningsOf(name).some(({ kind }) => kind === 'setting')) return true;
  }
  return false;
}

/** How many words follow each other from here without a break. */
function wordsFrom(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (tokens[at + count]?.kind === 'word') count++;
  return count;
}

function phraseSenses(phrase: string, vocabulary: Vocabulary): readonly Sense[] {
  const known = meaningsOf(phrase);
  if (known.length > 0) return known;
  const one = singularPhrase(phrase);
  const knownSingular = one === phrase ? [] : meaningsOf(one);
  if (knownSingular.length > 0) return knownSingular;
  const hit = phraseHit(one, vocabulary);
  if (hit !== null) return [nounOf(hit)];
  const joined = joinedSenses(one, vocabulary);
  if (joined.length > 0) return joined;
  // "a girl riding horse" is on it, although there are riding horses.
  // "a big tree" is large, and no sequoia.
  const isDeedOrSize = meaningsOf(phrase.split(' ')[0] ?? '').some(
    (sense) => sense.kind === 'verb' || (sense.kind === 'size' && sense.scale > 1),
  );
  const kind = isDeedOrSize ? null : kindSense(one, vocabulary);
  return kind === null ? [] : [kind];
}

/** "sun flower", "tooth brush": one word that was written as two. */
function joinedSenses(phrase: string, vocabulary: Vocabulary): readonly Sense[] {
  const [first = '', second = '', ...others] = phrase.split(' ');
  if (others.length > 0 || first.length < 3 || second.length < 3) return [];
  if (meaningsOf(first).some(({ kind }) => NO_PARTS_OF_NOUNS.has(kind))) return [];
  const word = first + second;
  // "a cat walks" is no catwalk.
  const isDeed = meaningsOf(second).some(({ kind }) => kind === 'verb');
  const known = meaningsOf(word).filter(
    ({ kind }) => kind === 'noun' || (kind === 'setting' && !isDeed),
  );
  if (known.length > 0) return known;
  const hit = phraseHit(word, vocabulary);
  return hit !== null && hit.weight >= OWN_NAME ? [nounOf(hit)] : [];
}

/** Before a noun these are words by themselves: a green house is no greenhouse. */
const NO_PARTS_OF_NOUNS: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'colour',
  'size',
  'number',
  'determiner',
  'filler',
  'conjunction',
  'relation',
  'verb',
]);

/** Glyphs of whole activities: the scene composes those itself. */
const ACTIVITIES = /^person-(sport|activity|resting)$/;
const SURE_PHRASE = 0.55;

function phraseHit(phrase: string, vocabulary: Vocabulary): KeywordHit | null {
  const first = meaningsOf(phrase.split(' ')[0] ?? '');
  // "red car": the colour is worth more than a keyword that happens to hold it.
  if (first.some(({ kind }) => NO_PARTS_OF_NOUNS.has(kind))) return null;
  const hit = vocabulary
    .lookup(phrase)
    .find(({ glyph }) => !ACTIVITIES.test(vocabulary.categoryOf(glyph) ?? ''));
  return hit && hit.weight >= SURE_PHRASE ? hit : null;
}

function wordSenses(word: string, vocabulary: Vocabulary): readonly Sense[] {
  // "a 1967 car": a year counts nothing.
  if (/^(?:19|20)\d\d$/.test(word)) return [{ kind: 'undrawable' }];
  if (/^\d+$/.test(word)) return [{ kind: 'number', count: Math.min(LARGEST_COUNT, Number(word)) }];
  const known = meaningsOf(word);
  const one = singular(word);
  const ofSingular =
    one === word
      ? []
      : meaningsOf(one).filter(({ kind }) => kind === 'noun' || kind === 'gathering');
  const senses = known.every(({ kind }) => kind === 'verb') ? [...known, ...ofSingular] : known;
  if (senses.length > 0) return senses;
  // "4k", "1024x768" are about the file, not the picture.
  if (/^\d+\p{L}{1,3}\d*$/u.test(word)) return [{ kind: 'filler' }];
  const hit = wordHit(word, vocabulary) ?? (one === word ? null : wordHit(one, vocabulary));
  if (hit !== null) return [nounOf(hit)];
  const kind = kindSense(one, vocabulary);
  if (kind !== null) return [kind];
  const modifying = meaningsOf(one).filter(({ kind }) => kind !== 'colour');
  if (modifying.length > 0) return modifying;
  return ADJECTIVE_ENDING.test(word) ? [{ kind: 'adjective' }] : [];
}

/** Moods and gestures: too vague to be drawn on a loose association. */
const VAGUE = /^(face-|emotion|person-|cat-face|monkey-face|time|sound|office|heart)/;
const OWN_WORD = 0.6;
const CLDR_WORD = 0.55;

/** A noun that is drawn as the nearest kind of its own. */
function kindSense(noun: string, vocabulary: Vocabulary): Sense | null {
  const kind = vocabulary.kindOf(noun);
  const sense = meaningsOf(kind ?? '').find((each) => each.kind === 'noun');
  return kind === null || !sense ? null : { ...sense, standIn: sense.standIn ?? kind };
}

/** As sure as a glyph's own name; with any looser keyword the glyph is a stand-in. */
const OWN_NAME = 0.9;

const nounOf = ({ glyph, weight }: KeywordHit): Sense =>
  weight >= OWN_NAME
    ? { kind: 'noun', glyph }
    : { kind: 'noun', glyph, standIn: nameOf(glyph), isGuess: true };

/** The glyph of a word no table knows, through the art pack's keywords. */
function wordHit(word: string, vocabulary: Vocabulary): KeywordHit | null {
  if (word.length < 3 || MISLEADING_KEYWORDS.has(word)) return null;
  const hits = vocabulary.lookup(word);
  const [best] = hits;
  if (!best) return null;
  const isParticiple = /(ing|ed)$/.test(word);
  if (isParticiple && best.weight < 0.75) return null;
  if (best.weight < 0.75 && VAGUE.test(vocabulary.categoryOf(best.glyph) ?? '')) return null;
  const rivals = hits.filter(({ weight }) => weight === best.weight).length;
  if (best.weight >= OWN_WORD) return best;
  return best.weight >= CLDR_WORD && rivals <= 3 ? best : null;
}

function emojiSenses(emoji: string, vocabulary: Vocabulary): readonly Sense[] {
  const plain = emoji.replaceAll('\ufe0f', '');
  const [hit] = vocabulary.lookup(plain);
  if (!hit) return [];
  // The cat's face stands for the cat.
  const whole = hit.glyph.replace(/-face$/, '');
  const glyph = vocabulary.categoryOf(whole) === null ? hit.glyph : whole;
  return [{ kind: 'noun', glyph }];
}

/** "a vase of flowers", "a cabin in the woods" are one: what counts is the word before the preposition. */
function headOf(stretch: readonly Token[]): string {
  const end = stretch.findIndex(({ text }) =>
    /^(of|with|in|on|above|over|inside|under|from)$/.test(text),
  );
  return stretch.at(end > 0 ? end - 1 : -1)?.text ?? '';
}
