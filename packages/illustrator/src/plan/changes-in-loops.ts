import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { becoming, changingColours } from './becoming.ts';
import { bursting } from './bursting.ts';
import { cookingThings } from './cooking-things.ts';
import { withMovingPattern } from './moving-patterns.ts';
import { withMovingText } from './moving-text.ts';
import { throughPassingLooks } from './passing-looks.ts';
import { inSteps } from './spec-changes.ts';

/** What happens to whole scenes, patterns and things by itself. */
export const withChangesInLoops = (prompt: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(prompt, [
    withMovingText,
    withMovingPattern,
    throughPassingLooks,
    becoming,
    changingColours,
    (spec) => bursting(spec, vocabulary),
    (spec) => cookingThings(spec, vocabulary),
  ]);
