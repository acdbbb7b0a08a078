import type { SurfaceName, SurfacePattern } from './picture-look.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Subject } from './subject.ts';
import type { Cast } from './subjects.ts';
import { coloursAt, patternOf } from './surface-patterns.ts';
import { areTableThings } from './table-things.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** What a table or a background is made of; `alone`: also without a word for the table. */
const SURFACES: readonly (readonly [word: RegExp, surface: SurfaceName, alone: boolean])[] = [
  [/^(marble|terrazzo|granite)$/, 'marble', true],
  [/^(wood|wooden|oak|walnut|rustic|timber|rustic wooden|driftwood)$/, 'wood', true],
  [/^(concrete|stone|slate|basalt|obsidian|rock|travertine|limestone|sandstone|tile|tiles|tiled)$/, 'stone', true],
  [/^(linen|cloth|tablecloth|bedsheets|fabric|cotton|canvas|textile|napkin|burlap|muslin)$/, 'cloth', true],
  [/^((wet |river |smooth |black |beach |zen )*(stones|pebbles|rocks|cobblestones)|gravel)$/, 'pebbles', true],
  [/^(velvet|suede|felt)$/, 'velvet', true],
  [/^(silk|satin|silky|chiffon)$/, 'silk', true],
]; // prettier-ignore
/** All words that name a surface. */
export const SURFACE_WORDS: readonly string[] =
  'marble terrazzo granite oak walnut timber driftwood concrete slate basalt obsidian travertine limestone sandstone tiles linen cloth tablecloth fabric cotton canvas textile burlap muslin velvet suede felt silk satin chiffon'.split(
    ' ',
  );

const CARRIERS =
  /^((wooden |coffee |kitchen |dining |picnic )?table|desk|tabletop|table top|counter|countertop|board|surface|background|backdrop|slab|bench|floor|planks?|cloth|fabric|textile|sheet|drape|drapery|slabs?|tray|stone)$/;
const WOODEN = /^wooden (table|desk|board|background|surface|floor|planks)$/;
/** Names of pictures that a surface is not: a log, a rock. */
const AS_THINGS = /^(wood|rock|@counter|@rug|@blanket|@napkin|@tablecloth)$/;
const ON: ReadonlySet<string> = new Set(['on', 'over', 'upon', 'onto', 'against']);
const TONES: Readonly<Record<string, string>> = {
  light: 'cream',
  pale: 'cream',
  bright: 'cream',
  dark: 'charcoal',
};

/** Materials that are named alone between commas: "black marble". */
const ALONE_BETWEEN_BREAKS = /^(marble|terrazzo|granite|slate|basalt|velvet|silk|satin)$/;
const WET = /^(wet|rain soaked|rainy|dewy|glossy)$/;

/** "overhead photo of a marble counter". */
const isShownFromAbove = (sentence: readonly Item[], start: number): boolean =>
  sentence[start - 1]?.text === 'of' &&
  sentence.slice(Math.max(0, start - 4), start).some((item) => has(item, 'shot'));

/** What things stand on, and its color where the prompt says it. */
export interface Surface {
  readonly name: SurfaceName;
  /** Color name. */
  readonly colour: string | null;
  readonly isWet: boolean;
  readonly pattern: SurfacePattern | null;
}

/**
 * Reads what things stand or lie on: "on marble", "on a wooden table", "on black velvet". What the words for it
 * would show as a thing of its own, a log or a rock, is taken for it.
 * @returns null where the picture shows no table
 */
export function readSurface(
  sentence: readonly Item[],
  { cast, account, vocabulary }: { cast: Cast; account: WordAccount; vocabulary: Vocabulary },
): Surface | null {
  const things = cast.subjects.filter(({ glyph }, index) => !isCarrier(cast, glyph, index));
  if (!areTableThings(things, (glyph) => vocabulary.categoryOf(glyph))) return null;
  for (const [i, item] of sentence.entries()) {
    if (WOODEN.test(item.text)) return surfaceAt(sentence, i, 'wood', account);
    const found = SURFACES.find(([word]) => word.test(item.text));
    if (!found || isOneRock(sentence, i)) continue;
    const [, name, alone] = found;
    const next = sentence[i + 1];
    const isCarried = next !== undefined && !next.isBreak && CARRIERS.test(next.text);
    const isBehind = sentence[i - 1]?.text === 'of' && CARRIERS.test(sentence[i - 2]?.text ?? '');
    const endsPhrase = !next || next.isBreak || !has(next, 'noun');
    const start = startOf(sentence, isBehind ? i - 2 : i);
    // Other languages put it last: "大理石の上".
    const isLaidOn =
      ON.has(sentence[start - 1]?.text ?? '') ||
      isShownFromAbove(sentence, start) ||
      /^(on|上)$/.test(next?.text ?? '');
    const isByItself =
      ALONE_BETWEEN_BREAKS.test(item.text) && endsPhrase && sentence[start - 1]?.isBreak === true;
    if (!isCarried && !isBehind && !(alone && endsPhrase && isLaidOn) && !isByItself) continue;
    if (isCarried && !isLaidOn && !/^(table|desk|tabletop|background|backdrop)$/.test(next.text))
      continue;
    account.draw(item);
    if (isCarried || next?.text === '上') account.draw(next);
    return surfaceAt(sentence, i, name, account);
  }
  return null;
}

/** "on a rock" names a thing, "on rock" what the table is made of. */
const isOneRock = (sentence: readonly Item[], i: number): boolean =>
  sentence[i]?.text === 'rock' &&
  sentence.slice(startOf(sentence, i), i).some(({ text }) => /^(?:a|an|one|the)$/.test(text));

function surfaceAt(
  sentence: readonly Item[],
  i: number,
  name: SurfaceName,
  account: WordAccount,
): Surface {
  const described = sentence.slice(startOf(sentence, i), i + 1);
  const wet = described.filter(({ text }) => WET.test(text));
  account.drawAll(wet);
  if (name === 'pebbles')
    account.drawAll(described.filter(({ text }) => /^(smooth|round|flat)$/.test(text)));
  const pattern = name === 'cloth' ? patternBefore(sentence, i, account) : null;
  const colour = toneBefore(sentence, i, account);
  if (pattern === null) return { name, colour, isWet: wet.length > 0, pattern };
  // Of two colors the white one is the ground; a single one is that of the figures.
  const ground = pattern.colours.find((each) => LIGHT_GROUNDS.test(each)) ?? pattern.colours[1];
  const ink = pattern.colours.find((each) => each !== ground) ?? null;
  return {
    name,
    colour: ground ?? (ink === null ? colour : 'white'),
    isWet: wet.length > 0,
    pattern: { name: pattern.name, ink },
  };
}

const LIGHT_GROUNDS = /^(?:white|cream|beige)$/;

/** "red and white checkered": the pattern of a cloth and its colors. */
function patternBefore(
  sentence: readonly Item[],
  i: number,
  account: WordAccount,
): { readonly name: SurfacePattern['name']; readonly colours: readonly string[] } | null {
  const before = [i - 2, i - 1, i + 1].find((each) => patternNameAt(sentence[each]) !== null);
  // "with yellow dots".
  const isWith = sentence[i + 1]?.text === 'with';
  const behind = [i + 2, i + 3].find((each) => isWith && patternNameAt(sentence[each]) !== null);
  const at = before ?? behind;
  const item = at === undefined ? undefined : sentence[at];
  const name = patternNameAt(item);
  if (at === undefined || item === undefined || name === null) return null;
  const between = sentence.slice(at + 1, i).filter((each) => has(each, 'colour'));
  const coloured = [...coloursAt(sentence, at), ...between];
  account.drawAll([item, ...coloured]);
  return { name, colours: coloured.flatMap((each) => senseOf(each, 'colour')?.colour ?? []) };
}

function patternNameAt(item: Item | undefined): SurfacePattern['name'] | null {
  const name = patternOf(item?.text ?? '');
  return name === 'stripes' || name === 'dots' || name === 'checks' ? name : null;
}

/** Tones of a background that are no colors: "on a dark background". @returns a color name */
export function readBackdropTone(sentence: readonly Item[], account: WordAccount): string | null {
  // "a cactus before a pink wall".
  const wall = sentence.findIndex(({ text }) => text === 'wall');
  const [colour, coloured] = [senseOf(sentence[wall - 1], 'colour'), sentence[wall - 1]];
  if (wall > 0 && colour && coloured) {
    account.draw(coloured);
    return colour.colour;
  }
  const at = sentence.findIndex(
    ({ text }, i) => TONES[text] !== undefined && BACKDROPS.test(sentence[i + 1]?.text ?? ''),
  );
  const [item, backdrop] = sentence.slice(at, at + 2);
  if (at < 0 || !item || !backdrop) return null;
  account.draw(item);
  return TONES[item.text] ?? null;
}
const BACKDROPS = /^(background|backdrop|bg|backgrounds)$/;

/** A log or a rock that the prompt puts things on. */
const isCarrier = (cast: Cast, glyph: string, index: number): boolean =>
  AS_THINGS.test(glyph) &&
  index > 0 &&
  cast.relations.some(({ to, kind }) => to === index && kind === 'on');

/** Whether a subject of the picture is nothing but the surface that the others are on. */
export const isSurfaceThing = (glyph: string): boolean => AS_THINGS.test(glyph);

/** The subjects without those that are nothing but the surface, where things are said to be on one. */
export const besidesSurface = (
  subjects: readonly Subject[],
  hasSurface: boolean,
): readonly Subject[] =>
  hasSurface
    ? subjects.filter(({ glyph }, index) => index === 0 || !isSurfaceThing(glyph))
    : subjects;

/** The first word of the phrase that ends here: colors, adjectives and articles belong to it. */
function startOf(sentence: readonly Item[], i: number): number {
  let at = i;
  const belongs = (item: Item | undefined): boolean =>
    item !== undefined &&
    !item.isBreak &&
    !ON.has(item.text) &&
    (['colour', 'adjective', 'determiner', 'number', 'size', 'undrawable'].some((kind) =>
      has(item, kind as 'colour'),
    ) ||
      item.senses.length === 0 ||
      item.text in TONES ||
      /^(river|smooth|flat|round)$/.test(item.text) ||
      SURFACES.some(([word]) => word.test(item.text)));
  // "red and white checkered".
  const joinsColours = (): boolean =>
    has(sentence[at - 1], 'conjunction') &&
    has(sentence[at - 2], 'colour') &&
    has(sentence[at], 'colour');
  while (belongs(sentence[at - 1]) || joinsColours()) at--;
  return at;
}

/** "black velvet", "a light stone table". */
function toneBefore(sentence: readonly Item[], i: number, account: WordAccount): string | null {
  for (let at = i - 1; at >= startOf(sentence, i); at--) {
    const item = sentence[at];
    const colour = senseOf(item, 'colour')?.colour ?? TONES[item?.text ?? ''];
    if (!item || colour === undefined) continue;
    account.draw(item);
    return colour;
  }
  const behind = sentence[i + 1];
  const colour = behind && !behind.isBreak ? senseOf(behind, 'colour')?.colour : undefined;
  if (!behind || colour == null) return null;
  account.draw(behind);
  return colour;
}
