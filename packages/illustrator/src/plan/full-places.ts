import { escaped } from '../language/escaped.ts';
import { isUncounted } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** As many are in a place that is full of them. */
const MANY = 9;

const FULL_OF = '(?:full of|filled with|packed with|crowded with|overflowing with|crammed with)';

/** Whether a place is said to be full of a subject. */
function fillsPlace({ prompt, placeNames }: PromptSpec, subject: Subject): boolean {
  const place = placeNames.map(escaped).join('|');
  return new RegExp(
    `\\b(?:${place}) (?:that is |which is |completely |totally )?${FULL_OF} (?:[\\w-]+ ){0,3}?${escaped(spelled(subject))}\\b`,
    'i',
  ).test(prompt);
}

/** "a street full of pigeons": so many that the place is full. */
export function inFullPlaces(spec: PromptSpec): PromptSpec {
  if (spec.placeNames.length === 0) return spec;
  return withChanged(spec, (subject) => isUncounted(subject) && fillsPlace(spec, subject), {
    count: MANY,
  });
}
