import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged } from './spec-changes.ts';

/** Weapons that one person has in both hands. */
const IN_BOTH_HANDS = /^(?:dagger|@sword|axe|kitchen-knife|@katana|water-pistol)$/;

/**
 * What one person has in hand: "a lady with a parasol" has one to carry, unlike that of a beach, and "a rogue with
 * daggers" two of them.
 */
export function thingsInHand(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isOfOne = (index: number): boolean =>
    relations.some(({ from, to, kind }) => {
      const holder = subjects[from];
      return to === index && kind === 'hold' && holder?.person != null && holder.count === 1;
    });
  const isParasol = ({ glyph, word }: Subject, index: number): boolean =>
    glyph === '@parasol' && /^parasol$/i.test(word) && isOfOne(index);
  const arePair = ({ glyph, count, saidCount }: Subject, index: number): boolean =>
    count > 2 && saidCount === undefined && IN_BOTH_HANDS.test(glyph) && isOfOne(index);
  if (!subjects.some((each, index) => isParasol(each, index) || arePair(each, index))) return spec;
  const carried = withChanged(spec, isParasol, { glyph: 'umbrella' });
  return withChanged(carried, arePair, { count: 2 });
}
