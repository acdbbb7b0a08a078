import type { Subject } from './subject.ts';

/** Words that say how many. */
export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  solitary: 1,
  two: 2,
  pair: 2,
  couple: 2,
  both: 2,
  twin: 2,
  three: 3,
  trio: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  fifty: 50,
  hundred: 100,
  hundreds: 100,
  thousand: 100,
  thousands: 100,
  dozens: 24,
  few: 3,
  some: 3,
  several: 5,
  many: 8,
  lots: 9,
  numerous: 8,
  countless: 12,
  multiple: 4,
};

/** The number that digits or a word say; null: it is no number. */
export function numberSaid(word = ''): number | null {
  const text = word.toLowerCase();
  if (/^-?\d+$/.test(text)) return Number(text);
  return Object.hasOwn(NUMBERS, text) ? (NUMBERS[text] ?? null) : null;
}

/** Numbers that people check in the picture: they count, or see at once that "hundreds" are fewer. */
export const EXACT_NUMBERS =
  /^(?:two|pair|couple|both|twin|three|trio|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|fifty|dozens?|hundreds?|thousands?|[2-9]|[1-9]\d+)$/;

/** Gatherings whose shape is not drawn: their things stand side by side. */
export const GATHERING_STAND_INS: ReadonlyMap<string, string> = new Map(
  ['stack', 'pile', 'circle', 'tower', 'pyramid'].map((word) => [word, 'side by side']),
);

/** Words for a gathering: a number only before "of" ("a school of fish", but "a school"). */
export const GATHERINGS: Readonly<Record<string, number>> = {
  flock: 7,
  herd: 5,
  swarm: 9,
  school: 7,
  shoal: 7,
  group: 4,
  bunch: 5,
  cluster: 6,
  crowd: 8,
  army: 10,
  pack: 4,
  team: 4,
  family: 4,
  parents: 2,
  grandparents: 2,
  newlyweds: 2,
  siblings: 2,
  lovers: 2,
  class: 4,
  band: 3,
  choir: 6,
  pride: 4,
  colony: 7,
  fleet: 5,
  row: 5,
  line: 5,
  lot: 6,
  circle: 6,
  collection: 5,
  set: 4,
  stack: 3,
  pile: 5,
  field: 9,
  sea: 9,
};

/** The members of a group that is not described further: "a couple", "a family". */
export const COMPANIES: Readonly<
  Record<string, readonly (readonly [glyph: string, count: number])[]>
> = {
  couple: [
    ['man', 1],
    ['woman', 1],
  ],
  family: [
    ['man', 1],
    ['woman', 1],
    ['child', 1],
  ],
  parents: [
    ['man', 1],
    ['woman', 1],
  ],
  grandparents: [
    ['old-man', 1],
    ['old-woman', 1],
  ],
  newlyweds: [
    ['man', 1],
    ['woman', 1],
  ],
  lovers: [
    ['man', 1],
    ['woman', 1],
  ],
  twins: [['girl', 2]],
  triplets: [['child', 3]],
  siblings: [
    ['boy', 1],
    ['girl', 1],
  ],
  band: [
    ['singer', 1],
    ['person', 1],
    ['woman-singer', 1],
  ],
  choir: [['person', 6]],
  crowd: [['person', 6]],
  audience: [['person', 6]],
  class: [['person', 4]],
  team: [['person', 4]],
  group: [['person', 4]],
};

/** The same company with so many members: further ones are children in a family, and equals elsewhere. */
export function companyOf(
  members: (typeof COMPANIES)[string],
  total: number,
): (typeof COMPANIES)[string] {
  const [first] = members;
  if (first === undefined || members.length === 1) return [[first?.[0] ?? 'person', total]];
  if (total <= 2) return members.slice(0, total);
  const children = total - 2;
  const girls = Math.floor(children / 2);
  const young = [
    ['boy', children - girls],
    ['girl', girls],
  ] as const;
  return [...members.slice(0, 2), ...young.filter(([, count]) => count > 0)];
}

/** The largest number worth keeping: pictures hold fewer, and a prompt may say a million. */
export const LARGEST_COUNT = 100;

/** How many a plural without a number is drawn as. */
export const PLURAL_COUNT = 3;

/** Whether a subject is a plural of which the prompt says no number. */
export const isUncounted = ({ count, saidCount }: Pick<Subject, 'count' | 'saidCount'>): boolean =>
  count === PLURAL_COUNT && saidCount === undefined;

/** Vessels and portions: "a cup of coffee" is drawn as the coffee. */
export const PORTIONS: ReadonlySet<string> = new Set(
  [
    'cup mug glass bottle pint can jug pot jar bowl plate dish tray box basket bucket slice piece',
    'portion scoop loaf bar stick bag pack packet carton bite chunk ball vase tub heap cone serving',
    'kind type sort image picture photo photograph portrait drawing painting illustration sketch scene view',
    'statue',
  ]
    .flatMap((line) => line.split(' '))
    // Names of pictures in the art pack.
    .concat('steaming bowl', 'glasses'),
);
