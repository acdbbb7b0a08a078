import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged } from './spec-changes.ts';

const LAUGHS_AND_CRIES =
  /\blaugh\w*\b.{0,30}\b(?:cry|cries|crying|tears)\b|\b(?:cry|cries|crying)\b.{0,20}\blaugh/i;
const OF_BOTH = /^(?:laugh\w*|so hard|hard|cry|cries|crying|in tears|tears|with tears)$/i;

/** "a tired man asleep", "laughing so hard she is crying": of two feelings one face shows both. */
export function feelingsTogether(spec: PromptSpec): PromptSpec {
  const closed = withChanged(
    spec,
    ({ motion, expression }) => motion === 'sleep' && expression === 'sleepy',
    { expression: 'asleep' },
  );
  const isOne = closed.subjects.length === 1;
  const doesBoth = isOne && LAUGHS_AND_CRIES.test(spec.prompt);
  if (!doesBoth) return closed;
  const isEither = closed.subjects.some(({ expression }) =>
    /^(?:laugh|cry)$/.test(expression ?? ''),
  );
  return isEither
    ? showWords(
        withChanged(closed, () => true, { expression: 'joytears' }),
        OF_BOTH,
      )
    : closed;
}
