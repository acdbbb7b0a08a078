import type { PromptSpec } from '../language/spec.ts';
import { withKind } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const FIGHTS = /^(?:fight|battl|attack|challeng|defeat|slay|fac|duel)/i;
const RESCUES = /^(?:rescu|sav|free|protect|defend|win)/i;

/** "a knight fighting a dragon to rescue a princess": the dragon does not rescue her, she stands beside it. */
export function foughtFor(spec: PromptSpec): PromptSpec {
  const { relations } = spec;
  const rescue = relations.find(
    ({ from, kind, said }) =>
      kind === 'hug' &&
      RESCUES.test(said?.text ?? '') &&
      relations.some((each) => each.to === from && FIGHTS.test(each.said?.text ?? '')),
  );
  if (rescue === undefined) return spec;
  const words = takeBackWords(spec.words, new Set([rescue.said?.word ?? '']));
  return { ...withKind(spec, rescue, 'beside'), words };
}
