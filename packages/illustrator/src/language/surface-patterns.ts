import { isAnimate } from './kinds-of-things.ts';
import { phrases } from './phrases.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { PatternName } from './subject.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const PATTERNS: Readonly<Record<PatternName, string>> = {
  stripes: 'striped, stripy, stripey, pinstriped, stripes, pinstripes',
  dots: 'polka dot, polka dotted, polka dots, dotted, dots',
  checks: 'checkered, checked, plaid, gingham, tartan, chequered, checkerboard',
  marble: 'marble, marbled',
  wood: 'wooden, wood, oak, bamboo',
  zigzag: 'zigzag, zig zag, chevron',
  flowers:
    'floral, flowery, flower print, floral print, flower patterned, flowered, hawaiian, tropical print',
  leopard: 'leopard print, leopard patterned, cheetah print',
};
const PATTERN_OF: ReadonlyMap<string, PatternName> = new Map(
  (Object.keys(PATTERNS) as PatternName[]).flatMap((name) =>
    phrases(PATTERNS[name]).map((word): [string, PatternName] => [word, name]),
  ),
);

/** The pattern that a word names: "checkered", "striped". */
export const patternOf = (word: string): PatternName | undefined => PATTERN_OF.get(word);

/** All words that name a pattern. */
export const PATTERN_WORDS: readonly string[] = [...PATTERN_OF.keys()];

const TABLECLOTH = /^(?:tablecloth|cloth)$/;
const BEHIND = /^(stripes|pinstripes|polka dots|dots)$/;
/** Is made of it already. */
const WOODEN =
  /^(@table|@bench|@fence|@signpost|@sign|@tray|@barrel|@cabin|@treehouse|@rowboat|ladder|@bridge|chair|@bookshelf|@box|@crate|@chest|placard|door|guitar|violin)/;

interface Read {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

/** Gives things the patterns and materials that are said of them: "a striped mug", "socks with polka dots". */
export function claimPatterns(
  sentence: readonly Item[],
  { cast, account, vocabulary }: Read,
): void {
  for (const [i, item] of sentence.entries()) {
    const pattern = PATTERN_OF.get(item.text);
    if (pattern === undefined || account.isDrawn(item)) continue;
    const isBehind = BEHIND.test(item.text) || sentence[i - 1]?.text === 'of';
    const noun = isBehind ? nounBefore(sentence, i) : nounBehind(sentence, i);
    const subject = cast.subjects.findLast(({ word }) => word === noun?.text);
    if (!subject || !canShow(subject.glyph, pattern, vocabulary)) continue;
    const colour = coloursBefore(sentence, i).find((name) => name !== subject.colour) ?? null;
    subject.pattern = { name: pattern, colour };
    account.draw(item);
    for (const each of coloursAt(sentence, i)) account.draw(each);
  }
}

/** "a wooden bowl": the picture of these is of another material. */
const OF_CHINA = /^@(bowl|plate|vase|mug)$/;

/** Gives vessels the wood that their name says. */
export function claimWoodenVessels({ cast }: Pick<Read, 'cast'>): void {
  for (const subject of cast.subjects) {
    const isWooden = subject.word.startsWith('wooden ') && OF_CHINA.test(subject.glyph);
    if (isWooden) subject.pattern ??= { name: 'wood', colour: null };
  }
}

/** Legs are too narrow for a print. */
const ON_LEGS = /^(jeans|shorts)$/;
/** Things of cloth or with painted sides. */
const CLOTH =
  /umbrella|@pillow|@curtain|@vase|@coffee|@tablecloth|couch|@armchair|balloon|@blanket/;

function canShow(glyph: string, pattern: PatternName, vocabulary: Vocabulary): boolean {
  if (isAnimate(glyph, vocabulary) || ON_LEGS.test(glyph)) return false;
  const isCloth = vocabulary.categoryOf(glyph) === 'clothing' || CLOTH.test(glyph);
  if ((pattern === 'flowers' || pattern === 'leopard') && !isCloth) return false;
  return pattern !== 'wood' || !WOODEN.test(glyph);
}

/** Past colors and adjectives to the thing. */
export function nounBehind(sentence: readonly Item[], i: number): Item | undefined {
  const next = sentence
    .slice(i + 1, i + 5)
    .find((each) => each.isBreak || has(each, 'noun') || has(each, 'relation'));
  return senseOf(next, 'noun')?.glyph == null ? undefined : next;
}

/** "a mug with red dots". */
function nounBefore(sentence: readonly Item[], i: number): Item | undefined {
  let at = i - 1;
  while (has(sentence[at], 'colour') || has(sentence[at], 'conjunction')) at--;
  if (!/^(with|of)$/.test(sentence[at]?.text ?? '')) return nounBehind(sentence, i);
  // A cloth that things lie on is read with the table.
  if (TABLECLOTH.test(sentence[at - 1]?.text ?? '')) return undefined;
  return sentence.slice(0, at).findLast((each) => senseOf(each, 'noun')?.glyph != null);
}

/** "red and white striped". */
export function coloursAt(sentence: readonly Item[], i: number): readonly Item[] {
  const found: Item[] = [];
  for (let at = i - 1; has(sentence[at], 'colour') || has(sentence[at], 'conjunction'); at--) {
    const item = sentence[at];
    if (item && has(item, 'colour')) found.unshift(item);
  }
  return found;
}

const coloursBefore = (sentence: readonly Item[], i: number): readonly string[] =>
  coloursAt(sentence, i).flatMap((item) => senseOf(item, 'colour')?.colour ?? []);
