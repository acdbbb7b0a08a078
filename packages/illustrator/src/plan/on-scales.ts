import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChanged, withThing } from './spec-changes.ts';

const SCALE = /\b(?:scales?|balance)\b/i;
/** That two things are on it, against each other. */
const WEIGHED =
  /\b(?:on|of) (?:a|an|the|two|opposite|each|both)?(?: [\w-]+){0,2} ?(?:scales?|balance)\b|\b(?:scales?|balance)\b.*\b(?:with|weigh\w*|holding|between|on (?:one|each) (?:side|pan))\b|\bweigh(?:s|ing)?\b/i;
const WORDS =
  /^(?:(?:balance |weighing )?scales?|balance|weigh(?:s|ing|ed)?|against|sides?|pans?|one|other|on|on one|with|of justice|justice)$/i;

const isScale = ({ glyph }: Subject): boolean => glyph === 'balance-scale';
/** A pan of the scale, and not one of the kitchen. */
const isPan = ({ glyph }: Subject): boolean => glyph === '@fryingpan';

/** "a piggy bank on one side of a scale, a heart on the other": each lies on a pan of a large balance. */
export function onScales(spec: PromptSpec): PromptSpec {
  const { prompt, subjects } = spec;
  if (!SCALE.test(prompt) || !WEIGHED.test(prompt)) return spec;
  const weighed = subjects.filter((subject) => !isScale(subject) && !isPan(subject));
  const areTwo =
    weighed.length === 2 && weighed.every(({ person, count }) => !person && count === 1);
  if (!areTwo) return spec;
  const things = leavingOut(spec, (subject) => isScale(subject) || isPan(subject));
  const still = { ...withChanged(things, () => true, { motion: null }), relations: [] };
  const users = [0, 1].map((from) => ({ from, kind: 'on' as const }));
  return showWords(withThing(still, '@balance', users), WORDS);
}
