import { canShowFeelings } from './faces.ts';
import type { Cast } from './subjects.ts';

/** Drawn with wings. */
const WINGED = /dragon|phoenix|^bat$|fairy|angel|mosquito/;

/** Things that wings are drawn on: chicken wings lie on a dish, and an airplane has its own. */
const canGetWings = (category: string): boolean =>
  !/^(?:food|drink|dishware|place|transport|sky|animal|plant)/.test(category);

/** @returns whether it has wings, by nature or from now on */
export function giveWings(cast: Cast, index: number): boolean {
  const subject = cast.subjects[index];
  if (subject === undefined) return false;
  const category = cast.vocabulary.categoryOf(subject.glyph) ?? '';
  if (/bird|bug/.test(category) || WINGED.test(subject.glyph)) return true;
  const isAlive = subject.person !== null || canShowFeelings(subject.glyph);
  if (!isAlive && !canGetWings(category)) return false;
  subject.hasWings = true;
  return true;
}
