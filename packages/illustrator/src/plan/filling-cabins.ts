import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { statureOf } from '../things/stature.ts';
import { withChangedAt } from './spec-changes.ts';

const TOO_TIGHT = /\b(?:stuck|trapped|squeez|cramm|cramped|too (?:big|large|tall))/iu;
/** As tall as people. */
const LARGE = 1;
/** So large that it reaches from door to door. */
const FILLING = 1.6;

/** "a giraffe stuck in an elevator" fills the cabin. */
export function fillingCabins(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [first, ...others] = spec.subjects;
  const isAlone = first?.person === null && first.count === 1 && others.length === 0;
  if (spec.setting !== 'elevator' || !isAlone || !TOO_TIGHT.test(spec.prompt)) return spec;
  if (statureOf(first.glyph, vocabulary.categoryOf(first.glyph) ?? '') < LARGE) return spec;
  return withChangedAt(spec, 0, { scale: Math.max(first.scale, FILLING) });
}
