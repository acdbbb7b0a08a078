import { isTopping } from '../language/dishes.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isDiagram } from '../language/nouns/diagrams.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { inSteps, isRelated, leavingOut, withChanged, withGlyphs } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

/** Forms that things have in company of others. */

/** What comes with its own plate. */
const ON_PLATES =
  /^(@cookiestack|@donutstack|@fishandchips|@pancakes|@cake|@cakeslice|@sushiplatter|spaghetti|custard)$/;
/** What a burger is made of. */
const OF_BURGERS = /^(bread|@loaf|cheese-wedge|leafy-green|tomato|onion|bacon|cut-of-meat)$/;

const has = ({ subjects }: PromptSpec, glyphs: RegExp): boolean =>
  subjects.some(({ glyph }) => glyphs.test(glyph));

/** Pizza is eaten from a flat box, wet sheets hang on the line, and tomatoes that are watered still grow. */
export const asServed = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [
    withFreeBalloons,
    inPizzaBox,
    wholePizzas,
    mushroomsToEat,
    onClothesline,
    withoutLooseLayers,
    inCoffeeBag,
    withFlowersInBasket,
    byDeed,
    withPillarCandles,
    onTomatoPlants,
    withoutSparePlates,
    withoutLooseSplash,
    onBlanketFromAbove,
    withoutHoneyPot,
    withoutSpareArrows,
  ]);

/** "a flow chart with arrows": diagrams have their own. */
const withoutSpareArrows = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => isDiagram(glyph))
    ? leavingOut(spec, ({ word }) => /^arrows?$/.test(word))
    : spec;

/** A splash is drawn at what it is said of, in a studio, where "in water" names no lake. */
function withoutLooseSplash(spec: PromptSpec): PromptSpec {
  const splashes = ({ effect }: Subject): boolean => effect?.name === 'splash';
  if (!spec.subjects.some(splashes)) return spec;
  const isInWater = spec.setting === 'lake' || spec.setting === 'ocean';
  const still = withChanged(spec, splashes, { motion: null });
  return leavingOut(
    isInWater ? { ...still, setting: 'abstract' } : still,
    ({ glyph }) => glyph === '@splash',
  );
}

/** The honey or syrup on pancakes is in their picture. */
const withoutHoneyPot = (spec: PromptSpec): PromptSpec =>
  has(spec, /^@pancakes$/)
    ? leavingOut(
        spec,
        ({ glyph }, index) =>
          /^(honey-pot|@syrupjug)$/.test(glyph) &&
          spec.relations.some(({ from, kind }) => from === index && kind === 'on'),
      )
    : spec;

/** From above a blanket is what the others lie on. */
function onBlanketFromAbove(spec: PromptSpec): PromptSpec {
  const isBlanket = ({ glyph, word }: Subject): boolean =>
    glyph === '@blanket' || (glyph === '@rug' && /picnic|blanket|towel|cloth/.test(word));
  const blanket = spec.subjects.find(isBlanket);
  if (spec.shot !== 'top' || !blanket || spec.subjects.every(isBlanket)) return spec;
  return {
    ...leavingOut(spec, isBlanket),
    surface: 'blanket',
    surfaceColour: blanket.colour,
  };
}

const inPizzaBox = (spec: PromptSpec): PromptSpec =>
  has(spec, /^pizza$/)
    ? withGlyphs(spec, ({ glyph, count }) =>
        glyph === '@box' && count === 1 && !isBetween(spec) ? '@pizzabox' : undefined,
      )
    : spec;

/** "a pizza with mushrooms": what is on it shows on a whole one. */
const wholePizzas = (spec: PromptSpec): PromptSpec =>
  withGlyphs(spec, ({ glyph }, index) => {
    const isTopped = spec.relations.some(
      ({ from, to, said }) =>
        from === index && said?.text === 'with' && isTopping(spec.subjects[to]?.glyph ?? ''),
    );
    return glyph === 'pizza' && isTopped ? '@pizza' : undefined;
  });

const WITH_MUSHROOMS =
  /pizza|pasta|spaghetti|risotto|soup|omelette|cooking|^egg$|cut-of-meat|garlic|onion|bread|cheese|pan$|@cuttingboard|@plate|@burger|hamburger|tomato|cooked-rice/;

/** Red ones with dots grow in forests; those beside food are eaten. */
const mushroomsToEat = (spec: PromptSpec): PromptSpec =>
  has(spec, WITH_MUSHROOMS)
    ? withGlyphs(spec, ({ glyph, colour }) =>
        glyph === 'mushroom' && colour === null ? 'brown-mushroom' : undefined,
      )
    : spec;

/** It is the washing that hangs. */
function onClothesline(spec: PromptSpec): PromptSpec {
  const isLine = ({ glyph }: Subject): boolean => glyph === '@clothesline';
  if (!spec.subjects.some(isLine)) return spec;
  const still = withChanged(spec, isLine, { motion: null });
  const outside = spec.setting === 'laundry' ? { ...still, setting: null } : still;
  if (!spec.subjects.some(isSheet)) return outside;
  return leavingOut(withChanged(outside, isLine, { glyph: '@sheetline' }), isSheet);
}

/** Of a burger in layers, they are in its picture. */
const withoutLooseLayers = (spec: PromptSpec): PromptSpec =>
  has(spec, /^@(burgerlayers|burgerblast)$/)
    ? leavingOut(spec, ({ glyph }) => OF_BURGERS.test(glyph))
    : spec;

const inCoffeeBag = (spec: PromptSpec): PromptSpec =>
  has(spec, /^@coffeebeans$/)
    ? withGlyphs(spec, ({ glyph }) => (glyph === 'shopping-bags' ? '@coffeebag' : undefined))
    : spec;

/** What is stirred is in a pot, who kneels brings a diamond, and a basketball is dunked. */
const FORMS_OF_DEEDS: readonly (readonly [motion: MotionName, glyph: string, form: string])[] = [
  ['stir', '@soup', 'steaming-bowl'],
  ['kneel', '@ring', '@diamondring'],
  ['dunk', 'soccer-ball', 'basketball'],
];
const byDeed = (spec: PromptSpec): PromptSpec =>
  withGlyphs(
    spec,
    ({ glyph }) =>
      FORMS_OF_DEEDS.find(
        ([deed, thing]) => thing === glyph && spec.subjects.some(({ motion }) => motion === deed),
      )?.[2],
  );

/** The flame of a candle keeps its own color. */
const withPillarCandles = (spec: PromptSpec): PromptSpec =>
  withGlyphs(spec, ({ glyph, colour }) =>
    glyph === 'candle' && colour !== null ? '@pillarcandle' : undefined,
  );

const GROWN_IN = /^(greenhouse|garden)$/;

const onTomatoPlants = (spec: PromptSpec): PromptSpec =>
  withGlyphs(spec, ({ glyph }, index) =>
    glyph === 'tomato' &&
    (spec.relations.some(({ to, kind }) => to === index && kind === 'water') ||
      (GROWN_IN.test(spec.setting ?? '') && !isRelated(spec, index)))
      ? '@tomatoplant'
      : undefined,
  );

/** The board or plate of a dish's own picture has not the color that is said. */
function withoutSparePlates(spec: PromptSpec): PromptSpec {
  // A plate with a color shows below their own.
  const isSpare = ({ glyph, colour }: Subject, index: number): boolean =>
    glyph === '@plate' &&
    colour === null &&
    ((spec.shot === 'top' && has(spec, /^(sushi|@sushiplatter)$/)) ||
      spec.relations.some(
        ({ from, to }) => to === index && ON_PLATES.test(spec.subjects[from]?.glyph ?? ''),
      ));
  return leavingOut(spec, isSpare);
}

/** Who carries somebody on the shoulders has no hand free: the balloons fly by themselves. */
function withFreeBalloons(spec: PromptSpec): PromptSpec {
  const carries = (index: number): boolean =>
    spec.relations.some(
      ({ to, kind, from }) => kind === 'on' && to === index && spec.subjects[from]?.person != null,
    );
  const relations = spec.relations.filter(
    ({ kind, from, to }) =>
      !(kind === 'hold' && spec.subjects[to]?.glyph === 'balloon' && carries(from)),
  );
  return { ...spec, relations };
}

const FLOWERS =
  /^(blossom|tulip|rose|sunflower|hibiscus|bouquet|@daffodil|@carnation|@marigold|@peony|@daisy|@poppy|@lavender)$/;

const MIXED_FLOWERS = /^(?:(?:wild ?)?flowers?|blossoms?|blooms?|bouquets?)$/i;

/** "a bicycle with a basket full of flowers": both belong to the bicycle. */
function withFlowersInBasket(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const hasAny = (glyphs: RegExp): boolean => subjects.some(({ glyph }) => glyphs.test(glyph));
  if (!hasAny(/^bicycle$/) || !hasAny(/^@basket$/) || !hasAny(FLOWERS)) return spec;
  const kinds = subjects
    .filter(({ glyph, word }) => FLOWERS.test(glyph) && !MIXED_FLOWERS.test(word))
    .map(spelled);
  const told = { ...spec, words: standInFor(spec.words, new Set(kinds), 'mixed flowers') };
  return leavingOut(
    withGlyphs(told, ({ glyph }) => (glyph === 'bicycle' ? '@flowerbicycle' : undefined)),
    ({ glyph }) => glyph === '@basket' || FLOWERS.test(glyph),
  );
}

const isSheet = ({ glyph, word }: Subject): boolean =>
  glyph === '@blanket' && /sheet|linen/.test(word);

/** "between boxes": those of somebody who moves in. */
const isBetween = ({ relations }: PromptSpec): boolean =>
  relations.some(({ said }) => said?.text === 'between');

/** On a table a blanket is folded, leaves lie on their twig, and a pizza is whole. */
export const asLaidOut = (spec: PromptSpec): PromptSpec =>
  withGlyphs(spec, ({ glyph, word, hasLimbs }, index) => {
    if (hasLimbs) return undefined;
    if (glyph === 'pizza' && !/slice/.test(word)) return '@pizza';
    if (glyph === 'wine-glass') return '@wineglass';
    if (glyph === 'leaf-fluttering-in-wind') return '@leafsprig';
    const isUsed = spec.relations.some(
      ({ to, kind }) => to === index && /^(on|under|in|inside)$/.test(kind),
    );
    return glyph === '@blanket' && !isUsed ? '@foldedblanket' : undefined;
  });
