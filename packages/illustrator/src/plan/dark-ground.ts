import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/**
 * What is shown before a plain dark ground without a word about it: the sitter of an oil portrait, and a thing
 * with bolts of lightning around it, which no room and no bright ground would show. Eyes in the dark glow in nothing else.
 */
export function onDarkGround(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (spec.setting !== null || spec.backdrop !== null || spec.format !== null) return spec;
  if (spec.landforms.includes('eyes') && spec.subjects.length === 0) {
    return /\b(?:trees|bushes|woods)\b/iu.test(spec.prompt)
      ? { ...spec, setting: 'forest' }
      : { ...spec, setting: 'abstract', backdrop: 'black' };
  }
  if (isOilPortrait(spec, vocabulary)) {
    // An animal is shown whole, with what is on its head, unless it is dressed up as somebody.
    const isPerson = spec.subjects.some(({ person }) => person !== null);
    const isBust =
      isPerson || spec.subjects.some(({ role, isBust }) => role !== undefined || isBust === true);
    return { ...spec, backdrop: 'brown', shot: isBust ? spec.shot : null };
  }
  return isThingInLightning(spec, vocabulary) ? { ...spec, backdrop: 'black' } : spec;
}

/** Times whose portraits have a dark ground. */
const OF_OLD_MASTERS = /\b(?:baroque|renaissance|rococo|old masters?|rembrandt|caravaggio)\b/iu;

const isOilPortrait = (spec: PromptSpec, vocabulary: Vocabulary): boolean =>
  (spec.style === 'oil' || (spec.style === null && OF_OLD_MASTERS.test(spec.prompt))) &&
  spec.shot === 'close' &&
  spec.landforms.length === 0 &&
  /\bportraits?\b/iu.test(spec.prompt) &&
  spec.subjects.filter(({ glyph }) => isAnimate(glyph, vocabulary)).length === 1 &&
  !spec.subjects.some(({ glyph }) => isScenery(glyph));

const isThingInLightning = ({ airs, subjects }: PromptSpec, vocabulary: Vocabulary): boolean =>
  subjects.length > 0 &&
  airs.some(({ word }) => /\blightning\b/iu.test(word)) &&
  subjects.every(
    ({ glyph }) =>
      !isAnimate(glyph, vocabulary) &&
      !isBuilding(glyph, vocabulary) &&
      !isScenery(glyph) &&
      !/^(?:transport|place|plant)/.test(vocabulary.categoryOf(glyph) ?? ''),
  );
