import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isRelated } from './spec-changes.ts';

const FAMILY = /\bfamil(?:y|ies)\b|familie\b|famille\b|\bfamilia\b|家族|親子/iu;
/** The size of the young in sizes of their parents. */
const YOUNG = 0.6;

/** "a fox family": two are the parents, the others are their young. */
export function withYoung(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt } = spec;
  const index = subjects.findIndex(
    ({ count, person, glyph }) => count > 2 && person === null && isAnimate(glyph, vocabulary),
  );
  const all = subjects[index];
  if (all === undefined || !FAMILY.test(prompt) || isRelated(spec, index)) return spec;
  const parents = { ...all, count: 2 };
  const young = { ...all, count: all.count - 2, scale: all.scale * YOUNG };
  return { ...spec, subjects: [...subjects.with(index, parents), young] };
}
