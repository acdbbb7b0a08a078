import { isColourName } from './colours.ts';
import { isAnimal, isAnimate } from './kinds-of-things.ts';
import { AND } from './listed-colours.ts';
import type { MotionName } from './motion-name.ts';
import { has, type Item, senseOf } from './sense.ts';
import { isAny, leadsToNoun, type Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Repeats the noun that several counts share: "cupcakes, 3 pink and 2 yellow" becomes "3 pink cupcakes and 2 yellow
 * cupcakes". "two cats, one black and one white" stays as it is: the reader finds each of the two.
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
      const isTotal = isCount(item) && i - at <= 2;
      return isTotal ? Object.assign({}, item, { senses: [{ kind: 'filler' } as const] }) : item;
    });
    return [...before, ...sentence.slice(i + 1, begin), ...counted, ...sentence.slice(end + 2)];
  }
  return sentence;
}

/** A number that is no article. */
const isCount = (item: Item | undefined): boolean =>
  has(item, 'number') && !/^an?$/.test(item?.text ?? '');

/** Where the numbers are of "3 pink, 2 yellow and 1 blue", from here on. */
function countsFrom(sentence: Sentence, begin: number): readonly number[] {
  const counts: number[] = [];
  let at = begin;
  while (
    isCount(sentence[at]) &&
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

/** How far before a noun its number may be: "three jars of jam" is more than "five red balls". */
const wordsBefore = (sentence: Sentence, i: number): number =>
  sentence[i - 1]?.text === 'of' ? 3 : 2;

/** The colors that are said behind a noun, and where their words end: "in red, blue and green". */
function coloursBehind(sentence: Sentence, from: number) {
  const rest = sentence.slice(from);
  const end = rest.findIndex(
    (item) =>
      !item.isBreak && !has(item, 'conjunction') && !has(item, 'colour') && item.text !== 'in',
  );
  const list = end < 0 ? rest : rest.slice(0, end);
  const last = list.findLastIndex((item) => has(item, 'colour'));
  return { colours: list.flatMap(singleColours), end: from + last + 1 };
}

/** Such pictures have the colors themselves. */
const DESIGN =
  /^(?:abstract|patterns?|backgrounds?|wallpapers?|gradients?|shapes?|stripes?|waves|logos?|posters?|letters|lines|palette|colors?|colours?)$/;
const PEOPLE = /person|people|man$|woman|boy|girl|child|baby/;
/** So many colors are those of things, one by one, where no number is said. */
const MANY = 3;

/** "mugs in red, blue and yellow": things, and no people, who are dressed so. */
const areInManyColours = (sentence: Sentence, i: number, colours: number): boolean =>
  sentence[i]?.isPlural === true &&
  sentence[i + 1]?.text === 'in' &&
  colours >= MANY &&
  !PEOPLE.test(senseOf(sentence[i], 'noun')?.glyph ?? '') &&
  !sentence.some(({ text }) => DESIGN.test(text));

/** "five balls, red, blue and green": each of the balls has one of the colors. */
export function withColoursInTurn(sentence: Sentence): Sentence {
  for (const [i, noun] of sentence.entries()) {
    if (senseOf(noun, 'noun')?.glyph == null) continue;
    const total = sentence.slice(Math.max(0, i - wordsBefore(sentence, i)), i).findLast(isCount);
    const count = senseOf(total, 'number')?.count ?? 1;
    const { colours, end } = coloursBehind(sentence, i + 1);
    const isOfAll =
      total === undefined
        ? areInManyColours(sentence, i, colours.length)
        : count > 1 && colours.length === count;
    if (!isOfAll || leadsToNoun(sentence, end)) continue;
    const begin = i - wordsBefore(sentence, i) + 1;
    const named = [...(begin < i - 1 ? sentence.slice(begin, i) : []), noun];
    const single = named.map((item) => Object.assign({}, item, { isPlural: false }));
    const before = sentence.slice(0, i - named.length + 1).filter((item) => item !== total);
    const one = total === undefined ? [] : [{ ...ONE, source: total.source }];
    const each = colours.flatMap((colour) => [AND].concat(one, colour, single));
    return [...before, ...each.slice(1), ...sentence.slice(end)];
  }
  return sentence;
}
/** "blue green" in a list is two colors. */
function singleColours(item: Item): readonly Item[] {
  if (!has(item, 'colour')) return [];
  const words = item.text.split(' ');
  return words.length > 1 && words.every(isColourName)
    ? words.map((colour) => asColour(item, colour))
    : [item];
}

const asColour = (item: Item, colour: string): Item => ({
  ...item,
  text: colour,
  senses: [{ kind: 'colour', colour }],
});

const ONE: Item = {
  text: 'one',
  source: 'one',
  senses: [{ kind: 'number', count: 1 }],
  isBreak: false,
  isPlural: false,
};

/** "a red car and a blue one": the noun that is meant is said before it. */
export function withPronouns(sentence: Sentence): Sentence {
  let noun: Item | null = null;
  return sentence.map((item, i) => {
    if (isPronoun(sentence, i) && noun !== null) {
      return Object.assign({}, noun, { source: item.source, isPlural: item.text === 'ones' });
    }
    if (senseOf(item, 'noun')?.glyph != null) noun = item;
    return item;
  });
}

/** "one" behind what tells which, and before no noun: not the number. */
function isPronoun(sentence: Sentence, i: number): boolean {
  const before = sentence[i - 1];
  if (before === undefined || leadsToNoun(sentence, i + 1)) return false;
  // "two cats, one black one white" goes on counting.
  if (isCount(sentence[i - 2]) && has(sentence[i + 1], 'colour')) return false;
  const isDescribed = has(before, 'colour') || has(before, 'size');
  const text = sentence[i]?.text;
  return text === 'ones' ? isDescribed || isCount(before) : text === 'one' && isDescribed;
}

/** "two cats, one black one white": a pause before each later one, which is no thing of its own. */
export const withPausesBetweenOnes = (sentence: Sentence): Sentence =>
  sentence.flatMap((item, i) => {
    const isLater =
      /^(?:one|(?:the )?other)$/.test(item.text) &&
      isAny(sentence[i - 1], ['colour', 'verb', 'adjective']) &&
      sentence.slice(Math.max(0, i - FARTHEST_ONE), i).some(({ text }) => text === 'one');
    return isLater && !leadsToNoun(sentence, i + 1) ? [PAUSE, item] : [item];
  });
const FARTHEST_ONE = 5;
const PAUSE: Item = { text: ',', source: ',', senses: [], isBreak: true, isPlural: false };

/** The number of words of "ten times its own size" from here on; 0: other words. */
function lengthOfTimes(sentence: Sentence, i: number): number {
  const words = sentence.slice(i, i + 6).map(({ text }) => text);
  const end = words.indexOf('size') + 1;
  return TIMES_ITS_SIZE.test(words.slice(0, end).join(' ')) ? end : 0;
}
const TIMES_ITS_SIZE =
  /^(?:twice|double|(?:a )?\p{L}+ times) (?:its|his|her|their) (?:own )?size$/u;

const SELF = /^(?:(?:him|her|it)(?:self)?|them(?:selves)?|me|you|us)$/;

/** "a pumpkin bigger than himself" and "a cookie ten times its size" are giants. */
export function withComparedSizes(sentence: Sentence): Sentence {
  const lengthOf = (i: number): number =>
    isComparedToItself(sentence, i) ? 2 : lengthOfTimes(sentence, i);
  const at = sentence.findIndex((_, i) => has(sentence[i - 1], 'noun') && lengthOf(i) > 0);
  const compared = sentence[at];
  if (compared === undefined) return sentence;
  const scale = senseOf(compared, 'relation')?.reversed === true ? TINY : GIANT;
  return [
    ...sentence.slice(0, at - 1),
    { ...compared, senses: [{ kind: 'size', scale }] },
    ...sentence.slice(at - 1, at),
    ...sentence.slice(at + lengthOf(at)),
  ];
}

const isComparedToItself = (sentence: Sentence, i: number): boolean =>
  /^(?:larger|equal)$/.test(senseOf(sentence[i], 'relation')?.relation ?? '') &&
  SELF.test(sentence[i + 1]?.text ?? '');
const GIANT = 1.7;
const TINY = 0.5;

/** The person who does what a prompt names without a doer. It stands for no word of the prompt. */
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

/** Things do it by themselves: "swaying palm trees". */
const DONE_BY_THINGS: ReadonlySet<MotionName> = new Set<MotionName>([
  'swing',
  'float',
  'fall',
  'spin',
  'turn',
  'bounce',
  'pulse',
  'shake',
  'dance',
]);

/** What people do for animals: "walking the dog", "feeding ducks". */
const CARED_FOR =
  /^(?:walking|feeding|petting|brushing|bathing|washing|training|riding|milking|grooming|hugging|cuddling)\b/;

/** Adds the person who does what only people do: "baking cookies", "painting a fence", "washing the dishes". */
export function withSomebody(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  const [first, next] = sentence;
  const verb = senseOf(first, 'verb')?.verb;
  if (first === undefined || verb === undefined) return sentence;
  const isIntroduced = isAny(next, ['determiner', 'number']);
  const isDeed =
    /^(?!hanging)\p{L}+ing\b/u.test(first.text) &&
    (isIntroduced || !DONE_BY_THINGS.has(verb.motion ?? 'idle')) &&
    (verb.object !== null || verb.tools.length > 0 || DONE_BY_PEOPLE.has(verb.motion ?? 'idle'));
  const isOfAnimals = CARED_FOR.test(first.text) && (isIntroduced || next?.isPlural === true);
  const isAnybody = sentence.some((item) => {
    const glyph = senseOf(item, 'noun')?.glyph ?? '';
    if (isOfAnimals && isAnimal(glyph, vocabulary)) return false;
    return isAnimate(glyph, vocabulary) && !/snowman|teddy/.test(glyph);
  });
  const isTransitive =
    / (?:the|an?|his|her) /.test(`${first.text} `) ||
    isIntroduced ||
    (has(next, 'noun') && /^(?:eat|drink|stir)$/.test(verb.motion ?? '')) ||
    // "planting tulip bulbs".
    [next, sentence[2]].some((item) => has(item, 'noun') && item?.isPlural === true);
  return isDeed && !isAnybody && isTransitive ? [SOMEBODY, ...sentence] : sentence;
}
