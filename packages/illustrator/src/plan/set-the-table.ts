import { MOST_PLACES } from '../art/props/group-furniture.ts';
import { isDrawnWithHands } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import { saysQueue } from '../language/queues.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isWorn } from '../things/nature.ts';
import { FLOOR_RUG, PICNIC_CLOTH } from '../things/shared-table.ts';
import { countOf, isAmong, leavingOut } from './spec-changes.ts';

/** Food on the grass, in several languages. */
const PICNIC = /\bpicnic|pique-?niqu|picknick|ピクニック|花見/i;
/** Without a table, in a room. */
const ON_FLOOR =
  /\bon the (?:\w+ ){0,2}(?:floor|carpet|rug)\b|auf dem (?:boden|teppich)|en el suelo|par terre|sur le (?:sol|tapis)|床(?:に座|で)/i;
const BREAKFAST = /breakfast|brunch|frühstück|desayun|petit[- ]déjeuner|朝食|朝ご飯/i;
/** A meal that several people are at. */
const MEAL_WORDS =
  /\b(?:dinner|supper|lunch|brunch|breakfast|feast|banquet|potluck|abendessen|mittagessen|frühstück|cena|almuerzo|desayuno|dîner|déjeuner|repas)\b|夕食|朝食|食卓|晩ご飯/i;
const TEA = /\btea\b|\btee\b|\bté\b|\bthé\b|お茶/i;

/** On the table when the prompt names no food. */
const MEALS = {
  dinner: ['pot-of-food', 'bread', 'green-salad'],
  breakfast: ['pancakes', '@coffee', 'croissant'],
  tea: ['teapot', 'shortcake'],
  picnic: ['sandwich', 'watermelon', 'grapes'],
  floor: ['@pizza', '@sodacan'],
} as const;

type MealKind = keyof typeof MEALS;
/** In the hands of those who hold nothing else. */
const IN_HANDS: Readonly<Record<MealKind, string>> = {
  dinner: 'spoon',
  breakfast: 'spoon',
  tea: '@coffee',
  picnic: 'sandwich',
  floor: 'pizza',
};

/** Rooms where several who eat sit at one table. */
const EATING_ROOMS: ReadonlySet<SettingName> = new Set<SettingName>([
  'kitchen',
  'restaurant',
  'cafe',
  'bar',
  'living',
  'room',
  'terrace',
  'courtyard',
  'porch',
]);
const WHILE_EATING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'eat',
  'drink',
  'dine',
  'cheer',
  'highfive',
]);
/** Put on a table rather than eaten from the hand by several. */
const DISHES =
  /^(pot-of-food|shallow-pan-of-food|@paella|@seafoodpaella|@ratatouille|@crepes|@raclette|fondue|spaghetti|pizza|curry-rice|steaming-bowl|@ramen|green-salad|poultry-leg|meat-on-bone|@cheeseboard|@sushiplatter|birthday-cake|cooked-rice|bento-box|stuffed-flatbread|hot-pot|lobster|crab|pancakes|@currybowl|tamale|dumpling|taco|burrito)$/;

interface Guests {
  readonly indices: readonly number[];
  readonly count: number;
}

/**
 * Seats those who eat together at one table with the meal on it, or around a cloth on the grass.
 * @returns the same spec where no actors do
 */
export function setTheTable(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  const talking = findTalking(spec);
  if (talking !== null) return holdMeeting(spec, talking, vocabulary);
  const guests = findGuests(spec, vocabulary);
  if (guests.count === 0 || !isMeal(spec, setting, guests, vocabulary)) return spec;
  const kind = kindOfMeal(spec);
  const named = spec.subjects.flatMap((subject, i) =>
    isServed(subject, i, spec, vocabulary) && !(kind === 'picnic' && isTaken(spec, guests, i))
      ? [i]
      : [],
  );
  const meal = mealBesides(spec, named, kind);
  const places = Math.min(MOST_PLACES, guests.count);
  const glyph =
    kind === 'picnic' ? PICNIC_CLOTH : kind === 'floor' ? FLOOR_RUG : `@laidtable${places}`;
  const colour = spec.subjects.find(isTableOrCloth)?.colour ?? null;
  const drink = drinkOf(spec, guests, named, vocabulary);
  const inHand = drink ?? inHandsOf(spec, kind, named);
  return seatAt({ spec, guests, named, inHand, motion: 'dine' }, [
    { ...oneOf(glyph), colour },
    ...meal.map((each) => oneOf(each)),
  ]);
}

const TAKES = /^(steal|stole|grab|snatch|tak|hold|carr|eat|munch|nibbl|bit|sneak)/;

/** "a raccoon stealing a pizza slice from a picnic": the slice is in its hands, and not on the cloth. */
const isTaken = ({ relations }: PromptSpec, { indices, count }: Guests, food: number): boolean =>
  count === 1 &&
  relations.some(
    ({ from, to, kind, said }) =>
      to === food && kind === 'hold' && indices.includes(from) && TAKES.test(said?.text ?? ''),
  );

/** On the floor each guest has a piece of what is eaten, unless it is eaten from a dish. */
function inHandsOf({ subjects }: PromptSpec, kind: MealKind, named: readonly number[]): string {
  const food = subjects[named[0] ?? -1]?.glyph;
  if (kind !== 'floor' || food === undefined) return IN_HANDS[kind];
  if (/^@?pizza$/.test(food)) return 'pizza';
  return DISHES.test(food) ? 'spoon' : food;
}

/** What all have in their hands who drink together. */
function drinkOf(
  { subjects }: PromptSpec,
  guests: Guests,
  named: readonly number[],
  vocabulary: Vocabulary,
): string | null {
  const isDrinking = guests.indices.some((i) => DRINKING.has(subjects[i]?.motion ?? null));
  const drink = named.find((i) => {
    const glyph = subjects[i]?.glyph ?? '';
    return glyph === '@coffee' || vocabulary.categoryOf(glyph) === 'drink';
  });
  return isDrinking && drink !== undefined ? (subjects[drink]?.glyph ?? null) : null;
}
const DRINKING: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['drink', 'highfive']);

/** Those who talk with each other about something, but not with somebody named. */
function findTalking({ subjects, relations }: PromptSpec): Guests | null {
  const indices = subjects.flatMap(({ motion, person }, i) =>
    person !== null && motion === 'meet' ? [i] : [],
  );
  const isWithOthers = relations.some(
    ({ from, to, kind }) =>
      kind === 'beside' &&
      indices.includes(from) &&
      subjects[to]?.motion !== null &&
      !indices.includes(to),
  );
  const count = countOf({ subjects }, indices);
  return count < 2 || isWithOthers ? null : { indices, count };
}

const PAPERS = ['@openlaptop', 'page-facing-up', '@coffee'];
const ON_DESKS = /laptop|computer|page-|book|chart|clipboard|phone|@coffee|pencil|pen$/;

/** Around a table with papers and laptops. */
function holdMeeting(spec: PromptSpec, guests: Guests, vocabulary: Vocabulary): PromptSpec {
  const named = spec.subjects.flatMap((subject, i) =>
    ON_DESKS.test(subject.glyph) || isServed(subject, i, spec, vocabulary) ? [i] : [],
  );
  const colour = spec.subjects.find(isTableOrCloth)?.colour ?? null;
  const table = { ...oneOf('@meetingtable'), colour };
  const papers = named.length > 0 ? [] : PAPERS.map((each) => oneOf(each));
  return seatAt({ spec, guests, named, inHand: null, motion: 'meet' }, [table, ...papers]);
}

/** Cutlery is small, so that it covers no face. */
const IN_HAND = 0.75;

/** The places of a table that is laid have plates and cutlery. */
const PLACE_SETTING = 'fork-and-knife-with-plate';

interface Laying {
  readonly spec: PromptSpec;
  readonly guests: Guests;
  /** What the prompt names and the table carries. */
  readonly named: readonly number[];
  /** In the hand of each guest who holds nothing else. */
  readonly inHand: string | null;
  readonly motion: MotionName;
}

export function seatAt(
  { spec, guests, named, inHand, motion }: Laying,
  added: readonly Subject[],
): PromptSpec {
  const gone = new Set(
    spec.subjects.flatMap((subject, i) =>
      isTableOrCloth(subject) ||
      (motion === 'dine' && subject.glyph === PLACE_SETTING) ||
      (subject.glyph === inHand && named.includes(i))
        ? [i]
        : [],
    ),
  );
  const table = spec.subjects.length;
  const served = [
    ...named.filter((i) => !gone.has(i)),
    ...added.slice(1).map((_, i) => table + 1 + i),
  ];
  const areApart = (each: Relation): boolean =>
    ![each.from, each.to].some((i) => served.includes(i) || gone.has(i)) &&
    !(isAmong(each, guests.indices) && !/left|right/.test(each.kind));
  const kept = spec.relations.filter(areApart);
  // The cloth hides what is under the table: it lies before it.
  const below = spec.relations.flatMap(({ from, to, kind }) =>
    kind === 'under' && gone.has(to) ? [from] : [],
  );
  const isOn = (thing: number): boolean => isWorn(spec.subjects[thing]?.glyph ?? '');
  const free = guests.indices.filter(
    (guest) => !kept.some(({ from, to, kind }) => from === guest && kind === 'hold' && !isOn(to)),
  );
  const hands = inHand === null ? [] : free.map(() => ({ ...oneOf(inHand), scale: IN_HAND }));
  const first = table + added.length;
  const laid = spec.subjects.map((subject, i) =>
    guests.indices.includes(i)
      ? { ...subject, motion }
      : named.includes(i)
        ? asDish(subject)
        : subject,
  );
  const relations: Relation[] = [
    ...kept,
    ...below.map((from) => ({ from, to: table, kind: 'front' as const })),
    ...guests.indices.map((from) => ({ from, to: table, kind: 'around' as const })),
    ...served.map((from) => ({ from, to: table, kind: 'on' as const })),
    ...hands.map((_, i) => ({ from: free[i] ?? 0, to: first + i, kind: 'hold' as const })),
  ];
  const subjects = [...laid, ...added, ...hands];
  return leavingOut({ ...spec, subjects, relations }, (_, i) => gone.has(i));
}

/** Food that guests laugh over has no face of its own. */
const asDish = (subject: Subject): Subject => ({
  ...subject,
  glyph: ON_TABLES[subject.glyph] ?? subject.glyph,
  count: Math.min(subject.count, 2),
  motion: null,
  expression: null,
  hasLimbs: false,
});
/** Seen from above elsewhere. */
const ON_TABLES: Readonly<Record<string, string>> = { 'shallow-pan-of-food': '@widepan' };

/** The table or cloth that was named is the one that is laid. */
const isTableOrCloth = ({ glyph, word }: Subject): boolean =>
  glyph === '@table' || (glyph === '@rug' && /picnic|blanket|cloth/.test(word));

function isMeal(
  spec: PromptSpec,
  setting: SettingName,
  { indices, count }: Guests,
  vocabulary: Vocabulary,
): boolean {
  if (PICNIC.test(spec.prompt)) return true;
  if (saysQueue(spec.prompt) || isBlownOut(spec)) return false;
  const motions = indices.map((i) => spec.subjects[i]?.motion ?? null);
  if (motions.includes('dine')) return true;
  const isOfPeople = indices.some((i) => spec.subjects[i]?.person != null);
  // Guests on a sofa, in bed or under a blanket stay there.
  const isTuckedIn = spec.relations.some(
    ({ from, to }) =>
      indices.includes(from) &&
      /^@(blanket|sofa)$|^bed$|couch/.test(spec.subjects[to]?.glyph ?? ''),
  );
  if (count < 2 || !isOfPeople || isTuckedIn) return false;
  if (MEAL_WORDS.test(spec.prompt)) return true;
  const foods = spec.subjects.filter(
    (subject, i) => isFood(subject, vocabulary) && isServed(subject, i, spec, vocabulary),
  );
  if (foods.length === 0) return false;
  const isAtTable = spec.subjects.some(({ glyph }) => glyph === '@table');
  const eats = motions.some((motion) => motion === 'eat' || motion === 'drink');
  const hasDish = foods.some(({ glyph }) => DISHES.test(glyph));
  return isAtTable || (eats && EATING_ROOMS.has(setting)) || hasDish;
}

/** The cake is before the one who blows out its candles, and the others look on. */
const isBlownOut = ({ subjects, relations }: PromptSpec): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      kind === 'work' &&
      subjects[from]?.motion === 'blow' &&
      subjects[to]?.glyph === 'birthday-cake',
  );

/** Those who may sit at the table: people, and animals among themselves. */
function findGuests(spec: PromptSpec, vocabulary: Vocabulary): Guests {
  const { subjects } = spec;
  const hasPeople = subjects.some(
    ({ person, motion }) => person !== null && WHILE_EATING.has(motion),
  );
  // "a knight and a bear drinking tea": an animal that is said to eat or drink as people do.
  const eatsWithThem = (glyph: string, motion: MotionName | null): boolean =>
    /^(?:drink|dine)$/.test(motion ?? '') &&
    isDrawnWithHands(glyph) &&
    isAnimate(glyph, vocabulary);
  const indices = subjects.flatMap(({ person, motion, glyph, isOutside }, i) => {
    const canSit = hasPeople
      ? person !== null ||
        /^(teddy-bear|robot|@ragdoll)$/.test(glyph) ||
        eatsWithThem(glyph, motion)
      : isAnimate(glyph, vocabulary) || glyph === '@ragdoll';
    const dines = canSit && WHILE_EATING.has(motion);
    return dines && isOutside !== true ? [i] : [];
  });
  return { indices, count: countOf(spec, indices) };
}

const FOOD = /^(food-|drink)/;
const isFood = ({ glyph }: Subject, vocabulary: Vocabulary): boolean =>
  FOOD.test(vocabulary.categoryOf(glyph) ?? '') || /^@(coffee|basket)$/.test(glyph);

/** Food, drinks and what holds them, unless they are part of something else. */
function isServed(
  subject: Subject,
  index: number,
  { relations, subjects }: PromptSpec,
  vocabulary: Vocabulary,
): boolean {
  if (!isFood(subject, vocabulary) && subject.motion !== null) return false;
  if (!isFood(subject, vocabulary) && !/^(@plate|@bowl|@vase|bouquet|candle)$/.test(subject.glyph))
    return false;
  return relations.every(
    ({ from, to, kind }) =>
      to !== index || kind !== 'on' || isFood(subjects[from] ?? subject, vocabulary),
  );
}

/** What is on the table besides what the prompt names. */
function mealBesides(
  spec: PromptSpec,
  named: readonly number[],
  kind: MealKind,
): readonly string[] {
  const glyphs = named.flatMap((i) => spec.subjects[i]?.glyph ?? []);
  const isRound = spec.subjects.some(({ motion }) => motion === 'drink');
  if (isRound && glyphs.length > 0) return [];
  if (kind === 'tea' && !glyphs.includes('teapot'))
    return glyphs.length > 0 ? ['teapot'] : MEALS.tea;
  if (kind === 'floor' && glyphs.includes('pizza')) return ['@pizza'];
  return glyphs.some((glyph) => !NO_MEAL.test(glyph)) ? [] : MEALS[kind];
}
const NO_MEAL = /^(@basket|@coffee|@plate|@bowl|@vase|bouquet|candle|wine-glass)$/;

function kindOfMeal({ prompt }: PromptSpec): MealKind {
  if (PICNIC.test(prompt)) return 'picnic';
  if (ON_FLOOR.test(prompt)) return 'floor';
  if (BREAKFAST.test(prompt)) return 'breakfast';
  return TEA.test(prompt) ? 'tea' : 'dinner';
}
