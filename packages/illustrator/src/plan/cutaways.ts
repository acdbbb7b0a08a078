import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const CUT_OPEN =
  /\b(?:cut-?away|cross[- ]section|sectional view|doll ?house view|cut in half|cut open|without (?:its|the) front)\b/i;
const HOUSE =
  /^(?:house|house-with-garden|@townhouse|@timberhouse|@thatchedcottage|@farmhouse|@cabin|@mansion|derelict-house)$/;
const SAID =
  /^(?:cut-?away|cross|section|cross[- ]section|sectional|cut in half|rooms?|inside|view|interior|with rooms?)$/i;

/** "a cutaway of a house": its rooms are seen, because it has no front. Of other things the inside is not shown. */
export function cutaways(spec: PromptSpec): PromptSpec {
  if (!CUT_OPEN.test(spec.prompt)) return spec;
  const house = spec.subjects.findIndex(({ glyph, count }) => HOUSE.test(glyph) && count === 1);
  if (house < 0) return spec;
  return showWords(withChangedAt(spec, house, { glyph: '@cutawayhouse' }), SAID);
}
