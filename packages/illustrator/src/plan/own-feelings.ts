import { showsByItself } from '../language/own-feelings.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withWordsShown } from './spec-changes.ts';

/** "a happy emoji smiling": the picture of the face shows it. */
export const withOwnFeelings = (spec: PromptSpec): PromptSpec =>
  withWordsShown(spec, (word) => spec.subjects.some(({ glyph }) => showsByItself(glyph, word)));
