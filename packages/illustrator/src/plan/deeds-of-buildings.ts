import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation, RelationName } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { hideWords, withChanged, withKinds } from './spec-changes.ts';

/** Relations that only people and animals have to things: in a coat, over a bridge on foot. */
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
 * A building that is named beside somebody has neither their deed nor their clothes, and none ever hangs.
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
  const isNotTheirs = (relation: Relation): boolean =>
    OF_LIVING.has(relation.kind) && isBuildingAt(relation.from) && isOfSomebody(relation);
  const resting = withChanged(
    spec,
    (subject, index) =>
      subject.motion !== null &&
      isBuildingAt(index) &&
      (subject.motion === 'hang' || isDoneBySomebody(index)),
    { motion: null },
  );
  const hung = subjects.some(({ motion }, index) => motion === 'hang' && isBuildingAt(index));
  const told = hung ? hideWords(resting, HANGING) : resting;
  return { ...told, relations: relations.filter((relation) => !isNotTheirs(relation)) };
}

const HANGING = /^(?:hang|hangs|hanging|hung)$/iu;
const BRIDGES = /^@(?:bridge|suspensionbridge|stonetowerbridge|ropebridge|viaduct)$/;
const ON_FOOT: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'walk',
  'run',
  'idle',
]);

/** "A man walks over the bridge", "monks crossing a bridge": they are on it. */
export function onBridges(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isOnFoot = ({ from, to, kind }: Relation): boolean =>
    (kind === 'above' || kind === 'across') &&
    BRIDGES.test(subjects[to]?.glyph ?? '') &&
    isAnimate(subjects[from]?.glyph ?? '', vocabulary) &&
    ON_FOOT.has(subjects[from]?.motion ?? null);
  const walkers = new Set(relations.filter(isOnFoot).map(({ from }) => from));
  return withChanged(
    withKinds(spec, isOnFoot, 'on'),
    ({ motion }, index) => walkers.has(index) && motion === null,
    { motion: 'walk' },
  );
}
