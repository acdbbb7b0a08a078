import { isSkyBody } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** On the sheet of the solar system the sun and all planets are already. */
export const asSolarSystem = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => glyph === '@solarsystem')
    ? leavingOut(spec, ({ glyph }) => isSkyBody(glyph))
    : spec;
