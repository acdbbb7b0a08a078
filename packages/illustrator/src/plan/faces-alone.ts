import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged } from './spec-changes.ts';

/** "a woman's face", "a drawing of a man's face", "the face of a girl", but not "a fly on a man's face". */
const FACE_OF_SOMEBODY =
  /(?:^|[,:;] *|\bof )(?:(?:an?|the|my) )?(?:[\p{L}-]+ ){0,3}\p{L}+(?:['’]s|s['’]) face\b|(?:^|[,:;] *|\bof )(?:the|a) (?:[\p{L}-]+ ){0,2}face of (?:an?|the|my) /iu;

const isFaceOfAnimal = ({ glyph, word }: Subject): boolean =>
  glyph.endsWith('-face') && /\bface$/iu.test(word);

/** A picture of somebody's face is seen from close by, and that of an animal's face shows no body. */
export function asFaceAlone(said: PromptSpec): PromptSpec {
  const spec = withChanged(said, isFaceOfAnimal, { isHead: true });
  const [person, ...others] = spec.subjects;
  const isAlone = person?.person != null && person.count === 1 && others.length === 0;
  return isAlone && spec.shot === null && FACE_OF_SOMEBODY.test(spec.prompt)
    ? { ...spec, shot: 'close' }
    : spec;
}
