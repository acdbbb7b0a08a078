import { colourOf } from './grounds.ts';
import { FORMAT_OF } from './presentation.ts';
import { has, type Item, senseOf } from './sense.ts';
import { type Cast, noModifiers } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

/** What is in the air of a place lies on paper as a thing: "a pattern of hearts". */
const OF_THE_AIR: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/^(autumn|fall|falling|maple|falling maple) leaves$/, 'fallen-leaf'],
  [/^(?:leaves|greenery|foliage)$/, 'herb'],
  [/^(floating )?hearts$/, 'red-heart'],
  [/^(shooting |falling )?stars$/, '@star'],
  [/^(cherry blossoms|blossoms|petals|flower petals|sakura petals)$/, 'cherry-blossom'],
  [/^(falling )?snowflakes$/, 'snowflake'],
  [/^(musical|music) notes$/, 'musical-note'],
];

/** Kinds of patterns, by what is in them. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  floral: ['hibiscus', 'tulip', 'herb'],
  flowery: ['hibiscus', 'tulip', 'herb'],
  botanical: ['herb', 'seedling', 'four-leaf-clover'],
  tropical: ['hibiscus', 'pineapple', 'palm-tree'],
  flower: ['hibiscus', 'herb', 'tulip', 'blossom', 'herb'],
  leaf: ['herb', 'leaf-fluttering-in-wind', 'four-leaf-clover'],
  leafy: ['herb', 'seedling', 'four-leaf-clover'],
  food: ['pizza', 'hamburger', 'doughnut', 'strawberry', 'avocado', 'french-fries'],
  fruit: ['strawberry', 'tangerine', 'kiwi-fruit', 'banana', 'cherries', 'watermelon'],
  weather: ['sun', 'cloud', 'umbrella', 'snowflake', 'rainbow'],
};

/** Feasts that decorate no place here. */
const OF_FEASTS: Readonly<Record<string, readonly string[]>> = {
  christmas: ['christmas-tree', 'wrapped-gift', 'snowflake'],
  halloween: ['jack-o-lantern', 'ghost', 'bat'],
  easter: ['egg', 'tulip', 'rabbit-face'],
  valentine: ['red-heart', 'rose'],
  valentines: ['red-heart', 'rose'],
  'valentines day': ['red-heart', 'rose'],
  birthday: ['birthday-cake', 'balloon', 'wrapped-gift'],
};

/** "a floral border" says in one what is along the edges. */
const EDGE = / (?:border|frame|background|backdrop)$/;

const glyphsOf = (item: Item, isEmpty: boolean): readonly string[] => {
  const feast = OF_FEASTS[item.text];
  if (feast !== undefined) return feast;
  const kind = isEmpty ? KINDS[item.text.replace(EDGE, '')] : undefined;
  if (kind !== undefined) return kind;
  const found = OF_THE_AIR.find(([words]) => words.test(item.text));
  return found === undefined ? [] : [found[1]];
};

const isOnPaper = (item: Item): boolean => {
  const format = FORMAT_OF.get(item.text);
  const isFlatLay = item.senses.some((sense) => sense.kind === 'shot' && sense.shot === 'top');
  return format === 'pattern' || format === 'border' || format === 'emblem' || isFlatLay;
};

/** The color right before a thing, if there is one: "blue leaves". */
const coloursBefore = (sentence: readonly Item[], at: number): readonly Item[] =>
  sentence.slice(Math.max(0, at - 1), at).filter((item) => !item.isBreak && has(item, 'colour'));

/**
 * Adds what a picture without a place shows as things. Other words for what is in the air are reported as
 * not drawn there.
 */
export function addMotifs(
  sentence: readonly Item[],
  cast: Cast,
  account: WordAccount,
  isBackground: boolean,
): void {
  if (!isBackground && !sentence.some(isOnPaper)) return addGarland(sentence, cast, account);
  const isEmpty = cast.subjects.length === 0;
  /** @returns whether it is a thing of such a picture */
  const add = (item: Item, at: number): boolean => {
    const glyphs = glyphsOf(item, isEmpty);
    const said = glyphs.length === 1 ? coloursBefore(sentence, at) : [];
    const modifiers = { ...noModifiers(), colours: said.map(colourOf) };
    const added = glyphs.flatMap((glyph) => cast.add(glyph, item, modifiers));
    if (added.length > 0) account.drawAll([item, ...said]);
    return added.length > 0;
  };
  for (const [at, item] of sentence.entries()) {
    const weather = senseOf(item, 'weather')?.weather;
    // Steam rises from what is seen from above as well.
    const isOfPlace = weather !== undefined && weather !== 'steam' && !has(item, 'noun');
    if (!add(item, at) && isOfPlace) account.reject(item);
  }
}

/** What grows around the words of a card without other things: "floral invitation", "card with leaves". */
const GROWS =
  /^(?:floral|flowery|botanical|leafy|leaves|greenery|foliage|(?:autumn|fall|falling) leaves)$/;

function addGarland(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const isCard = sentence.some(({ text }) => FORMAT_OF.get(text) === 'card');
  const item = sentence.find(({ text }) => GROWS.test(text));
  if (!isCard || item === undefined || cast.subjects.length > 0) return;
  for (const glyph of glyphsOf(item, true)) cast.add(glyph, item, noModifiers());
  account.draw(item);
}
