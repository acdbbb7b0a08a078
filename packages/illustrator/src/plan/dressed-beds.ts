import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { countOf, indicesOf, leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const COVER = /^@(?:blanket|foldedblanket)$/;
/** They lie there, or stand on it. */
const DOWN = /^(?:sleep|lie|jump|bounce|dance|stand|hide|snore|stretch)$/;

const isBed = ({ glyph, count }: Subject): boolean => glyph === 'bed' && count === 1;

/** "a bed with yellow blankets": its own blanket has the color. */
export function inOwnBedding(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const bed = subjects.findIndex(isBed);
  if (bed < 0 || subjects[bed]?.colour !== null) return spec;
  const isOnBed = (index: number): boolean =>
    relations.some(
      ({ from, to, kind }) =>
        (from === index && to === bed && kind === 'on') ||
        (from === bed && to === index && kind === 'beside'),
    );
  const covers = indicesOf(spec, ({ glyph }, index) => COVER.test(glyph) && isOnBed(index));
  const colour = subjects[covers[0] ?? -1]?.colour;
  if (covers.length === 0 || colour == null) return spec;
  return leavingOut(withChangedAt(spec, bed, { colour }), (_, index) => covers.includes(index));
}

const MOST_IN_BED = 3;

/**
 * Who is awake in bed sits at its head, seen from the foot, with the blanket over the legs; several people asleep lie
 * side by side.
 */
export function seenFromFoot(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const bed = subjects.findIndex(isBed);
  const inIt = relations.filter(({ to }) => to === bed);
  const sleepers = inIt.flatMap(({ from }) => subjects[from] ?? []);
  const many = countOf(
    spec,
    inIt.map(({ from }) => from),
  );
  const areInIt =
    bed >= 0 &&
    inIt.length > 0 &&
    many <= MOST_IN_BED &&
    inIt.every(({ kind }) => kind === 'inside') &&
    sleepers.every((each) => isAnimate(each.glyph, vocabulary));
  const areAwake = sleepers.every(({ motion }) => !DOWN.test(motion ?? 'idle'));
  const areAsleep = many > 1 && sleepers.every(({ motion }) => motion === 'sleep');
  if (!areInIt || !(areAwake || areAsleep)) return spec;
  const glyph = areAsleep ? '@tuckbed' : '@sitbed';
  return showWords(withChangedAt(spec, bed, { glyph }), /^(?:sitting|sits)$/i);
}
