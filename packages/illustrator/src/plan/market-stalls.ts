import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import { SKIN_TONES } from '../language/skin-tones.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import { glyphsSold, waresNamed } from '../things/wares.ts';
import type { Goods } from './displayed-goods.ts';
import { withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const STALLS =
  /\b(?:(?:market|fruit|flower|food|fish|cheese|vegetable|produce|farm|honey|bread|spice|souvenir|lemonade|book|toy) (?:stalls?|stands?|booths?)|stalls?|booths?)\b/i;
/** Several stalls are the place itself. */
const SEVERAL = /\b(?:stalls|booths|stands)\b/i;
/** Said of goods that are on strings, under the roof. */
const HANGING = /\b(?:hang(?:s|ing)?|hung)\b/i;
const SELLING = /^sell(?:s|ing)?$/i;
/** More people have something to do with each other. */
const MOST_PEOPLE = 1;
const CHILD = /^(?:child|boy|girl)$/;
/** One of two children is behind the counter of their stand, and the other one beside it. */
const MOST_CHILDREN = 2;

/** Goods that are sold in several kinds: "fruit". */
const MIXED: Readonly<Record<string, string>> = {
  '@fruitbowl': 'red-apple tangerine banana grapes pear lemon',
};
/** What is drawn as one bunch on a table is sold by the piece. */
const PIECES: Readonly<Record<string, string>> = { '@lemonade': 'cup-with-straw' };

/** What lies on a stall where a subject is sold. */
export const goodsOf = ({ glyph, colour }: Subject): Goods =>
  (MIXED[glyph]?.split(' ') ?? [PIECES[glyph] ?? glyph]).map((each) => ({ glyph: each, colour }));

const seller: Subject = { ...oneOf('woman'), person: { skin: SKIN_TONES, isKin: false } };

/** Whether a subject is for sale: small, without life, and nothing more is said of it than that it is sold. */
export function isForSale(
  spec: PromptSpec,
  subject: Subject,
  index: number,
  vocabulary: Vocabulary,
): boolean {
  const { glyph, person, hasLimbs, lettering } = subject;
  const isPlaced = spec.relations.some(
    ({ from, to, kind }) =>
      (from === index || to === index) && !/^(?:work|hold|beside|inside|on)$/.test(kind),
  );
  const category = vocabulary.categoryOf(glyph) ?? '';
  const isFish = /^(?:fish|tropical-fish|shrimp|lobster|crab|oyster|squid)$/.test(glyph);
  return (
    person === null &&
    hasLimbs !== true &&
    lettering === undefined &&
    !isPlaced &&
    (isFish || (isTableThing(glyph, category) && !isAnimate(glyph, vocabulary)))
  );
}

/** What the stall sells: what the prompt names, or else what fits the name of the stall. */
function goodsSold(spec: PromptSpec, sold: readonly Subject[]): Goods {
  if (sold.length > 0) return sold.flatMap(goodsOf);
  const named = waresNamed(spec) ?? glyphsSold(spec);
  return named.map((glyph) => ({ glyph, colour: null }));
}

/** "a market stall selling fruit": the stall is near, its goods lie on it, and somebody sells them. */
export function atMarketStalls(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt, setting, format, shot } = spec;
  const stalls = subjects.filter(({ glyph }) => glyph === '@foodstall');
  const isNamed = STALLS.test(prompt) && !SEVERAL.test(prompt);
  const isThere = setting === 'market' || (setting === null && stalls.length === 1);
  if (!isNamed || !isThere || format !== null || shot === 'top' || spec.isEmptyPlace) return spec;
  const people = subjects.filter(({ person }) => person !== null);
  const isFree = people.every(
    ({ glyph, motion, count }) =>
      /^(?:sell|idle)$/.test(motion ?? 'idle') && count <= (CHILD.test(glyph) ? MOST_CHILDREN : 1),
  );
  const sold = subjects.filter((subject, index) => isForSale(spec, subject, index, vocabulary));
  const areAll = people.length + sold.length + stalls.length === subjects.length;
  if (!areAll || !isFree || people.length > MOST_PEOPLE) return spec;
  if (stalls.length > 0 && sold.length === 0) return spec;
  const { motion: _, ...first } = people[0] ?? seller;
  const helpers = first.count > 1 ? [{ ...first, motion: null, count: first.count - 1 }] : [];
  const isHung = HANGING.test(prompt) && sold.length > 0;
  const goods = goodsSold(spec, isHung ? [] : sold);
  const hung = isHung && { goodsInFront: sold.flatMap(goodsOf) };
  const stall: Subject = { ...oneOf('@marketstall'), goods, ...hung };
  const names = new Set(sold.map(spelled));
  return withWordsShown(
    {
      ...spec,
      setting: 'market',
      subjects: [{ ...first, motion: null, count: 1 }, stall, ...helpers],
      relations: [
        { from: 0, to: 1, kind: 'inside' },
        ...helpers.map((_each, i): Relation => ({ from: i + 2, to: 1, kind: 'beside' })),
      ],
    },
    (word) =>
      names.has(word) ||
      isCalled(spec, word, STALLS) ||
      isCalled(spec, word, SELLING) ||
      (isHung && isCalled(spec, word, HANGING)),
  );
}
