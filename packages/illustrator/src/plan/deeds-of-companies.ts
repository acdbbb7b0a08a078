import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withChanged, withChangedAt } from './spec-changes.ts';

/** Done with the arms around each other. */
const IN_ARMS: ReadonlySet<MotionName> = new Set<MotionName>(['kiss', 'snuggle', 'slowdance']);

/**
 * "the Eiffel Tower with a couple kissing": the two of a company that is said with a thing do what the reader takes for
 * a deed of the thing.
 */
export function deedsOfCompanies(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const doer = subjects.findIndex(
    ({ glyph, motion, hasLimbs }) =>
      motion !== null && hasLimbs !== true && !isAnimate(glyph, vocabulary),
  );
  const motion = subjects[doer]?.motion ?? null;
  const company = relations.flatMap(({ from, to, kind, said }) =>
    from === doer && kind === 'beside' && said?.text === 'with' ? [to] : [],
  );
  const [one = -1, other = -1] = company;
  const isCompany =
    company.length === 2 &&
    subjects[one]?.word === subjects[other]?.word &&
    company.every((index) => subjects[index]?.person != null && subjects[index].motion === null);
  if (motion === null || !isCompany) return spec;
  const resting = withChangedAt(spec, doer, { motion: null });
  const told = withChanged(resting, (_, index) => company.includes(index), { motion });
  if (!IN_ARMS.has(motion)) return told;
  return { ...told, relations: [...relations, { from: one, to: other, kind: 'hug' }] };
}
