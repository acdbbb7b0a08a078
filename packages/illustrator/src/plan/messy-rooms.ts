import { isAnimate } from '../language/kinds-of-things.ts';
import { canBeMessy, MESS_WORDS, saysMess } from '../language/mess.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords } from './spec-changes.ts';

/** "a messy bedroom": the mess is on its floor, which things on a table before it would hide. */
export function withMess(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isWhole = spec.subjects.every(({ glyph }) => isAnimate(glyph, vocabulary));
  const isMessy = saysMess(spec.prompt) && canBeMessy(spec.setting) && isWhole;
  return isMessy ? showWords(spec, MESS_WORDS) : spec;
}
