import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { seatAt } from './set-the-table.ts';
import { countOf, withChanged, withThing } from './spec-changes.ts';

/** Both teams are equal where the prompt does not say how many they are. */
const THREE = /\b(three|3|drei|tres|trois)\b|[3三]人/i;

/** Who wrestles with their arms sits at a table, and who pulls against others has a rope. */
export function withContests(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const doing = (motion: string): number[] =>
    subjects.flatMap((subject, i) => (subject.motion === motion ? [i] : []));
  const wrestlers = doing('armwrestle');
  const count = countOf(spec, wrestlers);
  if (count >= 2) {
    const guests = { indices: wrestlers, count };
    return seatAt({ spec, guests, named: [], inHand: null, motion: 'armwrestle' }, [
      oneOf('@meetingtable'),
    ]);
  }
  const pullers = doing('tug');
  const isThree = pullers.length === 1 && subjects[pullers[0] ?? 0]?.count === 3;
  if (isThree && !THREE.test(spec.prompt)) {
    const four = withChanged(spec, (_, i) => pullers.includes(i), { count: 4 });
    return withThing(four, '@rope', []);
  }
  const hasRope = subjects.some(({ glyph }) => glyph === '@rope');
  return pullers.length === 0 || hasRope ? spec : withThing(spec, '@rope', []);
}
