import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** Manners that show a figure and no place. */
const OF_SHAPES = /\b(?:bauhaus|geometric|suprematis[mt]|constructivis[mt])\b/iu;

/**
 * Things alone whose prompt names a palette: the first color is their ground, and they take the others in turn. A room
 * around them would be of neither.
 */
export function onPaletteGround(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [ground, ...others] = spec.paletteColours ?? [];
  const isPlain = ({ glyph, person, motion, colour }: Subject): boolean =>
    person === null &&
    motion === null &&
    colour === null &&
    !isAnimate(glyph, vocabulary) &&
    !isBuilding(glyph, vocabulary) &&
    !isScenery(glyph);
  const isFree =
    spec.setting === null &&
    spec.backdrop === null &&
    spec.format === null &&
    spec.surface === null &&
    spec.landforms.length === 0;
  if (!isFree || ground === undefined || others.length === 0) return spec;
  if (spec.subjects.length === 0) return spec;
  if (OF_SHAPES.test(spec.prompt)) return { ...spec, backdrop: ground };
  if (!spec.subjects.every(isPlain)) return spec;
  const paint = (subject: Subject, i: number): Subject => ({
    ...subject,
    colour: others[i % others.length] ?? null,
  });
  return { ...spec, backdrop: ground, subjects: spec.subjects.map(paint) };
}
