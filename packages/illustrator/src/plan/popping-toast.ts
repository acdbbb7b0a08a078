import { saysToastPops } from '../language/popping-toast.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showInLoops, withChanged } from './spec-changes.ts';

const WORDS =
  /^(?:pop|jump|spring|fly|fli|eject|launch|shoot|leap)(?:p?ing|e?s)?(?: up| out)?(?: of)?$|^up$|^out$/i;

/** "toast popping out of a toaster": the slices jump in loops, and the toaster stands. */
export function withPoppingToast(spec: PromptSpec): PromptSpec {
  const isToaster = ({ glyph }: Subject): boolean => glyph === '@toaster';
  if (!spec.subjects.some(isToaster) || !saysToastPops(spec.prompt)) return spec;
  return showInLoops(withChanged(spec, isToaster, { motion: null }), WORDS);
}
