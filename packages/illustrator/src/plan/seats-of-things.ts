import { hasHands } from '../language/faces.ts';
import { isLifeless } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isSeat } from '../things/seats.ts';
import { indicesOf, leavingOut, withChanged } from './spec-changes.ts';

/** "a sewing machine sewing": the seat that goes with a deed is for those who sit, and not for things. */
export function withoutSeatsOfThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isThing = (index: number): boolean => {
    const subject = subjects[index];
    return subject !== undefined && isLifeless(subject, vocabulary) && !hasHands(subject.glyph);
  };
  const sitters = (seat: number): number[] =>
    relations.filter(({ to, kind }) => to === seat && kind === 'on').map(({ from }) => from);
  const isSpare = (index: number): boolean => {
    const seat = subjects[index];
    if (seat === undefined || seat.source !== undefined || !isSeat(seat.glyph)) return false;
    return sitters(index).length > 0 && sitters(index).every(isThing);
  };
  const spare = indicesOf(spec, (_, index) => isSpare(index));
  if (spare.length === 0) return spec;
  const doers = new Set(spare.flatMap(sitters));
  const standing = withChanged(spec, (_, index) => doers.has(index), { motion: null });
  return leavingOut(standing, (_, index) => spare.includes(index));
}
