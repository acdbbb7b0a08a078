import { namesOfFlag } from '../language/national-flags.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isFlag } from '../things/machines.ts';
import { inSteps, withKinds, withWordsShown } from './spec-changes.ts';

/** Who waves a flag has it in the hand, and does not wave at it. */
const wavedInHands = (spec: PromptSpec): PromptSpec =>
  withKinds(
    spec,
    ({ from, to, kind }) =>
      kind === 'front' &&
      (spec.subjects[from]?.motion ?? '').startsWith('wave') &&
      isFlag(spec.subjects[to]?.glyph ?? ''),
    'hold',
  );

/** The flag of a country shows the country that a prompt names apart from it. */
function withCountries(spec: PromptSpec): PromptSpec {
  const names = spec.subjects.flatMap(({ glyph }) => namesOfFlag(glyph));
  return names.length === 0
    ? spec
    : withWordsShown(spec, (word) => names.includes(word.toLowerCase()));
}

/** Puts flags into the hands of who waves them, and counts their countries as drawn. */
export const withFlags = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [wavedInHands, withCountries]);
