import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { seatAt } from './set-the-table.ts';
import { countOf, showWords, withChanged } from './spec-changes.ts';

/** What people do with each other at a table that is not a meal. */
const AT_TABLE: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'talk',
  'argue',
  'fight',
]);
const NEAR = /^(?:across|behind|beside|front|work|on|above|around)$/;
/** At a meal, wherever it is. */
const AT_MEAL =
  /\b(?:at|over|during) (?:the |a |their )?(?:breakfast|brunch|lunch|dinner|supper)\b/i;
const MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/i;

/** "a couple arguing across the dinner table": both sit at it, turned to each other. */
export function talkAtTable(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const table = subjects.findIndex(({ glyph }) => glyph === '@table');
  const talking = subjects.flatMap(({ person, motion }, i) =>
    person !== null && AT_TABLE.has(motion) ? [i] : [],
  );
  const people = [...talking, ...spokenTo(spec, talking)];
  const isNear = relations.some(
    ({ from, to, kind }) => to === table && people.includes(from) && NEAR.test(kind),
  );
  const motion = subjects[people[0] ?? -1]?.motion ?? null;
  const count = countOf(spec, people);
  const others = subjects.some(({ person }, i) => person !== null && !people.includes(i));
  const isThere = table >= 0 ? isNear : AT_MEAL.test(prompt);
  if (motion === null || count < 2 || count > 4 || others || !isThere) return spec;
  const isMeal = MEAL.test(prompt);
  const laid = seatAt(
    {
      spec: motion === 'fight' ? asQuarrel(spec, people) : spec,
      guests: { indices: people, count },
      named: [],
      inHand: null,
      motion: motion === 'fight' ? 'argue' : motion,
    },
    isMeal
      ? [oneOf(`@laidtable${count}`), oneOf('pot-of-food'), oneOf('green-salad')]
      : [oneOf('@meetingtable'), { ...oneOf('@coffee'), count }],
  );
  return { ...showWords(laid, MEAL), ...placeOf(laid) };
}

/** "talking to a candidate": the other one listens at the same table. */
const spokenTo = ({ subjects, relations }: PromptSpec, talking: readonly number[]): number[] =>
  relations.flatMap(({ from, to, kind }) => {
    const { person = null, motion = null, count = 0 } = subjects[to] ?? {};
    const isFree = person !== null && count === 1 && (motion === null || motion === 'idle');
    return kind === 'beside' && talking.includes(from) && isFree ? [to] : [];
  });

const placeOf = ({ setting, prompt }: PromptSpec): Pick<PromptSpec, 'setting'> =>
  setting === null || setting === 'room'
    ? { setting: /\bkitchen|\bbreakfast/i.test(prompt) ? 'kitchen' : placeOfTable(prompt) }
    : { setting };

const placeOfTable = (prompt: string): PromptSpec['setting'] =>
  /\bdesk\b/i.test(prompt) ? 'office' : MEAL.test(prompt) ? 'dining' : 'living';

/** Those who fight at a table do it with words. */
const asQuarrel = (spec: PromptSpec, people: readonly number[]): PromptSpec =>
  withChanged(spec, (_, index) => people.includes(index), { expression: 'shout' });
