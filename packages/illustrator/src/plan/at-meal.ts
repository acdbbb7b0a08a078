import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { countOf, indicesOf, leavingOut, showWords, withChanged } from './spec-changes.ts';
import { AT_MEAL, MEAL } from './talk-at-table.ts';

/** What one does at a meal besides eating. */
const AT_EASE: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'eat',
  'dine',
]);
const MOST_GUESTS = 4;

/** The meal itself, which the table shows. */
const isMealOnly = ({ glyph, word }: Subject): boolean =>
  glyph === 'fork-and-knife-with-plate' && MEAL.test(word);

/** "a man reading the newspaper at breakfast": all people there sit at a laid table, in a room with one. */
export function atMeal(asked: PromptSpec): PromptSpec {
  if (!AT_MEAL.test(asked.prompt)) return asked;
  const spec = leavingOut(asked, isMealOnly);
  const guests = indicesOf(spec, ({ person }) => person !== null);
  const count = countOf(spec, guests);
  const areFree = guests.every((index) => AT_EASE.has(spec.subjects[index]?.motion ?? null));
  const isApart = ({ from, to, kind }: Relation): boolean =>
    guests.includes(from) && !guests.includes(to) && kind !== 'hold';
  if (count === 0 || count > MOST_GUESTS || !areFree || spec.relations.some(isApart)) return asked;
  const dining = withChanged(spec, (_, index) => guests.includes(index), { motion: 'dine' });
  const isMorning = /\b(?:breakfast|brunch)\b/i.test(spec.prompt);
  return {
    ...showWords(dining, MEAL),
    setting: spec.setting ?? (isMorning ? 'kitchen' : 'dining'),
  };
}
