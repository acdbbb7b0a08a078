import { hasFace } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords } from './spec-changes.ts';

/** Logos of those who compete. */
const OF_TEAM =
  /\b(?:e-?sports?|gaming (?:team|clan)|sports? (?:team|club)|(?:football|hockey|basketball|baseball|rugby|soccer|swim|wrestling|boxing|running|racing|motorcycle|biker|fight) (?:team|club)|clan|gyms?|crossfit|fitness|boxing|kickboxing|mma|martial arts|karate|judo|wrestling|dojo|bodybuilding)\b/iu;
/** How an animal is said to be that a shield shows so. */
const FIERCE = /^(?:strong|fierce|powerful|aggressive|angry|tough|mighty|bold|muscular|mean)$/iu;
const IS_FIERCE = /\b(?:strong|fierce|powerful|aggressive|angry|tough|mighty|mean)\b/iu;
/** Shown whole. */
const WHOLE =
  /\b(?:mascots?|characters?|whole|full[- ]?body|standing|running|jumping|walking|sitting|flying|holding|lifting|wearing|paws?|tail)\b/iu;
const FRIENDLY = /\b(?:cute|kawaii|happy|smil\w+|friendly|kids?|minimal\w*|line)\b/iu;

/** The head alone of the only animal of a logo, where there is a drawing of its face. */
export function asHead(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { mark, subjects, prompt } = spec;
  const [animal, ...others] = subjects;
  if (mark == null || mark.isSet || animal === undefined || others.length > 0) return spec;
  const isAlone = animal.person === null && animal.motion === null && animal.count === 1;
  const canBeHead = isAlone && isAnimate(animal.glyph, vocabulary) && hasFace(animal.glyph);
  if (!canBeHead || WHOLE.test(prompt)) return spec;
  const { hasLimbs: _, ...whole } = animal;
  return { ...spec, subjects: [{ ...whole, isHead: true }] };
}

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
  if (!(OF_TEAM.test(prompt) || IS_FIERCE.test(prompt)) || FRIENDLY.test(prompt)) return spec;
  if (animal.person !== null || !isAnimate(animal.glyph, vocabulary)) return spec;
  const { hasLimbs: _, ...whole } = animal;
  const head = { ...whole, isHead: true, motion: null, expression: animal.expression ?? 'angry' };
  const shown = {
    ...spec,
    mark: { ...plain, isRound, isShield: true },
    subjects: [hasFace(animal.glyph) && !WHOLE.test(prompt) ? head : animal],
  };
  return showWords(shown, FIERCE);
}
