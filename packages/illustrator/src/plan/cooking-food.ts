import { isTopping } from '../language/dishes.ts';
import { PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject, Topping } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import {
  indicesOf,
  inSteps,
  leavingOut,
  showWords,
  takingAway,
  withChangedAt,
  withOnlyRelation,
} from './spec-changes.ts';

const COOKS =
  /^(?:slowly )?(?:simmer|boil|bubbl|fry|fri|sizzl|cook|roast|bak|brew|stew)(?:s|e|es|ed|ing)?(?: away)?$/i;
const COOKING =
  /\b(?:simmer|boil|bubbl|fry|fri|sizzl|cook|roast|bak|brew|stew)(?:s|e|es|ed|ing)?\b|\b(?:stove|pan|skillet|pot)\b/iu;
const POT = /^(?:pot-of-food|@cauldron)$/;
const IN_ONE_POT = /\bin (?:an?|the) (?:\p{L}+ ){0,2}(?:pot|saucepan|cauldron)\b/iu;
const PAN = /^(?:@fryingpan|@wok)$/;
const STOVE = /^@oven$/;
const NAMED_STOVE = /\b(?:stoves?|stove ?tops?|cookers?|hobs?)$/i;
/** What a pot of stew looks like anyway. */
const SOUPS = /^(?:steaming-bowl|@soup|bowl-with-spoon|@ramen|pot-of-food|@beans|curry-rice)$/;
/** They come in a pan of their own. */
const PANFULS = /^(?:shallow-pan-of-food|@eggpan|@eggbaconpan)$/;
const EGGS = /^(?:egg|@friedegg|cooking)$/;
/** Never fried as one piece. */
const SLICED = /^(?:bacon|mushroom|onion)$/;
/** Pieces in a pan that are not counted. */
const PIECES = 4;

/** A piece of food in a pan that has some kinds of food in it. */
function asPiece({ glyph, colour, count, saidCount, word }: Subject, kinds: number): Topping {
  const isMany = SLICED.test(glyph) || count === PLURAL_COUNT || word.endsWith('s');
  return saidCount === undefined && isMany
    ? { glyph, colour, count: Math.ceil(PIECES / kinds), isUncounted: true }
    : { glyph, colour, count };
}

type Step = (spec: PromptSpec) => PromptSpec;

const isFood = ({ glyph, person }: Subject, vocabulary: Vocabulary): boolean =>
  person === null &&
  ((vocabulary.categoryOf(glyph) ?? '').startsWith('food-') ||
    SOUPS.test(glyph) ||
    isTopping(glyph) ||
    glyph === '@hen');

/** The food that is in a vessel or whose work is said to be done there. */
const foodIn = (spec: PromptSpec, vessel: number, vocabulary: Vocabulary): number[] =>
  indicesOf(
    spec,
    (subject, index) =>
      index !== vessel &&
      // What is flipped is in the air.
      subject.motion !== 'toss' &&
      isFood(subject, vocabulary) &&
      spec.relations.some(
        ({ from, to, kind }) =>
          from === index && to === vessel && /^(?:in|inside|on|work|beside)$/.test(kind),
      ),
  );

/** "soup in a pot on the stove": it is the pot that stands there. */
function onStove(spec: PromptSpec, vessel: number): PromptSpec {
  const stove = spec.subjects.findIndex(
    ({ glyph, word }) => STOVE.test(glyph) && NAMED_STOVE.test(word),
  );
  return stove < 0
    ? spec
    : withOnlyRelation(
        { ...spec, setting: spec.setting === 'room' ? 'kitchen' : (spec.setting ?? 'kitchen') },
        { from: vessel, to: stove, kind: 'on' },
      );
}

/** A soup is in its pot, and once. */
const inPot =
  (vocabulary: Vocabulary): Step =>
  (spec) => {
    const pot = spec.subjects.findIndex(({ glyph }) => POT.test(glyph));
    if (pot < 0) return spec;
    const foods = foodIn(spec, pot, vocabulary);
    // "stew in a pot" is one.
    const isOne = IN_ONE_POT.test(spec.prompt);
    if (foods.length === 0 && !isOne) return spec;
    const placed = withChangedAt(onStove(spec, pot), pot, {
      motion: null,
      ...(isOne && { count: 1 }),
    });
    const isSoup = (subject: Subject, index: number): boolean =>
      foods.includes(index) && SOUPS.test(subject.glyph);
    const isOther = (subject: Subject): boolean =>
      foods.some((food) => placed.subjects[food] === subject) && !SOUPS.test(subject.glyph);
    return takingAway(leavingOut(placed, isSoup), isOther);
  };

/** Food lies in an open pan; eggs are fried in it. */
const inPan =
  (vocabulary: Vocabulary): Step =>
  (spec) => {
    const pan = spec.subjects.findIndex(({ glyph }) => PAN.test(glyph));
    if (pan < 0) return spec;
    const foods = foodIn(spec, pan, vocabulary);
    if (foods.length === 0) return spec;
    const placed = onStove(spec, pan);
    const pieces = foods.flatMap((food) => spec.subjects[food] ?? []);
    const own = pieces.find(({ glyph }) => PANFULS.test(glyph));
    const isEggs = pieces.every(({ glyph }) => EGGS.test(glyph) || glyph === 'bacon');
    const hasBacon = pieces.some(({ glyph }) => glyph === 'bacon');
    const isEggOnly = isEggs && pieces.some(({ glyph }) => EGGS.test(glyph));
    const eggs = hasBacon ? '@eggbaconpan' : '@eggpan';
    const glyph = own?.glyph ?? (isEggOnly ? eggs : '@openpan');
    const toppings = pieces.map((piece) => asPiece(piece, pieces.length));
    const filled = withChangedAt(placed, pan, {
      glyph,
      ...(glyph === '@openpan' && { toppings }),
    });
    return leavingOut(filled, (_, index) => foods.includes(index));
  };

/** "a chicken roasting in the oven" is a roast, and behind the glass. */
const inOven =
  (vocabulary: Vocabulary): Step =>
  (spec) => {
    const oven = spec.subjects.findIndex(
      ({ glyph, word }) => STOVE.test(glyph) && !NAMED_STOVE.test(word),
    );
    const [food] = oven < 0 ? [] : foodIn(spec, oven, vocabulary);
    if (food === undefined) return spec;
    const isRoast = spec.subjects[food]?.glyph === '@hen';
    const baked = withChangedAt(spec, food, {
      motion: null,
      ...(isRoast && { glyph: '@roastchicken', count: 1 }),
    });
    const indoors = {
      ...baked,
      setting: isRoast || baked.setting === null ? ('kitchen' as const) : baked.setting,
    };
    return withOnlyRelation(indoors, { from: food, to: oven, kind: 'in' });
  };

/** The spoon that is handed to all who cook. */
const withoutSpoons = (spec: PromptSpec): PromptSpec =>
  leavingOut(
    spec,
    ({ glyph }, index) =>
      /^(?:spoon|@spatula)$/.test(glyph) &&
      spec.relations.some(({ to, kind }) => to === index && kind === 'hold'),
  );

/** "soup simmering in a pot", "eggs frying in a pan on the stove": food that cooks by itself is in what it is cooked in. */
export function cookingFood(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!COOKING.test(spec.prompt)) return spec;
  if (spec.subjects.some(({ person, hasLimbs }) => person !== null || hasLimbs)) return spec;
  const isVessel = ({ glyph }: Subject): boolean =>
    POT.test(glyph) || PAN.test(glyph) || STOVE.test(glyph);
  if (!spec.subjects.some(isVessel)) return spec;
  const cooked = inSteps(spec, [inPot(vocabulary), inPan(vocabulary), inOven(vocabulary)]);
  return cooked === spec ? spec : showWords(withoutSpoons(cooked), COOKS);
}
