import { escaped } from '../language/escaped.ts';
import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords } from './spec-changes.ts';

/** Manners that show a figure among plain figures, and no place. */
const OF_SHAPES =
  /\b(?:bauhaus|geometric(?! (?:patterns?|prints?|motifs?|tattoos?|dress|rug|carpet|jewelry|earrings))|suprematis[mt]|constructivis[mt])\b/iu;
const WORDS_OF_SHAPES =
  /^(?:bauhaus|geometric|suprematis[mt]|constructivis[mt]|primary(?: colou?rs)?)(?: style)?$/iu;
const PAPER = 'cream';

/**
 * Things alone whose prompt names a palette: the first color is their ground, and they take the others in turn. A room
 * around them would be of neither. In a manner of plain figures those are the ground.
 */
export function onPaletteGround(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isPlain = ({ glyph, person, motion, colour }: Subject): boolean =>
    person === null &&
    motion === null &&
    colour === null &&
    !isAnimate(glyph, vocabulary) &&
    !isBuilding(glyph, vocabulary) &&
    !isScenery(glyph);
  // "geometric" alone names an abstract picture.
  const isAbstract = spec.setting === 'abstract' && spec.texture == null && !spec.abstractMotif;
  const isFree =
    (spec.setting === null || (isAbstract && WORDS_OF_SHAPES.test(spec.places.join()))) &&
    spec.backdrop === null &&
    spec.format === null &&
    spec.surface === null &&
    spec.landforms.length === 0;
  if (!isFree || spec.mark != null || spec.subjects.length === 0) return spec;
  if (OF_SHAPES.test(spec.prompt)) {
    const among = leavingOut(spec, ({ word }) => WORDS_OF_SHAPES.test(word));
    const time = spec.time ?? 'day';
    return showWords(
      { ...among, setting: null, time, backdrop: PAPER, hasGeometricGround: true },
      WORDS_OF_SHAPES,
    );
  }
  const [ground, ...others] = spec.paletteColours ?? [];
  if (ground === undefined || others.length === 0) return spec;
  if (!spec.subjects.every(isPlain)) return spec;
  const paint = (subject: Subject, i: number): Subject => ({
    ...subject,
    colour: others[i % others.length] ?? null,
  });
  return { ...spec, backdrop: ground, subjects: spec.subjects.map(paint) };
}

/** "geometric lion logo, gold on black": the mark is in the first color on the second one. */
export function inkOnGround(spec: PromptSpec): PromptSpec {
  const [ink, ground, ...others] = spec.paletteColours ?? [];
  const isMark = spec.format === 'emblem' && spec.backdrop === null && others.length === 0;
  if (!isMark || ink === undefined || ground === undefined) return spec;
  const isSaid = new RegExp(`\\b${escaped(ink)} on ${escaped(ground)}\\b`, 'iu').test(spec.prompt);
  return isSaid ? { ...spec, backdrop: ground } : spec;
}
