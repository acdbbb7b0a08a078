import type { PatternMove, PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showInLoops, withChanged } from './spec-changes.ts';

/** How things of a pattern are said to move, and how the pattern then moves. */
const MOVES: readonly (readonly [words: RegExp, move: PatternMove])[] = [
  [/\b(?:fall|rain|drop|pour|snow)(?:s|ing)\b/i, 'down'],
  [/\b(?:ris|float|fly|bubbl)(?:es?|s|ies|ing)\b|\bfloating up\b/i, 'up'],
  [/\b(?:sway|swing|danc|rock|wav|wobbl|bounc)(?:e?s|ing)\b/i, 'sway'],
  [/\b(?:mov|scroll|drift|slid|glid|swim|flow|animat|march|walk|run|driv)(?:e?s|ing|ed|ming|ning)\b|\bin motion\b/i, 'along'],
]; // prettier-ignore
const OF_MOVES =
  /^(?:slowly |gently )?(?:fall|rain|drop|pour|snow|ris|float|fly|bubbl|sway|swing|danc|rock|wav|wobbl|bounc|mov|scroll|drift|slid|glid|swim|flow|animat|march|walk|run|driv)(?:e?s|ies|ing|ed|ming|ning)(?: up| down| along)?$|^(?:slowly|gently|motion|in motion)$/i;

/** "a pattern of hearts floating": the pattern moves as a whole, and goes on where it leaves the picture. */
export function withMovingPattern(spec: PromptSpec): PromptSpec {
  const { prompt, format, caption } = spec;
  if (format !== 'pattern' || caption !== null) return spec;
  const [, move] = MOVES.find(([words]) => words.test(prompt)) ?? [];
  if (move === undefined) return spec;
  const isThing = ({ person }: Subject): boolean => person === null;
  const still = leavingOut(
    withChanged(spec, isThing, { motion: null, hasLimbs: false }),
    ({ source }) => source === undefined,
  );
  return showInLoops({ ...still, patternMove: move }, OF_MOVES);
}
