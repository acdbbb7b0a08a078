import { isAnimate } from './kinds-of-things.ts';
import { materialOf, SUBSTANCE_OF } from './materials.ts';
import { phrases } from './phrases.ts';
import { asNoun, has, type Item, senseOf } from './sense.ts';
import { beginOfClause, isAny, type Sentence } from './sentence.ts';
import type { Material } from './subject.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const MADE_OF: ReadonlySet<string> = new Set(
  phrases(
    `made of, made out of, made from, made up of, made only of, made entirely of, made entirely out of,
    made completely of, made completely out of, built from, built out of, constructed from, constructed of,
    composed of, formed from, formed by, formed of, formed out of, crafted from, sculpted from,
    sculpted out of, created from, consisting of`,
  ),
);
const SHAPED_AS: ReadonlySet<string> = new Set(
  phrases(
    `shaped like, in the shape of, in the form of, arranged in the shape of, arranged into the shape of,
    arranged in the form of`,
  ),
);

/** A clause ends there. */
const ENDS = ['noun', 'relation', 'verb'] as const;
const BETWEEN = ['determiner', 'number', 'adjective', 'size', 'filler'] as const;
const WITHIN = [...BETWEEN, 'material'] as const;

/** Whether the materials may go on behind it; a word that no list has may describe one. */
const isWithin = (item: Item): boolean =>
  isAny(item, WITHIN) || item.text === 'and' || (item.senses.length === 0 && !item.isBreak);

const asMaterial = (item: Item, material: Material | null): Item => ({
  ...item,
  senses: [{ kind: 'material', material }],
});

interface Found {
  readonly at: number;
  readonly item: Item;
}

/** The materials from a word on: "leaves", "red roses and candles", with the colors before them. */
function materialsFrom(sentence: Sentence, from: number, vocabulary: Vocabulary): readonly Found[] {
  const found: Found[] = [];
  let colours: Found[] = [];
  for (let at = from; at < sentence.length; at++) {
    const item = sentence[at]!;
    // "scrap metal" is shown, "antique" of books is not.
    const isBeforeMaterial = materialOf(sentence[at + 1], null, vocabulary) !== null;
    if (item.senses.length === 0 && !item.isBreak && isBeforeMaterial) {
      const isNamed = SUBSTANCE_OF.has(`${item.text} ${sentence[at + 1]?.text}`);
      if (isNamed) found.push({ at, item: asMaterial(item, null) });
      continue;
    }
    if (has(item, 'colour') && isBeforeMaterial) {
      colours = [{ at, item }];
      continue;
    }
    const colour = senseOf(colours[0]?.item, 'colour')?.colour ?? null;
    const material = materialOf(item, colour, vocabulary);
    if (material === null) {
      const isBetween = isAny(item, BETWEEN) || item.text.endsWith('ed');
      if (isBetween || (item.text === 'and' && found.length > 0)) continue;
      break;
    }
    // "made of books and a cat": the article begins another thing.
    const isFirst = found.every((each) => senseOf(each.item, 'material')?.material == null);
    if (!isFirst && sentence[at - 1]?.text !== 'and' && colours.length === 0) break;
    found.push(...colours.map((each) => ({ at: each.at, item: asMaterial(each.item, null) })));
    found.push({ at, item: asMaterial(item, material) });
    colours = [];
    if (sentence[at + 1]?.text !== 'and') break;
  }
  return found;
}

/** Things that are baked, cut or sewn in any shape. */
const CUTTABLE =
  /^(cookie|@cookie\w*|pizza|@?pizza\w*|bread|@toast|@waffle|waffle|pancakes|@?pancakes|cheese-wedge|watermelon|@pillow|@cushion|chocolate-bar|doughnut|leaf-fluttering-in-wind|@soapbar|balloon|@gingerbread|candy|potato|@ravioli|moon-cake|cooking|@brownie|@cake|birthday-cake|@island|@islet)$/;

/** What a thing of another shape is: "a cookie shaped like a star", "roses in the shape of a heart". */
function materialInShape(thing: Item, vocabulary: Vocabulary): Material | null {
  const material = materialOf(thing, null, vocabulary);
  const [glyph = ''] = material?.kind === 'pieces' ? material.glyphs : [];
  if (CUTTABLE.test(glyph)) return { kind: 'cut', glyph, colour: null };
  // "birds in the shape of a heart" fly so.
  const isMany = thing.isPlural || SUBSTANCE_OF.has(thing.text) || thing.text === 'cloud';
  return isMany && !isAnimate(glyph, vocabulary) ? material : null;
}

interface Shaped {
  /** From the first word to behind the last one of the thing and its shape. */
  readonly from: number;
  readonly to: number;
  readonly thing: number;
  readonly shape: number;
}

/** Where something is said to have the shape of something else. */
function findShaped(sentence: Sentence): Shaped | null {
  const isThing = (item: Item | undefined): boolean => senseOf(item, 'noun')?.glyph != null;
  const like = sentence.findIndex(({ text }) => SHAPED_AS.has(text));
  if (like > 0) {
    const shape = sentence.findIndex((item, i) => i > like && (item.isBreak || isAny(item, ENDS)));
    const thing = like - 1;
    let from = thing;
    while (isAny(sentence[from - 1], BEFORE)) from--;
    return isThing(sentence[shape]) ? { from, to: shape + 1, thing, shape } : null;
  }
  const at = sentence.findIndex(({ text }) => text === 'shaped');
  const [shape, thing] = [at - 1, at + 1];
  const isSaid = at > 0 && isThing(sentence[shape]) && sentence[thing] !== undefined;
  return isSaid ? { from: shape, to: thing + 1, thing, shape } : null;
}
const BEFORE = ['determiner', 'number', 'adjective', 'colour'] as const;

/** "roses in the shape of a heart" and "heart shaped roses" as "a heart made of roses". */
function withShapesFirst(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  const found = findShaped(sentence);
  const [thing, shape] = [sentence[found?.thing ?? -1], sentence[found?.shape ?? -1]];
  if (found === null || thing === undefined || shape === undefined) return sentence;
  const material = materialInShape(thing, vocabulary);
  if (material === null) return sentence;
  const isCut = material.kind === 'cut';
  const madeOf: Item = { ...shape, text: 'made of', source: '', senses: [{ kind: 'filler' }] };
  return [
    ...sentence.slice(0, found.from),
    ...(found.thing < found.shape && isCut
      ? sentence.slice(found.from, found.thing).filter((item) => !has(item, 'colour'))
      : []),
    { ...shape, isPlural: isCut && thing.isPlural },
    madeOf,
    asMaterial(thing, material),
    ...sentence.slice(found.to),
  ];
}

/** Buildings and furniture of which "of" says what they are made of: "a throne of skulls". */
const BUILT = /^(?:thrones?|castles?|palaces?|bridges?|staircases?)$/;

/** "a throne of coral" as "a throne made of coral". */
const withMadeOf = (sentence: Sentence, vocabulary: Vocabulary): Sentence =>
  sentence.map((item, i): Item =>
    item.text === 'of' &&
    BUILT.test(sentence[i - 1]?.text ?? '') &&
    materialOf(sentence[i + 1], null, vocabulary) !== null
      ? { ...item, text: 'made of', senses: [{ kind: 'filler' }] }
      : item,
  );

/** Land and clouds as the things that are made of something. */
const OF_THE_PLACE: Readonly<Record<string, string>> = {
  mountain: 'mountain',
  mountains: 'mountain',
  cloud: 'cloud',
  clouds: 'cloud',
};

/** "mountains made of ice cream" are things, and not where the picture is. */
const withLandAsThings = (sentence: Sentence, vocabulary: Vocabulary): Sentence =>
  sentence.map((item, i): Item => {
    const glyph = OF_THE_PLACE[item.text];
    const isMade = MADE_OF.has(sentence[i + 1]?.text ?? '');
    return glyph !== undefined && isMade && materialOf(sentence[i + 2], null, vocabulary) !== null
      ? { ...asNoun(item, glyph), isPlural: item.text.endsWith('s') }
      : item;
  });

/** Gives what something is made of no other meaning: "a fox made of leaves" is not in autumn. */
export function withMaterials(said: Sentence, vocabulary: Vocabulary): Sentence {
  const made = withLandAsThings(withMadeOf(said, vocabulary), vocabulary);
  const sentence = withShapesFirst(made, vocabulary);
  const changed = [...sentence];
  for (const [i, item] of sentence.entries()) {
    if (!MADE_OF.has(item.text) || thingBefore(sentence, i) === undefined) continue;
    for (const { at, item: material } of materialsFrom(sentence, i + 1, vocabulary)) {
      changed[at] = material;
    }
  }
  return changed;
}

/** What is made of it: the noun before, in the same clause. */
function thingBefore(sentence: Sentence, i: number): Item | undefined {
  const clause = sentence.slice(beginOfClause(sentence, i), i);
  const thing = clause.findLast((item) => senseOf(item, 'noun')?.glyph != null);
  const glyph = senseOf(thing, 'noun')?.glyph ?? '';
  return glyph === '@table' ? undefined : thing;
}

interface Read {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

/** Worn and held things are drawn by who has them. */
const OF_HOLDERS = /^(hold|crown|neck|costume|mouth|nose|work|shared)$/;

/** What they are made of is to be seen. */
const LARGER = 1.25;

const isAloft = (material: Material): boolean =>
  material.kind === 'pieces'
    ? material.glyphs.includes('cloud')
    : material.kind === 'cut' && material.glyph === 'balloon';

/** Makes the things of what the prompt says: "a heart made of roses". */
export function claimMaterials(sentence: Sentence, { cast, account, vocabulary }: Read): void {
  for (const [i, { text }] of sentence.entries()) {
    if (!MADE_OF.has(text)) continue;
    const thing = thingBefore(sentence, i);
    const index = cast.subjects.findLastIndex(({ word }) => word === thing?.text);
    const subject = cast.subjects[index];
    const isHeld = cast.relations.some(({ to, kind }) => to === index && OF_HOLDERS.test(kind));
    if (!subject || isHeld || subject.pattern !== undefined) continue;
    // "juice made from oranges" is juice.
    const isFood = /^(food-|drink)/.test(vocabulary.categoryOf(subject.glyph) ?? '');
    if (isFood && text.endsWith('from')) continue;
    const end = sentence.findIndex((item, at) => at > i && !isWithin(item));
    const items = sentence
      .slice(i + 1, end < 0 ? undefined : end)
      .filter((item) => has(item, 'material'));
    const madeOf = items.flatMap((item) => senseOf(item, 'material')?.material ?? []);
    if (madeOf.length === 0) continue;
    subject.madeOf = madeOf;
    subject.colour ??= madeOf[0]?.colour ?? null;
    subject.scale *= LARGER;
    if (madeOf.every(isAloft)) subject.motion ??= 'float';
    account.drawAll(items);
  }
}
