import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showInLoops, withChangedAt } from './spec-changes.ts';

const GOES_OFF =
  /\b(?:pop|explod|burst|shoot|fir|spray|erupt|blast|launch|blow|com)(?:p?ing|p?s|es|e)\b|\bgo(?:es|ing) off\b/i;
const OF_GOING_OFF =
  /^(?:pop|explod|burst|shoot|fir|spray|erupt|blast|launch|blow|com|go)(?:p?ing|p?s|es|e)?(?: (?:off|out|open|up|out of|from))?$/i;
const GOES_OFF_BY_ITSELF = /^(?:party-popper|bottle-with-popping-cork)$/;

/** "a party popper exploding", "champagne popping": confetti shoots out of it, or foam, while it stays whole. */
export function goingOff(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations, format } = spec;
  if (format !== null || !GOES_OFF.test(prompt)) return spec;
  const isFree = (index: number): boolean =>
    !relations.some(({ to, kind }) => to === index && /^(?:hold|work)$/.test(kind));
  const index = subjects.findIndex(
    ({ glyph }: Subject, at) => GOES_OFF_BY_ITSELF.test(glyph) && isFree(at),
  );
  const thing = subjects[index];
  if (thing === undefined) return spec;
  const effect = { name: 'shot', word: thing.word } as const;
  const off = withChangedAt(spec, index, { effect, motion: null, hasLimbs: false });
  return showInLoops(off, OF_GOING_OFF);
}
