import { isAnimate } from '../language/kinds-of-things.ts';
import { PLURAL_COUNT } from '../language/numbers.ts';
import { oneOf } from '../language/one-of.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { waresNamed } from '../things/wares.ts';
import { asGoods, eachOf } from './displayed-goods.ts';
import { leavingOut, withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const WINDOWS =
  /\b(?:(?:shop|store|boutique|bakery|patisserie|bookshop|bookstore|florist|jewell?er|candy|chocolate|toy|deli|butcher) windows?|(?:window|store|shop) displays?|display windows?)\b/i;
/** A window of a café is one that guests sit at, unless something is shown in it. */
const SHOWN_IN_CAFE = /\bcaf[eé] windows? (?:full of|filled with|displaying|with .+ on display)\b/i;
/** "a bakery with bread in the window". */
const IN_WINDOW =
  /\b(?:bakery|patisserie|(?:shop|store|boutique|bookshop|bookstore|florist|deli|butcher)(?: ?front)?)s?\b.* (?:with|displaying|showing) .*\bin (?:the|its) (?:shop |front |display )?windows?\b/i;
/** So somebody is inside, or looks through it. */
const THROUGH =
  /\b(?:through|from|by|beside|behind|out of|next to|reflect\w*) (?:an? |the )?(?:[\w-]+ ){0,3}(?:window|display)s?\b/i;
const ONLY_THOSE = /\b(?:full of|rows? of|filled with|packed with|nothing but)\b/i;
const SAYS_HOW = /^(?:display|displays|displaying|on display|window display|full|filled)$/i;
/** Figures that are for sale. */
const LIFELESS = /^(?:teddy-bear|@?snowman|skull)$/;
const MOST = 6;
/** Seen from near: the house goes on beyond the frame. */
const NEAR = 1.5;

/** What shops sell whose names do not say it. */
const SOLD: Readonly<Partial<Record<SettingName, string>>> = {
  bakery: '@loaf croissant baguette-bread pretzel bagel bread',
  cafe: 'croissant cupcake @croissant doughnut pie cookie',
  florist: 'tulip rose sunflower hyacinth bouquet hibiscus',
  bookshop: 'books open-book books notebook',
};

/** Shops that the reader shows from the street, and what they are inside. */
const INSIDE_OF: Readonly<Record<string, SettingName>> = {
  '@bakeryfront': 'bakery',
  '@cafefront': 'cafe',
  '@flowerfront': 'florist',
  '@bookfront': 'bookshop',
  '@shopfront': 'shop',
};

/** The same as a place, where a shop front is one of the things. */
function asShop(spec: PromptSpec): PromptSpec {
  const front = spec.subjects.find(({ glyph }) => INSIDE_OF[glyph] !== undefined);
  if (front === undefined) return spec;
  const without = leavingOut(spec, (each) => each === front);
  return { ...without, setting: INSIDE_OF[front.glyph] ?? spec.setting };
}

const isUncounted = ({ count, saidCount }: Subject): boolean =>
  count >= PLURAL_COUNT && saidCount === undefined;

/** What is in the window: counted things in front of what the shop sells, many things on all of its boards. */
function shown(spec: PromptSpec): Pick<Subject, 'goods' | 'goodsInFront'> {
  const { subjects, setting, prompt } = spec;
  const many = subjects.filter(isUncounted);
  const counted = subjects.filter((each) => !isUncounted(each));
  const isOnlyMany = many.length > 0 && (counted.length > 0 || ONLY_THOSE.test(prompt));
  const own = waresNamed(spec) ?? SOLD[setting ?? 'shop']?.split(' ') ?? BOUTIQUE;
  const goods = isOnlyMany ? many.map(asGoods) : own.map((glyph) => ({ glyph, colour: null }));
  if (counted.length > 0) return { goods, goodsInFront: counted.flatMap(eachOf) };
  return isOnlyMany || many.length === 0
    ? { goods }
    : { goods, goodsInFront: Array.from({ length: FILL }, () => many.map(asGoods)).flat() };
}
const BOUTIQUE = ['handbag', 'top-hat', 'high-heeled-shoe', 'wrapped-gift'];
/** So often things that are not counted are in front. */
const FILL = 4;

/** "a bakery window with bread": the shop is seen from the street, and its window shows what it sells. */
export function atShopWindows(asked: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = asShop(asked);
  const { subjects, relations, prompt, setting, format, shot } = spec;
  const isNamed = WINDOWS.test(prompt) || SHOWN_IN_CAFE.test(prompt) || IN_WINDOW.test(prompt);
  if (!isNamed || THROUGH.test(prompt) || format !== null || shot === 'top') return asked;
  const isShop = setting === null || setting === 'shop' || SOLD[setting] !== undefined;
  const isGood = ({ glyph, person, hasLimbs, lettering, motion }: Subject): boolean =>
    person === null &&
    hasLimbs !== true &&
    lettering === undefined &&
    motion === null &&
    (LIFELESS.test(glyph) || !isAnimate(glyph, vocabulary));
  const isApart = relations.every(({ kind }) => /^(?:beside|inside|in)$/.test(kind));
  const count = subjects.reduce((sum, each) => sum + each.count, 0);
  if (!isShop || !isApart || count > MOST || !subjects.every(isGood)) return asked;
  const names = new Set(subjects.map(spelled));
  return withWordsShown(
    {
      ...spec,
      setting: 'street',
      subjects: [{ ...oneOf('@shopwindow'), scale: NEAR, ...shown(spec) }],
      relations: [],
    },
    (word) => SAYS_HOW.test(word) || names.has(word),
  );
}
