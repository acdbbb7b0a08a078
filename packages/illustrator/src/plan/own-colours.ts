import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged } from './spec-changes.ts';

/** Sold and seen in many colors; several of them are hardly ever alike. */
const IN_MANY_COLOURS =
  /^(?:balloon|@hotairballoon|umbrella|umbrella-on-ground|wrapped-gift|automobile|sailboat|@kayak|t-shirt|backpack|@surfboard|@beachhut)$/;
const ALIKE = /\b(?:same|identical|matching|alike|uniform|all)\b/iu;

/** A drop on what is about giving blood is one of blood. */
export const dropsOfBlood = (spec: PromptSpec): PromptSpec =>
  /\bblood\b/iu.test(spec.prompt)
    ? withChanged(spec, ({ glyph, colour }) => glyph === 'droplet' && colour === null, {
        colour: 'red',
      })
    : spec;

/** "three balloons": each has a color of its own, unless the prompt says colors or that they are alike. */
export function inOwnColours(spec: PromptSpec): PromptSpec {
  if (spec.colours.length > 0 || spec.style !== null || ALIKE.test(spec.prompt)) return spec;
  const isOfMany = ({ glyph, count, colour, lettering }: Subject): boolean =>
    count > 1 && colour === null && lettering === undefined && IN_MANY_COLOURS.test(glyph);
  return withChanged(spec, isOfMany, { isColourful: true });
}
