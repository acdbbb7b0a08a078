import { isAnimal, isAnimate } from './kinds-of-things.ts';
import { meaningsOf } from './lexicon.ts';
import { has, type Item, senseOf } from './sense.ts';
import { leadsToNoun, type Sentence } from './sentence.ts';
import type { MotionName } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Says where something is behind it: "a pirate, on his shoulder a parrot" is read as "a pirate, a parrot on his
 * shoulder".
 */
export function withPlacesBehind(sentence: Sentence): Sentence {
  const ordered = [...sentence];
  for (const [i, item] of sentence.entries()) {
    const begins = i === 0 || sentence[i - 1]?.isBreak === true;
    const next = sentence[i + 1];
    const isBeforeThing = ['determiner', 'number', 'verb', 'colour', 'noun'].some((kind) =>
      has(next, kind as 'noun'),
    );
    if (!begins || !has(item, 'position') || !item.text.startsWith('on ') || !isBeforeThing)
      continue;
    const length = sentence.slice(i).findIndex(({ isBreak }) => isBreak);
    const end = length < 0 ? sentence.length : i + length;
    ordered.splice(i, end - i, ...sentence.slice(i + 1, end), item);
  }
  return ordered;
}

const IN_THE_MIDDLE = /^(?:in the (?:middle|center|centre)|in between)$/;

/**
 * Says what is between two behind it: "two glasses, a ring in the middle" and "two glasses and a ring between them"
 * are read as "a ring between two glasses".
 */
export function withMiddleFirst(sentence: Sentence): Sentence {
  for (const [i, item] of sentence.entries()) {
    const isBetween = item.text === 'between' && /^(?:them|the two)$/.test(textAt(sentence, i + 1));
    if (!isBetween && !IN_THE_MIDDLE.test(item.text)) continue;
    const before = sentence.slice(0, i);
    const comma = before.findLastIndex(
      (each) => each.isBreak || has(each, 'conjunction') || each.text === 'with',
    );
    const two = before.slice(0, Math.max(0, comma)).findLastIndex(isTwo);
    const [pair, thing] = [before.slice(two, comma), before.slice(comma + 1)];
    if (two < 0 || ![pair, thing].every((words) => words.some(isThing))) continue;
    const between: Item = { ...item, text: 'between', senses: meaningsOf('between') };
    return [
      ...before.slice(0, two),
      ...thing,
      between,
      ...pair,
      ...sentence.slice(isBetween ? i + 2 : i + 1),
    ];
  }
  return sentence;
}

const textAt = (sentence: Sentence, i: number): string => sentence[i]?.text ?? '';
const isTwo = (item: Item): boolean => senseOf(item, 'number')?.count === 2;
const isThing = (item: Item): boolean => senseOf(item, 'noun')?.glyph != null;

/**
 * Says of each count what is counted: "cupcakes, 3 pink and 2 yellow" is read as "3 pink cupcakes and 2 yellow
 * cupcakes". Of "one black and one white" the reader singles out each.
 */
export function withCountsByColour(sentence: Sentence): Sentence {
  for (const [i, noun] of sentence.entries()) {
    if (senseOf(noun, 'noun')?.glyph == null) continue;
    const begin = sentence[i + 1]?.isBreak === true ? i + 2 : i + 1;
    const counts = countsFrom(sentence, begin);
    const end = counts.at(-1);
    const areSeveral = counts.some((at) => (senseOf(sentence[at], 'number')?.count ?? 1) > 1);
    if (end === undefined || counts.length < 2 || !areSeveral) continue;
    const counted = sentence
      .slice(begin, end + 2)
      .flatMap((item, at) => (counts.includes(begin + at - 1) ? [item, noun] : [item]));
    // "six eggs, two brown and four white" are six.
    const before = sentence.slice(0, i).map((item, at) => {
      const isTotal = has(item, 'number') && i - at <= 2 && !/^an?$/.test(item.text);
      return isTotal ? Object.assign({}, item, { senses: [{ kind: 'filler' } as const] }) : item;
    });
    return [...before, ...sentence.slice(i + 1, begin), ...counted, ...sentence.slice(end + 2)];
  }
  return sentence;
}

/** Where the numbers are of "3 pink, 2 yellow and 1 blue", from here on. */
function countsFrom(sentence: Sentence, begin: number): readonly number[] {
  const counts: number[] = [];
  let at = begin;
  while (
    has(sentence[at], 'number') &&
    !/^an?$/.test(sentence[at]?.text ?? '') &&
    has(sentence[at + 1], 'colour') &&
    !has(sentence[at + 1], 'noun') &&
    !has(sentence[at + 2], 'noun') &&
    !leadsToNoun(sentence, at + 2)
  ) {
    counts.push(at);
    at += 2;
    while (has(sentence[at], 'conjunction') || sentence[at]?.isBreak === true) at++;
  }
  return counts;
}

/** Who does what a prompt names without anybody. It stands for no word. */
const SOMEBODY: Item = {
  text: 'somebody',
  source: '',
  senses: [{ kind: 'noun', glyph: 'person' }],
  isBreak: false,
  isPlural: false,
};

/** Deeds that need hands. */
const DONE_BY_PEOPLE: ReadonlySet<MotionName> = new Set<MotionName>([
  'sweep',
  'knead',
  'paint',
  'write',
  'knit',
  'stir',
  'chop',
  'scrub',
  'type',
  'eat',
  'drink',
]);

/** What people do for animals: "walking the dog", "feeding ducks". */
const CARED_FOR =
  /^(?:walking|feeding|petting|brushing|bathing|washing|training|riding|milking|grooming|hugging|cuddling)\b/;

/** "baking cookies", "painting a fence", "washing the dishes": what only people do is done by somebody. */
export function withSomebody(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  const [first, next] = sentence;
  const verb = senseOf(first, 'verb')?.verb;
  if (first === undefined || verb === undefined) return sentence;
  const isDeed =
    /^(?!hanging)\p{L}+ing\b/u.test(first.text) &&
    (verb.object !== null || verb.tools.length > 0 || DONE_BY_PEOPLE.has(verb.motion ?? 'idle'));
  const isOfAnimals =
    CARED_FOR.test(first.text) &&
    (has(next, 'determiner') || has(next, 'number') || next?.isPlural === true);
  const isAnybody = sentence.some((item) => {
    const glyph = senseOf(item, 'noun')?.glyph ?? '';
    if (isOfAnimals && isAnimal(glyph, vocabulary)) return false;
    return isAnimate(glyph, vocabulary) && !/snowman|teddy/.test(glyph);
  });
  const isTransitive =
    / (?:the|an?|his|her) /.test(`${first.text} `) ||
    has(next, 'determiner') ||
    has(next, 'number') ||
    (has(next, 'noun') && /^(?:eat|drink|stir)$/.test(verb.motion ?? '')) ||
    // "planting tulip bulbs".
    [next, sentence[2]].some((item) => has(item, 'noun') && item?.isPlural === true);
  return isDeed && !isAnybody && isTransitive ? [SOMEBODY, ...sentence] : sentence;
}
