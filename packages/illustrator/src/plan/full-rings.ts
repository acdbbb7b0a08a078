import { isAnimate } from '../language/kinds-of-things.ts';
import { isUncounted } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withChanged } from './spec-changes.ts';

/** So many are seen as a ring. */
const FULL = 6;

/** "people dancing around a maypole": so many that they go all around it, where no number is said. */
export function withFullRings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { relations, subjects } = spec;
  const isAlone = (index: number, to: number): boolean =>
    relations.every((each) => each.kind !== 'around' || each.to !== to || each.from === index);
  const dancesAround = (subject: Subject, index: number): boolean =>
    subject.motion === 'dance' &&
    isUncounted(subject) &&
    isAnimate(subject.glyph, vocabulary) &&
    relations.some(
      ({ from, to, kind }) =>
        from === index && kind === 'around' && subjects[to]?.count === 1 && isAlone(index, to),
    );
  return withChanged(spec, dancesAround, { count: FULL });
}
