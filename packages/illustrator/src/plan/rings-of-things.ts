import { isBuilding, isLifeless } from '../language/kinds-of-things.ts';
import { PLURAL_COUNT } from '../language/numbers.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withChanged } from './spec-changes.ts';
import { namesInPattern } from './word-lists.ts';

/** How many surround a thing where the prompt says no number. */
const AROUND = 8;
/** Pictures that show several pieces already: grapes, cherries. */
const SHOWS_SEVERAL = /^(?:grapes|cherries|blueberries|@[a-z]*sprig|@eucalyptus)$/;

/** Whether a prompt says "flowers around it" of a subject. */
const isSaidAround = ({ prompt }: PromptSpec, subject: Subject): boolean =>
  new RegExp(
    `\\b${namesInPattern(subject)} (?:all |lying |scattered )*around (?:it|them)\\b`,
    'i',
  ).test(prompt);

/** "a teapot with lemons around it": the lemons are around the teapot, which is not only with them. */
const withSaidRings = (spec: PromptSpec): PromptSpec => ({
  ...spec,
  relations: spec.relations.map((each): Relation => {
    const around = spec.subjects[each.to];
    const isRing =
      each.kind === 'beside' &&
      each.said?.text === 'with' &&
      around !== undefined &&
      isSaidAround(spec, around);
    return isRing ? { ...each, from: each.to, to: each.from, kind: 'around' } : each;
  }),
});

const isMoving = ({ motion }: Subject): boolean => motion !== null && motion !== 'idle';

/** "surrounded by white flowers": so many things that they are on all sides of the other. */
export function ringsOfThings(said: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = withSaidRings(said);
  const { subjects, relations } = spec;
  const isThing = (subject: Subject | undefined): subject is Subject =>
    subject !== undefined &&
    isLifeless(subject, vocabulary) &&
    !isMoving(subject) &&
    !isBuilding(subject.glyph, vocabulary);
  const surrounds = (index: number): boolean =>
    relations.some(
      ({ from, to, kind }) => kind === 'around' && from === index && isThing(subjects[to]),
    );
  const isUncounted = ({ count, saidCount, glyph }: Subject): boolean =>
    saidCount === undefined && (count === PLURAL_COUNT || SHOWS_SEVERAL.test(glyph));
  return withChanged(
    spec,
    (subject, index) => isThing(subject) && isUncounted(subject) && surrounds(index),
    { count: AROUND },
  );
}
