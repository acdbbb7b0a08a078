import { CLOTHES_OF_ROLES } from '../language/costumes.ts';
import { headInClothes } from '../language/face-glyphs.ts';
import { canShowFeelings, hasHands } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isWorn } from '../things/nature.ts';
import { indicesOf, withChangedAt } from './spec-changes.ts';

const PORTRAIT = /\bportraits?\b|\bporträts?\b|\bretratos?\b/iu;
/** Painted in a dark room for as long as there have been portraits. */
const OF_RANK = /^(?:noble|royal|captain)/;

const isOfRank = ({ role }: Subject): boolean =>
  role !== undefined && OF_RANK.test(CLOTHES_OF_ROLES[role]?.[0] ?? '');

/** An animal that has a head for a body with hands, and does nothing that needs its own. */
const canSit = ({ glyph, person, count, motion, madeOf, isTurnedAway }: Subject): boolean =>
  person === null &&
  count === 1 &&
  (motion === null || motion === 'idle') &&
  madeOf === undefined &&
  isTurnedAway !== true &&
  canShowFeelings(headInClothes(glyph));

/** Dressed up as somebody, or with something on its head. */
const isDressed = ({ subjects, relations }: PromptSpec, index: number): boolean =>
  subjects[index]?.role !== undefined ||
  relations.some(
    ({ kind, from, to }) => kind === 'hold' && from === index && isWorn(subjects[to]?.glyph ?? ''),
  );

/** Said of an animal that is to be looked at, in the five languages. */
const CUTE =
  /\b(?:cute|adorable|fluffy|kawaii|chibi|sweet|big (?:\w+ )?eyes|süße\w*|niedliche\w*|flauschige\w*|lind[oa]s?|adorables?|tiern[oa]s?|mignonn?e?s?)\b|かわいい|可愛い|もふもふ/iu;

/** Nearer than other animals. */
const NEAR = 1.3;

/** "a cute cat": it sits and looks at the viewer, where nothing is said of what it does. */
export function cuteAnimals(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt, caption, mark, shot } = spec;
  const [animal, ...others] = subjects;
  const isAlone = others.length === 0 && relations.length === 0 && caption === null && mark == null;
  if (!isAlone || animal === undefined || shot !== null || !CUTE.test(prompt)) return spec;
  // Birds are at their best in flight.
  if (!canSit(animal) || !hasHands(animal.glyph) || animal.glyph === 'bird') return spec;
  return withChangedAt(spec, 0, { motion: 'sit', scale: Math.max(animal.scale, NEAR) });
}

/** "portrait of a raccoon as a baroque nobleman": the head and chest of an animal fill the picture. */
export function animalPortraits(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (spec.shot !== 'close' || spec.mark != null) return spec;
  const [sitter, ...others] = indicesOf(spec, ({ glyph }) => isAnimate(glyph, vocabulary));
  const animal = spec.subjects[sitter ?? -1];
  if (sitter === undefined || others.length > 0 || animal === undefined || !canSit(animal))
    return spec;
  if (!PORTRAIT.test(spec.prompt) && !isDressed(spec, sitter)) return spec;
  const isFree = spec.setting === null && spec.backdrop === null && spec.format === null;
  const seated = withChangedAt(spec, sitter, { isBust: true });
  return isFree && isOfRank(animal) ? { ...seated, backdrop: 'brown' } : seated;
}
