import { PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import { glyphsSold } from '../things/wares.ts';
import { goodsOf, isForSale } from './market-stalls.ts';
import { withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** Food that has no number, and what is sold in heaps. */
const UNCOUNTED =
  /^(?:pot-of-food|@fruitbowl|@loaf|bread|cheese-wedge|fish|honey-pot|@honeyjar|carrot|tomato|broccoli|bell-pepper)$/;
const FOOD = 'pot-of-food';
/** Said of the market, and not of what is at one. */
const HAS = /\b(?:markets?|bazaars?|souks?)\b.*\b(?:with|full of|filled with|selling|sells)\b/i;
const STREET = /^street$/i;

const isMany = ({ glyph, count, saidCount }: Subject): boolean =>
  (count >= PLURAL_COUNT && saidCount === undefined) || UNCOUNTED.test(glyph);

/** "a market with fruit and bread": the stalls sell what is named, where the picture shows nothing else. */
export function onMarkets(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, setting, format, shot } = spec;
  if (setting !== 'market' || format !== null || shot === 'top') return spec;
  const areGoods = subjects.every(
    (subject, index) =>
      isMany(subject) && (subject.glyph === FOOD || isForSale(spec, subject, index, vocabulary)),
  );
  if (subjects.length === 0 || !areGoods || !HAS.test(spec.prompt)) return spec;
  const named = subjects.filter(({ glyph }) => glyph !== FOOD).flatMap(goodsOf);
  const stallGoods = named.length > 0 ? named.map(({ glyph }) => glyph) : glyphsSold(spec);
  const names = new Set(subjects.map(spelled));
  return withWordsShown(
    { ...spec, subjects: [], relations: [], stallGoods },
    (word) => names.has(word) || isCalled(spec, word, STREET),
  );
}
