import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isRelated, withChangedAt } from './spec-changes.ts';

const HUGS = /\b(?:hug(?:s|ging)?|cuddles?)\b/iu;

/** "a bear giving a hug", "sending hugs" with a bear: a lone hugger gets one of the same kind. */
export function hugAlone(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  if (!HUGS.test(prompt)) return spec;
  const hugs = ({ glyph, person, count, motion, hasLimbs }: Subject, index: number): boolean =>
    count === 1 &&
    hasLimbs !== true &&
    (person !== null || isAnimate(glyph, vocabulary)) &&
    (motion === null || motion === 'give') &&
    !isRelated(spec, index);
  const one = subjects.findIndex(hugs);
  const hugging = subjects[one];
  const isOnly = subjects.every(
    (each, index) => index === one || !isAnimate(each.glyph, vocabulary),
  );
  if (hugging === undefined || !isOnly) return spec;
  const still = withChangedAt(spec, one, { motion: null });
  return {
    ...spec,
    subjects: [...still.subjects, { ...hugging, motion: null }],
    relations: [...relations, { from: one, to: subjects.length, kind: 'hug' }],
  };
}
