import { isRoomOpen } from '../language/indoors.ts';
import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { seatAt } from './set-the-table.ts';
import { countOf, indicesOf, leavingOut, showWords, withChanged } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** What people do with each other at a table that is not a meal. */
const AT_TABLE: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'talk',
  'argue',
  'fight',
  'write',
]);
/** What two of them do on both sides of a small table. */
const FACE_TO_FACE: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['talk', 'idle']);
const NEAR = /^(?:across|behind|beside|front|work|on|above|around)$/;
/** At a meal, wherever it is. */
export const AT_MEAL =
  /\b(?:at|over|during) (?:the |a |their )?(?:breakfast|brunch|lunch|dinner|supper)\b/i;
/** The names of meals. */
export const MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/i;
/** People ask another one questions across a table. */
const INTERVIEW = /\binterview(?:s|ing|er|ers|ed)?\b/i;
const INTERVIEW_WORDS = /^(?:job|interview\w*|job interview)$/i;
const AT_WORK = /\b(?:meeting|conference|team|colleagues|coworkers|office|board ?room|project)\b/i;
const MOST_AT_MEAL = 4;
const MOST_AT_TABLE = 6;

/** What people at a table do of whom the prompt says no deed. */
const motionAtRest = (prompt: string): MotionName =>
  INTERVIEW.test(prompt) ? 'talk' : AT_WORK.test(prompt) ? 'meet' : 'idle';

/** "a couple arguing across the dinner table": both sit at it, turned to each other. */
export function talkAtTable(spec: PromptSpec): PromptSpec {
  const overCups = talkOverCups(spec);
  if (overCups !== null) return overCups;
  const { subjects, relations, prompt } = spec;
  const table = subjects.findIndex(({ glyph }) => glyph === '@table');
  const talking = indicesOf(spec, ({ person, motion }) => person !== null && AT_TABLE.has(motion));
  const isTalk = talking.length > 0;
  const isInterview = INTERVIEW.test(prompt);
  const people = isInterview
    ? allAtRest(spec)
    : isTalk
      ? [...talking, ...spokenTo(spec, talking)]
      : atRestAt(spec, table);
  const isNear = relations.some(
    ({ from, to, kind }) => to === table && people.includes(from) && NEAR.test(kind),
  );
  const motion = isTalk ? (subjects[talking[0] ?? -1]?.motion ?? null) : motionAtRest(prompt);
  const count = countOf(spec, people);
  const others = isTalk && subjects.some(({ person }, i) => person !== null && !people.includes(i));
  const isThere = isInterview || (table >= 0 ? isNear : AT_MEAL.test(prompt));
  const isMeal = MEAL.test(prompt);
  const most = isMeal ? MOST_AT_MEAL : MOST_AT_TABLE;
  if (motion === null || count < 2 || count > most || others || !isThere) return spec;
  if (motion === 'meet') return inMeeting(spec, people);
  if (count === 2 && !isMeal && FACE_TO_FACE.has(motion) && laidOut(spec, people).length === 0) {
    const facing = faceToFace(spec, people, motion);
    return { ...showWords(facing, isInterview ? INTERVIEW_WORDS : MEAL), ...placeOf(facing) };
  }
  const laid = seatAt(
    {
      spec: oneEach(motion === 'fight' ? asQuarrel(spec, people) : spec, people),
      guests: { indices: people, count },
      named: laidOut(spec, people),
      inHand: null,
      motion: motion === 'fight' ? 'argue' : motion,
    },
    isMeal
      ? [oneOf(`@laidtable${count}`), oneOf('pot-of-food'), oneOf('green-salad')]
      : [oneOf('@meetingtable'), ...besides(spec, people)],
  );
  return { ...showWords(laid, isInterview ? INTERVIEW_WORDS : MEAL), ...placeOf(laid) };
}

const CUPS = /^(?:@coffee|@latte|hot-beverage|teacup-without-handle)$/;
const OVER_CUPS = /\bover (?:a )?(?:cups? of )?(?:coffee|tea)\b/i;

/** "two friends having coffee at a cafe": they sit at a table and talk. */
function talkOverCups(spec: PromptSpec): PromptSpec | null {
  const { subjects, relations, prompt, setting } = spec;
  const isAtCup = ({ to, kind }: Relation): boolean =>
    /^(?:hold|above)$/.test(kind) && CUPS.test(subjects[to]?.glyph ?? '');
  const people = allAtRest(spec);
  const cups = relations.filter((each) => isAtCup(each) && people.includes(each.from));
  const cup = cups[0]?.to;
  const isThere = setting === 'cafe' || OVER_CUPS.test(prompt);
  if (cup === undefined || !isThere || countOf(spec, people) !== 2) return null;
  const facing = faceToFace(spec, people, 'talk', subjects[cup]?.glyph);
  const served = leavingOut(facing, (_, index) => cups.some(({ to }) => to === index));
  return { ...showWords(served, /^over$/i), setting: setting ?? 'cafe' };
}

/** Two on stools on both sides of a round table, each with a cup. */
function faceToFace(
  spec: PromptSpec,
  people: readonly number[],
  motion: MotionName,
  named?: string,
): PromptSpec {
  const guests = { indices: people, count: 2 };
  const [cups] = besides(spec, people);
  const cup = { glyph: named ?? cups?.glyph ?? '@coffee', colour: null };
  const table = { ...oneOf('@roundtable'), goods: [cup, cup] };
  return seatAt({ spec, guests, named: [], inHand: null, motion }, [table]);
}

/** People who meet are seated by the step for meetings. */
function inMeeting(spec: PromptSpec, people: readonly number[]): PromptSpec {
  const meeting = withChanged(spec, (_, index) => people.includes(index), { motion: 'meet' });
  return { ...showWords(meeting, /^(?:meeting|conference)$/i), ...placeOf(spec) };
}

/** All people, where none of them does anything but sit or talk. */
function allAtRest(spec: PromptSpec): readonly number[] {
  const people = indicesOf(spec, ({ person }) => person !== null);
  const isAtRest = (index: number): boolean =>
    /^(?:idle|sit|talk)$/.test(spec.subjects[index]?.motion ?? 'idle');
  return people.every(isAtRest) ? people : [];
}

const OF_DESKS = /laptop|^page-|book|clipboard/;

/** Laptops and papers that are named lie on the table. */
const laidOut = ({ subjects, relations }: PromptSpec, people: readonly number[]): number[] =>
  relations.flatMap(({ from, to, kind }) =>
    people.includes(from) && kind === 'hold' && OF_DESKS.test(subjects[to]?.glyph ?? '')
      ? [to]
      : [],
  );

/** Of "laptops" each has one. */
function oneEach(spec: PromptSpec, people: readonly number[]): PromptSpec {
  const things = laidOut(spec, people);
  const isPlural = (thing: Subject): boolean => spelled(thing).endsWith('s');
  return withChanged(spec, (each, index) => things.includes(index) && isPlural(each), {
    count: countOf(spec, people),
  });
}

const CHILDREN = /^(?:child|boy|girl)/;

/** What is on the table where the prompt names nothing. */
function besides(spec: PromptSpec, people: readonly number[]): Subject[] {
  if (laidOut(spec, people).length > 0) return [];
  const count = countOf(spec, people);
  const guests = people.flatMap((index) => spec.subjects[index] ?? []);
  if (guests.some(({ motion }) => motion === 'write'))
    return [{ ...oneOf('page-facing-up'), count }];
  const areYoung = guests.every(({ glyph }) => CHILDREN.test(glyph));
  return [{ ...oneOf(areYoung ? 'glass-of-milk' : '@coffee'), count }];
}

/** "three friends sitting at a table": those who do nothing else there. */
function atRestAt({ subjects, relations }: PromptSpec, table: number): number[] {
  const isFree = (index: number): boolean => {
    const { person = null, motion = null } = subjects[index] ?? {};
    const isBusy = relations.some(
      ({ from, to, kind, said }) =>
        from === index &&
        to !== table &&
        kind !== 'beside' &&
        said !== undefined &&
        !OF_DESKS.test(subjects[to]?.glyph ?? ''),
    );
    return person !== null && /^(?:idle|sit)$/.test(motion ?? 'idle') && !isBusy;
  };
  return relations.flatMap(({ from, to, kind }) =>
    to === table && /^(?:behind|around|across|work)$/.test(kind) && isFree(from) ? [from] : [],
  );
}

/** "talking to a candidate": the other one listens at the same table. */
const spokenTo = ({ subjects, relations }: PromptSpec, talking: readonly number[]): number[] =>
  relations.flatMap(({ from, to, kind }) => {
    const { person = null, motion = null, count = 0 } = subjects[to] ?? {};
    const isFree = person !== null && count === 1 && (motion === null || motion === 'idle');
    return kind === 'beside' && talking.includes(from) && isFree ? [to] : [];
  });

const placeOf = ({ setting, prompt }: PromptSpec): Pick<PromptSpec, 'setting'> =>
  isRoomOpen(setting)
    ? { setting: /\bkitchen|\bbreakfast/i.test(prompt) ? 'kitchen' : placeOfTable(prompt) }
    : { setting };

function placeOfTable(prompt: string): PromptSpec['setting'] {
  if (/\b(?:waiter|waitress|menu)\b/i.test(prompt)) return 'restaurant';
  if (/\bdesk\b|\bbusiness/i.test(prompt) || AT_WORK.test(prompt) || INTERVIEW.test(prompt))
    return 'office';
  return MEAL.test(prompt) ? 'dining' : 'living';
}

/** Those who fight at a table do it with words. */
const asQuarrel = (spec: PromptSpec, people: readonly number[]): PromptSpec =>
  withChanged(spec, (_, index) => people.includes(index), { expression: 'shout' });
