import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** "an archer aiming at a target": the target stands on legs, as high as the arrow. */
export function standTargets(spec: PromptSpec): PromptSpec {
  const isShotAt =
    spec.format === null && spec.subjects.some(({ glyph }) => glyph === 'bow-and-arrow');
  return isShotAt
    ? withChanged(spec, ({ glyph }) => glyph === 'bullseye', { glyph: '@archerytarget' })
    : spec;
}
