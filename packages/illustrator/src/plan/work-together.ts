import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { seatAt } from './set-the-table.ts';
import { countOf, leavingOut, showWords, withChanged } from './spec-changes.ts';
import { claimedWords, takeBackWords } from './word-lists.ts';

const AT_TABLE: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'knead',
  'chop',
  'stir',
]);
/** Made or cut on a table, besides food. */
const ON_TABLE =
  /page-|paper|puzzle|wrapped-gift|amphora|bouquet|@wreath|candle|@menorah|@lantern|carrot|alembic|@bowl|@cake|^egg|blocks|@plasticbrick|origami|card|@knitting|palette|@table/;
/** These have a place of their own. */
const ELSEWHERE = /^(pot-of-food|@fryingpan|@openoven)$/;

/** Made of dough. */
const BAKED =
  /^(?:@cookietray|bread|@loaf|baguette-bread|croissant|pretzel|bagel|pie|@?pizza|@dough)$/;

const isBaking = ({ subjects }: PromptSpec, things: readonly number[]): boolean =>
  things.every((i) => BAKED.test(subjects[i]?.glyph ?? ''));

const CAKE = /^(?:@cake|@cutcake|birthday-cake|cupcake|@muffin)$/;

/** Whether they bake: a cake is decorated and cut as well, with nothing to knead. */
const areBaking = (spec: PromptSpec, things: readonly number[]): boolean =>
  isBaking(spec, things) ||
  (/\bbak(?:e|es|ing)\b/i.test(spec.prompt) &&
    things.every((i) => CAKE.test(spec.subjects[i]?.glyph ?? '')));

/** Those who bake knead a dough each, and what they bake is between them. */
function withDough(spec: PromptSpec, count: number): PromptSpec {
  const table = spec.subjects.findIndex(({ glyph }) => glyph === '@meetingtable');
  const baked = leavingOut(spec, ({ glyph }) => glyph === '@dough');
  const subjects = baked.subjects.map((each) =>
    BAKED.test(each.glyph) || CAKE.test(each.glyph) ? { ...each, count: 1 } : each,
  );
  return {
    ...baked,
    subjects: [...subjects, { ...oneOf('@dough'), count }],
    relations: [...baked.relations, { from: subjects.length, to: table, kind: 'on' }],
  };
}

const ROLLS = /^(?:roll|roul|enroll)/i;

/** Dough that is rolled out or wrapped does not turn in the air. */
export function rollOutDough(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isDough = (each: Relation): boolean =>
    subjects[each.from]?.person != null &&
    /^(?:spin|roll)$/.test(subjects[each.from]?.motion ?? '') &&
    each.kind === 'hold' &&
    (vocabulary.categoryOf(subjects[each.to]?.glyph ?? '') ?? '').startsWith('food');
  const cooks = new Set(relations.filter(isDough).map(({ from }) => from));
  if (cooks.size === 0) return spec;
  const asWork = (each: Relation): Relation => (isDough(each) ? { ...each, kind: 'work' } : each);
  // Dumplings and sushi are only shaped by hand.
  const isFlat = relations
    .filter(isDough)
    .every(({ to }) => /@dough|bread/.test(subjects[to]?.glyph ?? ''));
  const rolls = claimedWords(spec.words).filter((word) => ROLLS.test(word));
  const rolled = isFlat
    ? showWords(spec, ROLLS)
    : { ...spec, words: takeBackWords(spec.words, new Set(rolls)) };
  return withChanged({ ...rolled, relations: relations.map(asWork) }, (_, i) => cooks.has(i), {
    motion: 'knead',
  });
}

/** Several who make or cut something do it at one table, with all of it before them. */
export function workTogether(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const works = relations.filter(
    ({ from, kind }) =>
      kind === 'work' && subjects[from]?.person != null && AT_TABLE.has(subjects[from].motion),
  );
  const indices = [...new Set(works.map(({ from }) => from))];
  const count = countOf(spec, indices);
  const things = [...new Set(works.map(({ to }) => to))];
  const isAtStation = !things.every((i) => {
    const { glyph } = subjects[i] ?? { glyph: '' };
    const isFood = (vocabulary.categoryOf(glyph) ?? '').startsWith('food');
    return !ELSEWHERE.test(glyph) && (isFood || ON_TABLE.test(glyph));
  });
  const motion = subjects[indices[0] ?? -1]?.motion ?? null;
  if (count < 2 || count > 6 || isAtStation || things.length === 0 || motion === null) return spec;
  // Who makes several things has one each.
  const isPiece = (i: number): boolean => things.includes(i) && (subjects[i]?.count ?? 1) > 1;
  const laid = seatAt({ spec, guests: { indices, count }, named: things, inHand: null, motion }, [
    oneOf('@meetingtable'),
  ]);
  const whole = withChanged(laid, ({ glyph }) => glyph === 'pizza', { glyph: '@pizza' });
  if (areBaking(spec, things)) return withDough(whole, count);
  const pieces = new Set(subjects.filter((_, i) => isPiece(i)).map(({ word }) => word));
  return withChanged(whole, ({ word }) => pieces.has(word), { count: Math.min(count, 4) });
}

/** One of several stands at the grill, and the others beside it. */
export function atOneGrill(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const cooks = subjects.flatMap(({ motion, person }, i) =>
    motion === 'grill' && person !== null ? [i] : [],
  );
  const cook = subjects[cooks[0] ?? -1];
  const count = countOf(spec, cooks);
  if (!cook || count < 2) return spec;
  const others = new Set(cooks.slice(1));
  const ofOthers = new Set(
    spec.relations.flatMap(({ from, to, kind }) =>
      others.has(from) && /^(hold|work)$/.test(kind) && subjects[to]?.source === undefined
        ? [to]
        : [],
    ),
  );
  const freed = withChanged(spec, (_, i) => others.has(i), { motion: null });
  const relations = freed.relations.filter(
    ({ from, kind }) => !(others.has(from) && kind === 'work'),
  );
  const alone = withChanged({ ...freed, relations }, (_, i) => i === cooks[0], { count: 1 });
  // As tall as the one at the grill.
  const company = Array.from({ length: Math.min(cook.count, 6) - 1 }, () => ({
    ...cook,
    count: 1,
    motion: null,
  }));
  const split = { ...alone, subjects: [...alone.subjects, ...company] };
  return leavingOut(split, (_, i) => ofOthers.has(i));
}
