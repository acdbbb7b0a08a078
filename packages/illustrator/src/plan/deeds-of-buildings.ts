import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import type { PromptSpec, Relation, RelationName } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** What only who is alive is to something: in a coat, over a bridge on foot. */
const OF_LIVING: ReadonlySet<RelationName> = new Set([
  'in',
  'hold',
  'work',
  'ride',
  'across',
  'above',
]);

/**
 * "A cabin, a man in a long coat walks over the bridge": the reader takes both for the doers, as in "a cat, a dog dancing".
 * A building that is named beside somebody has neither their deed nor their clothes.
 */
export function withoutDeedsOfBuildings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isBuildingAt = (index: number): boolean => {
    const subject = subjects[index];
    return (
      subject !== undefined &&
      subject.hasLimbs !== true &&
      !isAnimate(subject.glyph, vocabulary) &&
      isBuilding(subject.glyph, vocabulary)
    );
  };
  const isDoneBySomebody = (index: number): boolean =>
    subjects.some(
      ({ motion, glyph }, other) =>
        other !== index && motion === subjects[index]?.motion && isAnimate(glyph, vocabulary),
    );
  const isOfSomebody = ({ from, to, kind }: Relation): boolean =>
    relations.some(
      (other) =>
        other.to === to &&
        other.from !== from &&
        (other.kind === kind || (kind === 'in' && other.kind === 'hold')) &&
        isAnimate(subjects[other.from]?.glyph ?? '', vocabulary),
    );
  return {
    ...spec,
    subjects: subjects.map((subject, index) =>
      subject.motion !== null && isBuildingAt(index) && isDoneBySomebody(index)
        ? { ...subject, motion: null }
        : subject,
    ),
    relations: relations.filter(
      (relation) =>
        !(OF_LIVING.has(relation.kind) && isBuildingAt(relation.from) && isOfSomebody(relation)),
    ),
  };
}
