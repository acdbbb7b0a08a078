import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, withChanged } from './spec-changes.ts';

const isClap = ({ glyph }: Subject): boolean => glyph === 'clapping-hands';

/** "the team with clapping hands": the hands are those of the people and animals who do nothing else. */
export function withApplause(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isFree = ({ glyph, motion }: Subject): boolean =>
    (motion === null || motion === 'idle' || motion === 'clap') && isAnimate(glyph, vocabulary);
  if (!spec.subjects.some(isClap) || !spec.subjects.some(isFree)) return spec;
  return leavingOut(withChanged(spec, isFree, { motion: 'clap' }), isClap);
}
