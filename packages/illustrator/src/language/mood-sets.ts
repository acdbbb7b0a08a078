import type { Expression } from './expression-name.ts';
import { EXPRESSION_WORDS } from './expressions.ts';
import { isGesture } from './gestures.ts';
import type { MotionName } from './motion-name.ts';
import { FORMAT_OF } from './presentation.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Subject } from './subject.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

/** How one of a set of stickers differs from the others. */
interface Variant {
  readonly item: Item | null;
  readonly expression: Expression | null;
  readonly motion: MotionName | null;
  /** What it eats or holds. */
  readonly thing: { readonly glyph: string; readonly item: Item } | null;
}

/** They say that each one of a set shows another feeling. */
const MOODS =
  /^(?:moods?|emotions?|feelings?|expressions?|faces|facial expressions?|reactions?|poses|different moods|different emotions|different expressions)$/;
/** Shown where the prompt does not say which. */
const USUAL: readonly Expression[] = [
  'happy',
  'sad',
  'angry',
  'love',
  'surprised',
  'sleepy',
  'joytears',
  'wink',
  'scared',
  'unamused',
];
const MOST = 9;
const OF_SETS = /^(?:set|sets|pack|packs|collection|bundle|series|sheet)$/;
/** Of stickers, which have it anyway. */
const OF_BORDERS =
  /^(?:outlines?|borders?|white outlines?|white borders?|thick white outline|edges?)$/;

/** Ways to sit, sleep or act that are a feeling of their own. */
const DEEDS: ReadonlySet<MotionName> = new Set<MotionName>([
  'sleep',
  'dance',
  'wave',
  'cheer',
  'run',
  'jump',
  'sing',
]);

/** What is named right behind a verb: "eating pizza", "holding a red heart". */
function thingBehind(sentence: readonly Item[], i: number): Variant['thing'] {
  for (const item of sentence.slice(i + 1, i + 4)) {
    const glyph = senseOf(item, 'noun')?.glyph;
    if (glyph != null) return { glyph, item };
    if (item.isBreak) return null;
  }
  return null;
}

const isAboutSet = ({ text }: Item): boolean =>
  MOODS.test(text) || OF_SETS.test(text) || FORMAT_OF.has(text);

function variantOf(sentence: readonly Item[], i: number): Variant | null {
  const item = sentence[i];
  if (item === undefined || item.isBreak) return null;
  const [expression = null] = EXPRESSION_WORDS.get(item.text) ?? [];
  if (expression !== null) return { item, expression, motion: null, thing: null };
  const verb = senseOf(item, 'verb')?.verb;
  if (verb === undefined) return null;
  const thing = verb.object === 'hold' ? thingBehind(sentence, i) : null;
  if (thing !== null) return { item, expression: 'happy', motion: verb.motion, thing };
  const isDeed = verb.motion !== null && (DEEDS.has(verb.motion) || isGesture(verb.motion));
  if (!isDeed && verb.expression === null) return null;
  return { item, expression: verb.expression, motion: isDeed ? verb.motion : null, thing };
}

/** Whether the first subject shows feelings on a sticker. */
const hasFace = (sentence: readonly Item[], cast: Cast): boolean =>
  cast.isLiving(0) || sentence.some(({ text }) => /^(?:kawaii|cute|chibi|smiling)$/.test(text));

/**
 * A set of stickers of one character shows it once for each mood that the prompt names: "a sticker set of a sloth: happy,
 * sad, in love". Words of moods before the character are those of all of them.
 * @param sentence of a prompt that asks for a set
 */
export function showMoods(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const [first] = cast.subjects;
  if (first === undefined) return;
  const at = sentence.findIndex(
    ({ source, text }) => source === first.source || text === first.word,
  );
  const said = sentence.flatMap((_, i): readonly Variant[] => {
    // "a grumpy cactus: sleepy, angry" is sleepy or angry.
    const variant = i < at ? null : variantOf(sentence, i);
    return variant === null ? [] : [variant];
  });
  // A sheet of one character shows it in its moods.
  const isSheetOfOne = said.length === 0 && cast.subjects.length === 1 && hasFace(sentence, cast);
  const isOfMoods = isSheetOfOne || sentence.some(({ text }) => MOODS.test(text));
  const number = sentence.find((item) => (senseOf(item, 'number')?.count ?? 1) > 1);
  const wanted = Math.min(MOST, number === undefined ? 0 : (senseOf(number, 'number')?.count ?? 0));
  const shown = said.filter(({ expression }) => cast.canExpress(first.glyph, expression));
  if (shown.length < 2 && !isOfMoods) return;
  const own = new Set(shown.map(({ expression }) => expression));
  const total = Math.max(shown.length, wanted || (isOfMoods ? 6 : 0));
  const usual = USUAL.filter((expression) => !own.has(expression)).map((expression): Variant => ({
    item: null,
    expression,
    motion: null,
    thing: null,
  }));
  const variants = [...shown, ...usual].slice(0, Math.min(MOST, total));
  const { meanwhile: _, ...alike } = first;
  cast.clear();
  const things: Required<Variant>['thing'][] = [];
  for (const { expression, motion, thing } of variants) {
    const doer = cast.subjects.length;
    cast.subjects.push({ ...alike, count: 1, expression, motion } satisfies Subject);
    if (thing === null) continue;
    const [held] = cast.addOne(thing.glyph, thing.item);
    if (held === undefined) continue;
    cast.relate(doer, held, 'hold');
    things.push(thing);
  }
  // What one of them has is shown, what else was named is not.
  const isShown = (item: Item): boolean =>
    item.text === first.word || things.some((thing) => thing?.item === item);
  for (const item of sentence)
    if (has(item, 'noun') && !isShown(item) && !isAboutSet(item)) account.reject(item);
  account.drawAll(
    shown.flatMap(({ item, thing }) => [item, thing?.item].flatMap((each) => each ?? [])),
  );
  account.drawAll(sentence.filter(({ text }) => MOODS.test(text) || OF_SETS.test(text)));
  if (number !== undefined && wanted === variants.length) account.draw(number);
}

/** The white border of stickers, which they have anyway. */
export function claimStickerBorder(sentence: readonly Item[], account: WordAccount): void {
  for (const [i, item] of sentence.entries()) {
    const next = sentence[i + 1];
    if (OF_BORDERS.test(item.text)) account.draw(item);
    if (/^(?:thick|white|bold)$/.test(item.text) && next !== undefined) {
      const isOfBorder = OF_BORDERS.test(next.text) || OF_BORDERS.test(sentence[i + 2]?.text ?? '');
      if (isOfBorder) account.draw(item);
    }
  }
}
