import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords, withChanged, withSeenInLoops } from './spec-changes.ts';
import { unshownWords } from './word-lists.ts';

const TURNS =
  /^(?:slowly )?(?:turn|spin|rotat|tumbl|roll|flip|somersault|twirl)(?:s|es|ning|ping|ing)?(?: around| over)?$/i;

/** "an astronaut floating and slowly turning": a floating subject turns over once in a loop. */
export function turningInAir(spec: PromptSpec): PromptSpec {
  const floats = ({ motion }: Subject): boolean => motion === 'float';
  const said = unshownWords(spec.words).filter((word) => TURNS.test(word));
  if (said.length === 0 || !spec.subjects.some(floats)) return spec;
  const turning = withChanged(spec, floats, { turnsOver: true });
  return withSeenInLoops(showWords(turning, TURNS), said);
}
