import { hasFace } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** Logos of those who compete. */
const OF_TEAM =
  /\b(?:e-?sports?|gaming (?:team|clan)|sports? (?:team|club)|(?:football|hockey|basketball|baseball|rugby|soccer) (?:team|club)|clan)\b/iu;
const FRIENDLY = /\b(?:cute|kawaii|happy|smil\w+|friendly|kids?|minimal\w*|line)\b/iu;

/** The animal of a team is on a shield: its head alone, and fierce, where there is a drawing of its face. */
export function onShield(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { mark, subjects, prompt } = spec;
  const [animal, ...others] = subjects;
  if (mark == null) return spec;
  // A ring of a color of its own gives way to the shield, which has both colors.
  const { ringColour, ...plain } = mark;
  const isRound = mark.isRound && ringColour === undefined;
  const isPlain = !mark.isSet && !mark.isTile && !mark.isLined && !isRound;
  if (!isPlain || mark.inks !== null || animal === undefined || others.length > 0) return spec;
  if (!OF_TEAM.test(prompt) || FRIENDLY.test(prompt)) return spec;
  if (animal.person !== null || !isAnimate(animal.glyph, vocabulary)) return spec;
  const { hasLimbs: _, ...whole } = animal;
  const head = { ...whole, isHead: true, motion: null, expression: animal.expression ?? 'angry' };
  return {
    ...spec,
    mark: { ...plain, isRound, isShield: true },
    subjects: [hasFace(animal.glyph) ? head : animal],
  };
}
