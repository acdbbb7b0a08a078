import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChangedAt, withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** Drinks that one can look into. */
const CLEAR =
  /^(?:@lemonade|@jardrink|@juice|@waterglass|tumbler-glass|tropical-drink|cocktail-glass|@margarita|@martini)$/;
const OPAQUE = /^(?:@iceddrink|@milkshake|cup-with-straw|glass-of-milk)$/;
/** What is put into drinks or onto their brims, as it looks there. */
const GARNISH: Readonly<Record<string, string>> = {
  lemon: '@halflemon',
  '@halflemon': '@halflemon',
  lime: '@halflime',
  '@halflime': '@halflime',
  tangerine: '@halforange',
  '@halforange': '@halforange',
  herb: 'herb',
  '@basil': '@basil',
  strawberry: 'strawberry',
  cherries: 'cherries',
  blueberries: '@blueberry',
  '@raspberry': '@raspberry',
  cucumber: 'cucumber',
  peach: 'peach',
  'kiwi-fruit': 'kiwi-fruit',
  pineapple: 'pineapple',
  '@cinnamon': '@cinnamon',
  olive: 'olive',
  '@whippedcream': '@whippedcream',
  cookie: 'cookie',
  '@marshmallows': '@marshmallows',
};
/** Goes onto a drink and not into it. */
const ALWAYS_ON_TOP = /^(?:@cinnamon|@whippedcream|cookie|@marshmallows)$/;

/** "iced tea with lemon and mint": fruit and herbs are in the glass, and what is on top is on its brim. */
export function garnishedDrinks(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const [drink, ...others] = subjects;
  if (drink === undefined || !isDrink(drink) || spec.shot === 'top') return spec;
  if (others.length === 0 || !others.every(isGarnish)) return spec;
  const isFree = relations.every(
    ({ from, to, kind, said }) =>
      /^(?:on|in|inside)$/.test(kind) ||
      (kind === 'beside' && /^(?:with|and|)$/.test(said?.text ?? '') && (from === 0 || to === 0)),
  );
  if (!isFree) return spec;
  const garnish = others.map(({ glyph, colour }, i) => {
    const isOn = relations.some(({ from, kind }) => from === i + 1 && kind === 'on');
    const isOnTop = isOn || ALWAYS_ON_TOP.test(glyph) || OPAQUE.test(drink.glyph);
    return { glyph: GARNISH[glyph] ?? glyph, colour, isOnTop };
  });
  const names = new Set(others.map(spelled));
  const garnished = withChangedAt(spec, 0, { garnish });
  return withWordsShown(
    leavingOut(garnished, (_, index) => index > 0),
    (word) => names.has(word) && !spec.words.standIns.some((each) => each.word === word),
  );
}

const isDrink = ({ glyph, count, hasLimbs }: Subject): boolean =>
  (CLEAR.test(glyph) || OPAQUE.test(glyph)) && count === 1 && hasLimbs !== true;

const isGarnish = ({ glyph, saidCount, hasLimbs }: Subject): boolean =>
  GARNISH[glyph] !== undefined && saidCount === undefined && hasLimbs !== true;
