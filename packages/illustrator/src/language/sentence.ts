import { singular } from './inflection.ts';
import { COMPANIES, PORTIONS } from './numbers.ts';
import { isPartWord } from './parts-of-things.ts';
import { FORMAT_OF } from './presentation.ts';
import { has, type Item, type SenseKind, senseOf } from './sense.ts';

/** Questions about the words around a word. None of them depends on what was read before. */
export type Sentence = readonly Item[];

const MODIFIERS = [
  'adjective',
  'colour',
  'size',
  'weather',
  'style',
  'number',
  'festival',
] as const;
/** Kinds of the words that stand before a noun and belong to it. */
export const BEFORE_A_NOUN = ['determiner', 'number', 'adjective', 'colour', 'size'] as const;
/** Before a color: who has it on. */
export const WEARING: ReadonlySet<string> = new Set(['wearing', 'wears', 'dressed in', 'clad in']);
const COPULAS = new Set([
  'is',
  'are',
  'was',
  'in',
  'colored',
  'coloured',
  'painted',
  ...WEARING,
  'made of',
  'made out of',
  'made from',
]);
const BACKDROP_WORDS = new Set(
  'background backdrop bg backgrounds backround backgroud backgound bakground backgroung'.split(
    ' ',
  ),
);
/** What follows is a look, not a thing: "dressed as a pirate". */
const LIKENESSES = new Set(
  [
    'made of,made out of,made from,built from,built out of,shaped like,in the shape of,in the form of',
    'dressed as,dressed like,dressed up as,looks like,looking like,disguised as',
  ].flatMap((line) => line.split(',')),
);

/** Whether the word before it stands for what was named before that: "a robot that dances". */
export const isLinked = (sentence: Sentence, i: number): boolean =>
  /^(who|which|that)$/.test(sentence[i - 1]?.text ?? '');

/** The word that a verb is said of: "petals falling", "petals that fall". */
export const wordSaidOf = (sentence: Sentence, i: number): Item | undefined =>
  sentence[isLinked(sentence, i) ? i - 2 : i - 1];

/** Where the clause of a word begins: behind the last break before it. */
export const beginOfClause = (sentence: Sentence, i: number): number =>
  sentence.slice(0, i).findLastIndex(({ isBreak }) => isBreak) + 1;

/** Whether it may be one of these. */
export const isAny = (item: Item | undefined, kinds: readonly SenseKind[]): boolean =>
  kinds.some((kind) => has(item, kind));

/** A word that no list has. */
export const isUnknown = (item: Item | undefined): boolean =>
  item !== undefined && !item.isBreak && item.senses.length === 0;

/** Whether a noun follows with nothing but its own modifiers before it. */
export function leadsToNoun(sentence: Sentence, from: number): boolean {
  for (let i = from; i < sentence.length; i++) {
    const item = sentence[i];
    if (!item || item.isBreak) return false;
    if (has(item, 'noun') || isPartWord(item.text)) return true;
    // "snowy forest fox", "night train": at most one such word before the noun.
    if (has(item, 'time') || has(item, 'setting')) return has(sentence[i + 1], 'noun');
    const joinsColours = item.text === 'and' && has(sentence[i + 1], 'colour');
    if (!isAny(item, MODIFIERS) && !joinsColours) return false;
  }
  return false;
}

/** "a black family", "an old couple": a company of people with nothing but modifiers before it. */
export function leadsToCompany(sentence: Sentence, from: number): boolean {
  for (let at = from; at < sentence.length; at++) {
    const text = sentence[at]?.text ?? '';
    if (COMPANIES[text] ?? COMPANIES[singular(text)]) return true;
    if (!isAny(sentence[at], MODIFIERS)) return false;
  }
  return false;
}

/** "the woman is black", not "the woman in black". */
export const saysWhoTheyAre = (sentence: Sentence, i: number): boolean =>
  /^(is|are|was|were)$/.test(sentence[i - 1]?.text ?? '');

/** "no people or cars", "without palms and clouds", seen from the conjunction. */
export function continuesNegation(sentence: Sentence, i: number): boolean {
  const conjunction = sentence[i]?.text ?? '';
  if (!/^(or|nor|and)$/.test(conjunction)) return false;
  let at = i - 1;
  while (at >= 0 && isAny(sentence[at], ['noun', ...MODIFIERS])) at--;
  const before = sentence[at]?.text ?? '';
  return conjunction === 'and'
    ? before === 'without' && !isAny(sentence[i + 1], ['determiner', 'number'])
    : has(sentence[at], 'negation') || /^(or|nor)$/.test(before);
}

/** The word that says that what stands at `i` is left out: "no", "without". */
export const negationBefore = (sentence: Sentence, i: number): Item | null =>
  sentence.slice(0, i).findLast((item) => has(item, 'negation')) ?? null;

/** "blue enamel teapot": an unknown word that says which thing it is; not "blue-eyed". */
export function isUnknownBeforeNoun(sentence: Sentence, i: number): boolean {
  const item = sentence[i];
  return isUnknown(item) && item?.text.endsWith('ed') === false && has(sentence[i + 1], 'noun');
}

/** "a hat with purple pompoms": the color of something unknown that the phrase ends with. */
export function isBeforeUnknownThing(sentence: Sentence, i: number): boolean {
  const [before, next, behind] = [sentence[i - 1], sentence[i + 1], sentence[i + 2]];
  const begins = isAny(before, ['determiner', 'number', 'relation', 'conjunction']);
  const ends = !behind || behind.isBreak || isAny(behind, ['relation', 'conjunction']);
  return isUnknown(next) && !isPartWord(next?.text ?? '') && begins && ends;
}

/** Whether one of these prepositions stands before the word with nothing but its modifiers between. */
export function isIntroducedBy(
  sentence: Sentence,
  i: number,
  prepositions: ReadonlySet<string>,
): boolean {
  const [first = ''] = (sentence[i]?.text ?? '').split(' ');
  if (prepositions.has(first)) return true;
  let at = i - 1;
  while (isAny(sentence[at], ['determiner', ...MODIFIERS])) at--;
  return prepositions.has(sentence[at]?.text ?? '');
}

/** Whether an article, a number or a preposition stands before the word with nothing but its modifiers between. */
export function isInsidePhrase(sentence: Sentence, i: number): boolean {
  let at = i - 1;
  while (isAny(sentence[at], ['adjective', 'colour', 'size'])) at--;
  return isAny(sentence[at], ['determiner', 'number', 'relation']);
}

/** Whether what follows is a setting, which stands around everything anyway. */
export function leadsToPlace(sentence: Sentence, from: number): boolean {
  for (let i = from; i < sentence.length; i++) {
    const item = sentence[i];
    if (!item || item.isBreak || has(item, 'noun')) return false;
    if (has(item, 'setting')) return !leadsToNoun(sentence, i + 1);
    if (has(item, 'relation') || item.senses.length === 0) return false;
  }
  return false;
}

/** Whether the next word makes a backdrop of a colour: "on a pink background". */
const isBeforeBackdrop = (sentence: Sentence, i: number): boolean =>
  BACKDROP_WORDS.has(sentence[i + 1]?.text ?? '');

/** The same, or behind it as other languages say it: "fond beige". */
export const isAtBackdrop = (sentence: Sentence, i: number): boolean =>
  isBeforeBackdrop(sentence, i) ||
  (BACKDROP_WORDS.has(sentence[i - 1]?.text ?? '') && !leadsToNoun(sentence, i + 1));

/** "pink and teal", seen from "pink". */
export const isBeforeAnotherColour = (sentence: Sentence, i: number): boolean =>
  has(sentence[i + 1], 'conjunction') && has(sentence[i + 2], 'colour');

/** "an orange cat", "pink and orange", but "an orange on a table". */
export function isColourHere(sentence: Sentence, i: number): boolean {
  if (leadsToNoun(sentence, i + 1) || isBeforeBackdrop(sentence, i)) return true;
  // "an orange sunset".
  if (has(sentence[i + 1], 'time')) return true;
  if (has(sentence[i + 1], 'setting') || isBeforeAnotherColour(sentence, i)) return true;
  // "orange hearing aids": what is named is unknown.
  const next = sentence[i + 1];
  if (next !== undefined && !next.isBreak && next.senses.length === 0) return true;
  // "fox logo, orange, geometric": said alone of what was named before, and no other fruit is.
  const isAlone = sentence[i - 1]?.isBreak === true && (next === undefined || next.isBreak);
  const isListed = sentence.some(
    (item, at) =>
      at !== i && /apple|banana|lemon|grape|berr|kiwi|pear|peach|mango|fruit|lime/.test(item.text),
  );
  if (isAlone && !isListed && sentence.slice(0, i).some((item) => has(item, 'noun'))) return true;
  // "black and orange", "a gradient from blue to orange".
  const isJoined = has(sentence[i - 1], 'conjunction') || sentence[i - 1]?.text === 'to';
  return isJoined && has(sentence[i - 2], 'colour');
}

/** "the car is red", "a car in red", "painted blue": the colour belongs to what was named. */
export function saysHowItIs(sentence: Sentence, i: number): boolean {
  for (let at = i - 1; at >= 0 && at >= i - 5; at--) {
    if (COPULAS.has(sentence[at]?.text ?? '')) return true;
    if (!isAny(sentence[at], ['colour', 'conjunction', 'adjective', 'filler'])) return false;
  }
  return false;
}

const FILLED_VESSELS =
  /^(?:(?:glass|wooden|ceramic|wicker|woven|straw|metal|cardboard|mason|cookie|storage|fruit) )?(?:bowl|basket|box|bucket|jar|barrel|crate|vase|tray|plate|platter)$/;

/** "a bowl of apples": both show, unlike in "a bowl of soup". */
export function isFilledVessel(sentence: Sentence, i: number): boolean {
  const isVessel = FILLED_VESSELS.test(sentence[i]?.text ?? '');
  if (!isVessel || sentence[i + 1]?.text !== 'of') return false;
  const content = sentence.slice(i + 2).find((item) => item.isBreak || has(item, 'noun'));
  return content?.isPlural === true;
}

const MATERIALS_BEHIND = /^(wood|glass|marble|crystal|porcelain|ceramic|plastic|brick|clay|paper)$/;

/** "a table of wood", as other languages say it: no second thing. */
export const isMaterialOf = (sentence: Sentence, i: number): boolean =>
  MATERIALS_BEHIND.test(sentence[i]?.text ?? '') &&
  sentence[i - 1]?.text === 'of' &&
  has(sentence[i - 2], 'noun');

/** "for my little brother's very first day at school": no noun has more words before it. */
const MOST_BEFORE_NOUN = 12;
const BEFORE_NOUN: readonly SenseKind[] = ['noun', 'setting', ...MODIFIERS];

/** "for my daughter", "for our summer party": whom or what the picture is for is not in it. */
export function isForSomebody(sentence: Sentence, i: number): boolean {
  const first = Math.max(0, i - MOST_BEFORE_NOUN);
  let at = i - 1;
  while (at >= first && (isAny(sentence[at], BEFORE_NOUN) || isUnknown(sentence[at]))) at--;
  if (!/^(my|our|your|his|her|their)$/.test(sentence[at]?.text ?? '')) return false;
  // "for the birthday of my daughter", as other languages say it.
  const isOfFeast = sentence[at - 1]?.text === 'of' && has(sentence[at - 2], 'festival');
  // "a boy throwing a ball for his dog": somebody in the picture does it for them.
  const isOfDoer = /^(his|her|their)$/.test(sentence[at]?.text ?? '');
  if (
    isOfDoer &&
    sentence.slice(0, at).some((each) => has(each, 'verb') && /ing\b/.test(each.text))
  )
    return false;
  return /^(for|from)$/.test(sentence[at - 1]?.text ?? '') || isOfFeast;
}

const MEDIA =
  /^(banner|poster|flyer|website|ad|advert|advertisement|logo|menu|post|story|instagram|facebook|linkedin|page|app|brochure|newsletter|campaign|cover|header|thumbnail|promo|promotion)s?$/;

/** "a kitten for a pet shop banner": whose medium the picture is for is not in it. */
export function isForMedium(sentence: Sentence, i: number): boolean {
  const following = sentence.slice(i + 1, i + 4);
  const medium = following.find((item) => item.isBreak || MEDIA.test(item.text));
  if (medium === undefined || medium.isBreak) return false;
  for (let at = i - 1; at > 0 && at > i - 5; at--) {
    const item = sentence[at];
    if (item === undefined || item.isBreak || has(item, 'verb')) return false;
    if (item.text === 'for') return true;
  }
  return false;
}

/** "a diagram for school", "stop sign for a classroom": where it is used is not in it. */
export const isForSchool = (sentence: Sentence, i: number): boolean =>
  /^(?:school|class|classroom|kindergarten|homework|lesson)$/.test(sentence[i]?.text ?? '') &&
  [sentence[i - 1]?.text, sentence[i - 2]?.text].includes('for');

/** Whether a thing or a place is named from here on. */
export const namesScene = (sentence: Sentence, from: number): boolean =>
  sentence.slice(from).some((item) => has(item, 'noun') || has(item, 'setting'));

/** "a mascot for a kids' swim school", "logo for a yoga studio": who has it made. */
export function isForBusiness(sentence: Sentence, i: number): boolean {
  for (let at = i - 1; at > 0 && at > i - 14; at--) {
    const item = sentence[at];
    if (item === undefined || item.isBreak || item.text === 'with') return false;
    const before = sentence[at - 1]?.text ?? '';
    if (item.text === 'for') {
      const format = FORMAT_OF.get(before);
      return before === 'mascot' || format === 'emblem' || format === 'poster';
    }
  }
  return false;
}

/** "two cups of coffee": the cup is only how the coffee comes. */
export function isPortion(sentence: Sentence, i: number): boolean {
  if (isFilledVessel(sentence, i)) return false;
  if (!PORTIONS.has(singular(sentence[i]?.text ?? ''))) return false;
  if (sentence[i + 1]?.text !== 'of' || isMaterialOf(sentence, i + 2)) return false;
  let at = i + 2;
  while (isAny(sentence[at], ['determiner', 'number', ...MODIFIERS])) at++;
  // Of "a jug of cream", which has no picture, the jug is drawn.
  return senseOf(sentence[at], 'noun')?.glyph != null;
}

/** Whether the noun only says what something looks like or is made of. */
export const isLikeness = (sentence: Sentence, i: number): boolean =>
  LIKENESSES.has(wordBefore(sentence, i));

/** "folded" of "made of folded paper". */
const isParticiple = (item: Item | undefined): boolean =>
  item?.text.endsWith('ed') === true && has(item, 'verb');

/** Where the word is that stands before a noun and its modifiers. */
function indexBefore(sentence: Sentence, i: number): number {
  let at = i - 1;
  while (isAny(sentence[at], BEFORE_A_NOUN) || isParticiple(sentence[at])) at--;
  return at;
}

/** What stands before a noun and its modifiers; "" for nothing. */
export const wordBefore = (sentence: Sentence, i: number): string =>
  sentence[indexBefore(sentence, i)]?.text ?? '';

/** "sitting like a person", "spread like a flower", but not "kids who like dogs". */
export function isComparedWith(sentence: Sentence, i: number): boolean {
  const at = indexBefore(sentence, i);
  return (
    sentence[at]?.text === 'like' &&
    !/^(i|you|we|they|who|that|and|to)$/.test(sentence[at - 1]?.text ?? '')
  );
}

/** "as a renaissance duke", "as a victorian lady": a style or an unknown word may stand before the role. */
function indexOfAs(sentence: Sentence, i: number): number {
  let at = indexBefore(sentence, i);
  const isOfStyle = (item: Item | undefined): boolean =>
    item !== undefined && !item.isBreak && (item.senses.length === 0 || has(item, 'style'));
  while (isOfStyle(sentence[at])) at = indexBefore(sentence, at);
  return at;
}

/** "a dog as a pirate", "a needle as a sword": compared with the noun before it, and no clause of its own. */
export function isUsedAs(sentence: Sentence, i: number): boolean {
  const at = indexOfAs(sentence, i);
  // "my cat but as a king".
  const before = sentence[at - 1]?.text === 'but' ? at - 2 : at - 1;
  return (
    sentence[at]?.text === 'as' &&
    has(sentence[before], 'noun') &&
    (!has(sentence[i + 1], 'verb') || (sentence[i + 1]?.text.endsWith('ing') ?? false)) &&
    !sentence[i]?.isPlural
  );
}

const ADVERBS_OF_PLACE =
  /^(underwater|indoors?|outdoors?|downtown|backstage|ashore|on|in|inside|aboard|between|along|at|by|under|beneath|above|through|among|beside|near|surface|bottom|stuck)\b/;

/** "a ramen shop", "a flower market": the noun says what kind of place it is. */
export function describesPlace(sentence: Sentence, i: number): boolean {
  const next = sentence[i + 1];
  const place = next?.senses.find((sense) => sense.kind === 'setting');
  if (!next || place?.kind !== 'setting' || place.setting === 'abstract' || place.hint)
    return false;
  if (sentence[i]?.isPlural || isAny(next, ['noun', 'colour', 'verb', 'weather', 'time']))
    return false;
  return !ADVERBS_OF_PLACE.test(next.text) && !DEEDS_AT_PLACE.test(next.text);
}
/** "waiting for the bus" says what somebody does there. */
const DEEDS_AT_PLACE = /^\p{L}+ing (?:for|on|in|at|to|through|along) /u;

/** "one of them", "one sleeping and the other awake": one of several who were named, without a noun. */
export function singlesOut(sentence: Sentence, i: number): boolean {
  const text = sentence[i]?.text ?? '';
  // "a single is blue": French says it so.
  const isOnlyOne = /^(single|lonely)$/.test(text);
  if (!isOnlyOne && !/^(one|other|another)$/.test(text)) return false;
  const next = sentence[i + 1];
  if (next?.text === 'of') return sentence[i + 2]?.text === 'them';
  if (has(next, 'colour')) return !leadsToNoun(sentence, i + 2) && !has(sentence[i + 2], 'noun');
  if (/^(is|painted)$/.test(next?.text ?? '')) return true;
  return !isOnlyOne && (has(next, 'verb') || has(next, 'relation'));
}

/** "with an oven burning behind", "with a castle in the background": what is far away is in no hands. */
export function isSetBehind(sentence: Sentence, i: number): boolean {
  if (sentence[i]?.text !== 'with') return false;
  const end = sentence.findIndex((item, at) => at > i && item.isBreak);
  const clause = sentence.slice(i, end < 0 ? undefined : end);
  const last = clause.at(-1);
  return (
    last?.text === 'behind' ||
    clause.some(({ senses }) =>
      senses.some((sense) => sense.kind === 'position' && sense.position === 'behind'),
    )
  );
}

/** What stands between a noun and the one before it. */
export function separatorBefore(sentence: Sentence, i: number): 'conjunction' | 'break' | 'none' {
  for (let at = i - 1; at >= 0; at--) {
    const item = sentence[at];
    if (!item || isAny(item, ['noun', 'setting', 'verb', 'relation'])) return 'none';
    if (item.text === 'and' || item.text === 'or') return 'conjunction';
    if (item.isBreak) return 'break';
  }
  return 'none';
}
