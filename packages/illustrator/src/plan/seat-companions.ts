import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isOnSomething } from './spec-changes.ts';

/** They have room for two. */
const FOR_TWO = /^(?:@bench|@widebench|@sofa|couch-and-lamp)$/;
/** Done to somebody who sits as well. */
const SIDE_BY_SIDE: ReadonlySet<MotionName> = new Set<MotionName>(['talk', 'comfort', 'argue']);

const isFree = ({ motion }: Subject): boolean => motion === null || motion === 'idle';

/** "a father comforting his son on a bench": both are on it. */
export function seatCompanions(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const added = relations.flatMap(({ from, to, kind }) => {
    const [doer, other] = [subjects[from], subjects[to]];
    if (kind !== 'beside' || doer?.person == null || other?.person == null) return [];
    const seat = relations.find(
      (each) =>
        each.from === from && each.kind === 'on' && FOR_TWO.test(subjects[each.to]?.glyph ?? ''),
    );
    const areTwo = doer.count === 1 && other.count === 1;
    const sits = doer.motion !== null && SIDE_BY_SIDE.has(doer.motion) && isFree(other);
    return seat && !isOnSomething(spec, to) && areTwo && sits
      ? [{ from: to, to: seat.to, kind: seat.kind }]
      : [];
  });
  return added.length === 0 ? spec : { ...spec, relations: [...relations, ...added] };
}
