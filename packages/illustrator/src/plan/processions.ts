import { isAnimate } from '../language/kinds-of-things.ts';
import { isUncounted, PLURAL_COUNT } from '../language/numbers.ts';
import { PROCESSION_WORDS, saysProcession } from '../language/processions.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isRelated, leavingOut, showWords, withChanged } from './spec-changes.ts';

/** How many make a procession where the prompt says no number. */
const IN_PROCESSION = 5;
const CROSSING = /\bcross(?:es|ing)?\b/iu;

/** "a camel caravan": what is named before the word walks in it, and no wagon is there. */
function withoutWagon(spec: PromptSpec): PromptSpec {
  const named = /\b(?<animal>\p{L}+) caravan\b/iu.exec(spec.prompt)?.groups?.['animal'];
  const isNamed = ({ word }: Subject): boolean => word.toLowerCase() === named?.toLowerCase();
  if (!spec.subjects.some(isNamed)) return spec;
  const several = withChanged(spec, isNamed, { count: PLURAL_COUNT });
  return leavingOut(several, ({ glyph, word }) => glyph === '@wagon' && word === 'caravan');
}

/** Those of a caravan or a procession walk, and are more than a few. */
export function inProcession(said: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = withoutWagon(said);
  const walks = (subject: Subject, index: number): boolean => {
    const { glyph, person, count, motion } = subject;
    const isFree = motion === null || motion === 'idle' || motion === 'walk';
    const isWalking = motion === 'walk' || CROSSING.test(spec.prompt);
    return (
      count > 2 &&
      person === null &&
      isFree &&
      isAnimate(glyph, vocabulary) &&
      !isRelated(spec, index) &&
      saysProcession(spec.prompt, isWalking)
    );
  };
  if (!spec.subjects.some(walks)) return spec;
  const subjects = spec.subjects.map((subject, index): Subject => {
    if (!walks(subject, index)) return subject;
    const count = isUncounted(subject) ? IN_PROCESSION : subject.count;
    return { ...subject, motion: 'walk', count };
  });
  return showWords({ ...spec, subjects }, PROCESSION_WORDS);
}
