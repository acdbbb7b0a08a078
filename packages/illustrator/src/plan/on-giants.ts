import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withKinds } from './spec-changes.ts';

const GIANT = 1.5;
/** What "on" means of a thing that is too small to stand on. */
const AT_IT = /^(?:beside|hold|work)$/;

/** "standing on a giant doughnut": what is too small to stand on by nature is under those who are on a giant one. */
export function onGiants(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const standsOnGiant = ({ from, to, kind, said }: Relation): boolean =>
    AT_IT.test(kind) &&
    said?.text === 'on' &&
    (subjects[to]?.scale ?? 1) >= GIANT &&
    isAnimate(subjects[from]?.glyph ?? '', vocabulary);
  return withKinds(spec, standsOnGiant, 'on');
}
