import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inOwnBedding } from './dressed-beds.ts';
import { inSteps, leavingOut, showWords, withChanged, withThing } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

const GLASSES = /^(@jar|@emptyjar|tumbler-glass|@waterglass|glass-of-milk)$/;

/** Cold drinks that are served in jars with a handle. */
const MASON_JAR = /\bmason jars?$/i;
const IN_JARS = /^(?:@lemonade|@iceddrink|@juice|@waterglass|tropical-drink|cup-with-straw)$/;

/** "iced coffee in a mason jar": a drink brings its glass. */
function drinksInGlasses(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, words } = spec;
  const isDrink = (index: number): boolean => {
    const glyph = subjects[index]?.glyph ?? '';
    return glyph === '@coffee' || vocabulary.categoryOf(glyph) === 'drink';
  };
  const poured = relations.filter(
    ({ from, to, kind }) =>
      /^(in|inside)$/.test(kind) && isDrink(from) && GLASSES.test(subjects[to]?.glyph ?? ''),
  );
  if (poured.length === 0) return spec;
  const spare = new Set(poured.map(({ to }) => to));
  const jars = poured.filter(
    ({ from, to }) =>
      MASON_JAR.test(subjects[to]?.word ?? '') && IN_JARS.test(subjects[from]?.glyph ?? ''),
  );
  if (jars.length > 0)
    return leavingOut(
      withChanged(spec, (_, index) => jars.some(({ from }) => from === index), {
        glyph: '@jardrink',
      }),
      (_, index) => spare.has(index),
    );
  const names = subjects
    .filter(({ word }, index) => spare.has(index) && word !== 'glass')
    .map(spelled);
  return {
    ...leavingOut(spec, (_, index) => spare.has(index)),
    words: standInFor(words, new Set(names), 'glass'),
  };
}

const SEATS = /^(chair|@armchair|@sofa|@bench|@widebench|@rockingchair|couch-and-lamp|bed)$/;
const SOFT = /^@(cushion|pillow|blanket)$/;
/** Of its size by itself, a cushion has this much on a seat. */
const ON_SEAT = 0.65;

/** Of its size by itself, each of several has this much on a sofa. */
const SEVERAL_ON_SEAT = 0.5;
const WIDE_SEATS = /^(@sofa|@widebench|couch-and-lamp|bed)$/;
const MOST_CUSHIONS = 3;

/** "a chair with a blue cushion", "a sofa and two cushions": they lie on the seat. */
function cushionsOnSeats(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const seat = subjects.findIndex(({ glyph }) => SEATS.test(glyph));
  const most = WIDE_SEATS.test(subjects[seat]?.glyph ?? '') ? MOST_CUSHIONS : 1;
  // "on a bed with cushions" is where somebody is.
  const isFree = subjects[seat]?.count === 1 && relations.every(({ to }) => to !== seat);
  const isWith = ({ from, to, kind, said }: Relation, index: number): boolean =>
    from === seat && to === index && kind === 'beside' && said?.text === 'with';
  const laid = subjects.flatMap(({ glyph, count }, index) => {
    const own = relations.filter(({ from, to }) => from === index || to === index);
    const isLoose = own.every((each) => isWith(each, index)) && (count > 1 || own.length > 0);
    return SOFT.test(glyph) && count <= most && isLoose && (count === 1 || isFree) ? [index] : [];
  });
  if (seat < 0 || laid.length === 0) return spec;
  const lies = (each: Subject, index: number): Subject =>
    laid.includes(index)
      ? { ...each, scale: each.scale * (each.count > 1 ? SEVERAL_ON_SEAT : ON_SEAT) }
      : each;
  return {
    ...spec,
    subjects: subjects.map(lies),
    relations: [
      ...relations.filter(({ to }) => !laid.includes(to)),
      ...laid.map((from): Relation => ({ from, to: seat, kind: 'on' })),
    ],
  };
}

const VESSELS: readonly (readonly [word: string, glyph: string, kind: 'on' | 'inside'])[] = [
  ['tray', '@tray', 'on'],
  ['basket', '@basket', 'inside'],
  ['crate', '@crate', 'inside'],
  ['vase', '@vase', 'inside'],
];

/** "a basket of bread": a vessel that was read as a portion of what is in it. */
function inSaidVessels(spec: PromptSpec): PromptSpec {
  const prompt = spec.prompt.toLowerCase();
  for (const [name, glyph, kind] of VESSELS) {
    if (spec.subjects.some((each) => each.glyph === glyph)) continue;
    const isIn = ({ person, source, word }: Subject): boolean =>
      person === null && prompt.includes(`${name} of ${(source ?? word).toLowerCase()}`);
    const from = spec.subjects.findIndex(isIn);
    const isPlaced = spec.relations.some((each) => each.from === from && each.kind !== 'beside');
    if (from >= 0 && !isPlaced) return withThing(spec, glyph, [{ from, kind }]);
  }
  return spec;
}

const CARRIERS =
  /^@(tray|plate|cuttingboard|woodenboard|shelf|cakestand|blanket|stump|nightstand|sideboard)$/;
const ON_IT = /\bon (?:it|top)\b/i;

/** What is heaped in a dish by itself lies on it in company. */
const lyingFlat = (relation: Relation, dish: number): Relation =>
  relation.to === dish && relation.kind === 'inside' ? { ...relation, kind: 'on' } : relation;

/** "a tray with a teapot and two cups on it": all of them are on the tray. */
function togetherOnIt(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const to = subjects.findIndex(({ glyph }) => CARRIERS.test(glyph));
  if (to !== 0 || !ON_IT.test(prompt)) return spec;
  const isWith = (each: Relation): boolean =>
    each.kind === 'beside' && each.from === to && each.said?.text === 'with';
  const isLoose = (index: number): boolean =>
    relations.every((each) => (each.from !== index && each.to !== index) || isWith(each));
  const laid = subjects.flatMap(({ person }, from): Relation[] =>
    from !== to && person === null && isLoose(from) ? [{ from, to, kind: 'on' }] : [],
  );
  const kept = relations.filter(
    (each) => !(isWith(each) && laid.some(({ from }) => from === each.to)),
  );
  if (laid.length === 0) return { ...spec, relations: kept };
  return { ...spec, relations: [...kept.map((each) => lyingFlat(each, to)), ...laid] };
}

const FRUIT =
  /^(?:red-apple|green-apple|tangerine|lemon|lime|pear|peach|mango|kiwi-fruit|strawberry|cherries|grapes|pineapple|melon)$/;

/** "a fruit bowl with three oranges and two apples": those are in it, and no others. */
function fruitInBowls(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const to = subjects.findIndex(({ glyph, count }) => glyph === '@fruitbowl' && count === 1);
  const isWith = (each: Relation): boolean =>
    each.kind === 'beside' && each.from === to && /^(?:with|)$/.test(each.said?.text ?? '');
  const held = relations.filter(
    (each) => isWith(each) && FRUIT.test(subjects[each.to]?.glyph ?? ''),
  );
  // Bananas in bowls are drawn as slices.
  const isSliced = subjects.some(({ glyph }) => glyph === 'banana');
  if (to < 0 || held.length === 0 || isSliced) return spec;
  const bowl = withChanged(spec, (_, index) => index === to, { glyph: '@bowl' });
  return {
    ...bowl,
    relations: relations.map((each): Relation =>
      held.includes(each) ? { from: each.to, to, kind: 'inside' } : each,
    ),
  };
}

/** Cheese is served on its own board. */
function onCheeseBoard(spec: PromptSpec): PromptSpec {
  const isCheese = ({ glyph }: Subject): boolean => glyph === '@cheeseboard';
  if (!spec.subjects.some(isCheese)) return spec;
  return leavingOut(withChanged(spec, isCheese, { count: 1 }), ({ glyph }) =>
    /^@(cuttingboard|woodenboard)$/.test(glyph),
  );
}

/** The slices that jump out of a toaster are in its picture. */
const withoutLooseToast = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => glyph === '@toaster')
    ? leavingOut(spec, ({ word }) => /^(?:slices? of )?(?:toast|bread)$/i.test(word))
    : spec;

const WITH_MILK =
  /^(@coffee|@latte|@latteart|@iceddrink|@matcha|@cocoa|@cereal|@oatmeal|teacup-without-handle)$/;
const HOT_COFFEE = /^(@coffee|@latte|@latteart|@matcha)$/;
const ICED = /(?:^|[,;] *)iced(?:[,;]|$)|\bon ice\b/i;

/** "a latte with oat milk, iced": the milk is in the drink, and the drink is in a glass with ice. */
function milkInDrinks(spec: PromptSpec): PromptSpec {
  const drink = spec.subjects.find(({ glyph }) => WITH_MILK.test(glyph));
  if (drink === undefined || spec.subjects.some(({ person }) => person !== null)) return spec;
  const isMilk = ({ glyph, word }: Subject, index: number): boolean =>
    glyph === 'glass-of-milk' &&
    !/glass|carton|bottle/i.test(word) &&
    spec.relations.some(({ to, said }) => to === index && said?.text === 'with');
  const mixed = leavingOut(spec, isMilk);
  if (!ICED.test(spec.prompt) || !HOT_COFFEE.test(drink.glyph)) return mixed;
  const iced = withChanged(mixed, ({ glyph }) => glyph === drink.glyph, { glyph: '@iceddrink' });
  return showWords(iced, /^(?:iced|on ice)$/i);
}

/** Where goods are that the prompt names with what carries or holds them. */
export const placedGoods = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    (each) => drinksInGlasses(each, vocabulary),
    inOwnBedding,
    cushionsOnSeats,
    inSaidVessels,
    fruitInBowls,
    withoutLooseToast,
    togetherOnIt,
    milkInDrinks,
    onCheeseBoard,
  ]);
