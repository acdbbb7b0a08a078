import type { PromptSpec } from '../language/spec.ts';
import { withGlyphs } from './spec-changes.ts';

const OF_SPORTS =
  /\b(?:soccer|football|goal|match|team|player|kick(?:s|ing)?|stadium|league|cup)\b/i;

/** "a red ball bouncing" has one color; a ball of a sport has its own pattern. */
export const plainBalls = (spec: PromptSpec): PromptSpec =>
  OF_SPORTS.test(spec.prompt)
    ? spec
    : withGlyphs(spec, ({ glyph, word, colour, motion }) =>
        glyph === 'soccer-ball' &&
        /^balls?$/.test(word) &&
        (colour !== null || motion === 'bounce' || motion === 'rebound')
          ? '@rubberball'
          : undefined,
      );
