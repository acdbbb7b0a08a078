import type { PromptSpec } from '../language/spec.ts';
import { isRelated, withGlyphs } from './spec-changes.ts';

/** "a penguin sliding on its belly": it lies on the ice, and looks where it goes. */
export const slidingPenguins = (spec: PromptSpec): PromptSpec =>
  withGlyphs(spec, ({ glyph, motion, expression }, index) =>
    glyph === 'penguin' && motion === 'slide' && expression === null && !isRelated(spec, index)
      ? '@slidingbird'
      : undefined,
  );
