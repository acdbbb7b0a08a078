import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords, withChanged } from './spec-changes.ts';
import { unshownWords } from './word-lists.ts';

const AIRCRAFT = /^(?:airplane|small-airplane|helicopter|@(?:biplane|fighterjet|glider))$/;
const COMES_OR_GOES =
  /^(?:land|lands|landing(?: on)?|taking off|takes off|take off|departing|departs)(?: from)?$/iu;

/** "a plane landing at the airport": it is over the runway, and not in the hall of the terminal. */
export function onAirfields(spec: PromptSpec): PromptSpec {
  const isAircraft = ({ glyph }: Subject): boolean => AIRCRAFT.test(glyph);
  if (!spec.subjects.some(isAircraft) || spec.subjects.some(({ person }) => person !== null))
    return spec;
  const isOutside = spec.sights.length === 0 && spec.setting === 'airport';
  const placed = isOutside ? { ...spec, setting: 'airfield' as const } : spec;
  if (![...spec.deeds, ...unshownWords(spec.words)].some((word) => COMES_OR_GOES.test(word)))
    return placed;
  return showWords(withChanged(placed, isAircraft, { motion: 'fly' }), COMES_OR_GOES);
}
