import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { hasRotors } from '../things/machines.ts';
import { showInLoops, withChanged } from './spec-changes.ts';

const SAYS_ROTORS = /\b(?:rotors?|propell?[eo]rs?|blades?)\b/i;
const WORDS =
  /^(?:(?:main |tail |its )?(?:rotors?|propell?[eo]rs?|blades?)|(?:slowly |quickly )?(?:spin|turn|rotat|whirl|whirr|spinn)(?:s|e|es|ing)?(?: around)?|fast|quickly)$/i;

/** "a helicopter with spinning rotors": the rotors of what flies turn in every loop, and not the whole of it. */
export function withTurningRotors(spec: PromptSpec): PromptSpec {
  const flies = ({ glyph }: Subject): boolean => hasRotors(glyph);
  if (!SAYS_ROTORS.test(spec.prompt) || !spec.subjects.some(flies)) return spec;
  const turns = (subject: Subject): boolean =>
    flies(subject) && (subject.motion === 'spin' || subject.motion === 'turn');
  return showInLoops(withChanged(spec, turns, { motion: null }), WORDS);
}
