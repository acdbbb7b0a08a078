import { CLOTH_DEPTH, LONG_TABLE, placeAt } from '../art/props/group-furniture.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { clamp } from '../math/periodic.ts';
import { isOnGround, isSharedTable } from '../things/shared-table.ts';
import { type Cast, glyphOf } from './cast.ts';
import { acrossOf, downOf, groundBefore, groundOf, widthOf } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Least and most of those at a table, in heights of a grown-up. */
const HEIGHTS = [0.68, 1.15] as const;
/** From the soles to the waist, in sizes of the guest. */
const WAIST = 0.35;
const ELBOW = 0.4;
/** The same to the hands that work on the table. */
const WORKING = 0.42;
/** A table that reaches to the elbows, in sizes of a grown-up. */
const HIGH_TABLE = 2.05;
/** Room for each guest and at both ends, in sizes of a grown-up. */
const ELBOWS = 0.56;
const ENDS = 0.2;
const WIDEST = 0.95;
const BEFORE_GUESTS = 53;
/** Nearer than the table, and as large as what hides no dish, fractions of the height. */
const LOW_BEFORE = 0.09;
const LARGEST_BEFORE = 0.2;
/** How far from the middle two are whose hands meet above it, in sizes of a grown-up. */
const HANDS_MEET = 0.27;
/** The same of animals, whose heads are wider and whose bodies are shorter. */
const ANIMALS = { handsMeet: 0.37, elbow: 0.3 } as const;

interface Party {
  readonly table: Placement;
  readonly guests: readonly Placement[];
  readonly dishes: readonly Placement[];
  /** None of the guests is a person. */
  readonly areAnimals: boolean;
}

/** Brings guests, table and dishes together; all others who stand there step aside. */
export function gatherAtTables(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): Placement[] {
  const table = placements.find(({ subject }) => isSharedTable(glyphOf(cast, subject)));
  if (!table) return [...placements];
  const related = (kind: Relation['kind']): ReadonlySet<number> =>
    new Set(relations.flatMap((r) => (r.kind === kind && r.to === table.subject ? [r.from] : [])));
  const [around, on, before] = [related('around'), related('on'), related('front')];
  const guests = placements.filter(({ subject }) => around.has(subject));
  const party = {
    table,
    guests,
    dishes: placements.filter(({ subject }) => on.has(subject)),
    areAnimals: guests.every(({ subject }) => cast.members[subject]?.subject.person === null),
  };
  const others = placements.filter(
    (each) => each !== table && !around.has(each.subject) && !on.has(each.subject),
  );
  const heightOf = (guest: Placement): number => heightAmongPeople(guest, cast, HEIGHTS);
  const seated = isOnGround(glyphOf(cast, table.subject))
    ? onTheGrass(party, heightOf, frame)
    : atTheTable(party, heightOf, frame);
  const asideOrBefore = (each: Placement, i: number): Placement =>
    before.has(each.subject)
      ? beforeTheTable(each, frame)
      : aside(each, i, others.length === 1 ? ALONE : AMONG_OTHERS, frame);
  return [...others.map(asideOrBefore), ...seated];
}

/** The most size of somebody beside a table, and of one of several. */
const ALONE = 0.34;
const AMONG_OTHERS = 0.26;

/** Those who do not eat stand behind those who do. */
const aside = (placement: Placement, index: number, most: number, frame: LayoutFrame): Placement =>
  placement.role === 'back' || placement.airborne
    ? placement
    : {
        ...placement,
        x: (index % 2 === 0 ? 0.1 : 0.9) + (index % 4 < 2 ? 0 : index % 2 === 0 ? 0.13 : -0.13),
        y: groundOf(frame) - 0.06 - 0.03 * Math.floor((index % 4) / 2),
        size: Math.min(placement.size, most),
        order: 46,
      };

/** On the floor before the cloth of the table, a little to the side. */
const beforeTheTable = (placement: Placement, frame: LayoutFrame): Placement => ({
  ...placement,
  x: 0.36,
  y: groundBefore(frame, LOW_BEFORE),
  size: Math.min(placement.size, LARGEST_BEFORE),
  order: BEFORE_GUESTS + 3,
});

/** Behind the table, side by side; its cloth hides their legs. */
function atTheTable(
  { table, guests, dishes, areAnimals }: Party,
  heightOf: (guest: Placement) => number,
  frame: LayoutFrame,
): Placement[] {
  const wide = widthOf(frame);
  const count = Math.max(1, guests.length);
  const adult = clamp((WIDEST * wide) / (ELBOWS * count + 2 * ENDS), 0.2, 0.46);
  const isContest = guests.some(({ motion }) => motion === 'armwrestle');
  const meet = areAnimals ? ANIMALS.handsMeet : HANDS_MEET;
  const elbow = areAnimals ? ANIMALS.elbow : ELBOW;
  const length = isContest ? HIGH_TABLE : ELBOWS * count + 2 * ENDS;
  const size = clamp(adult * length, 0.62, WIDEST * wide);
  const y = groundBefore(frame, 0.06);
  const left = 0.5 - acrossOf(size / 2, frame);
  const far = size * LONG_TABLE.height;
  return [
    ...guests.map((guest, i) => {
      const wrestles = guest.motion === 'armwrestle';
      // Hands of animals meet at one height.
      const own = wrestles && areAnimals ? adult : adult * heightOf(guest);
      const x =
        wrestles && count === 2
          ? 0.5 + (i === 0 ? -1 : 1) * acrossOf(adult * meet, frame)
          : left + acrossOf(size * placeAt(i, count), frame);
      const below = AT_WORK.has(guest.motion) ? WORKING : WAIST;
      const behind = wrestles ? far - own * elbow : Math.max(0.02, far - own * below);
      return {
        ...guest,
        x,
        y: y - downOf(behind, frame),
        size: own,
        airborne: false,
        orbit: null,
        mounts: [],
        ...poseAtTable(guest, i),
        order: 50 + i * 0.01,
        facing: x < 0.5 ? ('right' as const) : ('left' as const),
      };
    }),
    { ...table, role: 'back' as const, x: 0.5, y, size, airborne: false, order: BEFORE_GUESTS },
    ...layDishes({ guests, dishes }, left, size, frame).map(({ dish, x, most, near }) =>
      Object.assign({}, dish, {
        x,
        y: y - downOf(size * (LONG_TABLE.height - LONG_TABLE.depth * near), frame),
        size: Math.min(most, 0.135),
        airborne: false,
        order: BEFORE_GUESTS + 0.1,
        mounts: [],
      }),
    ),
  ];
}

/** Each second one has the spoon at the mouth; in a meeting they do different things. */
const poseAtTable = ({ motion, held }: Placement, index: number): Pick<Placement, 'pose'> => {
  if (AT_WORK.has(motion)) return { pose: motion };
  if (motion === 'meet') return { pose: IN_MEETINGS[index % IN_MEETINGS.length] ?? 'meet' };
  return motion !== 'handover' && held.length > 0 && index % 2 === 0 ? { pose: 'eat' } : {};
};
/** Done with both hands on the table. */
const AT_WORK: ReadonlySet<MotionName> = new Set<MotionName>([
  'knead',
  'stir',
  'chop',
  'armwrestle',
]);
const IN_MEETINGS = ['meet', 'type', 'think', 'meet'] as const;

interface LaidDish {
  readonly dish: Placement;
  readonly x: number;
  /** Its most size. */
  readonly most: number;
  /** How far it is from the far edge of the table, in depths of the table. */
  readonly near: number;
}

/** In hands, and on the rest of the table. */
const UNDER_HANDS = 0.3;
const BEFORE_HANDS = 0.72;

/** Who works has a piece of their own, and what else is there stands between the pieces. */
function layDishes(
  { guests, dishes }: Pick<Party, 'guests' | 'dishes'>,
  left: number,
  size: number,
  frame: LayoutFrame,
): LaidDish[] {
  const areAtWork = guests.every(({ motion }) => AT_WORK.has(motion));
  const own = dishes.filter(({ subject }) => isOneEach(subject, guests, dishes));
  if (!areAtWork || (own.length === 0 && dishes.length !== guests.length))
    return spread(dishes, size * 0.86, frame).map(({ dish, x, most }) => ({
      dish,
      x,
      most,
      near: BEFORE_HANDS,
    }));
  const pieces = own.length === 0 ? dishes : own;
  const most = size / pieces.length / 2.2;
  const at = (place: number): number => left + acrossOf(size * place, frame);
  const between = (gap: number): number =>
    (placeAt(gap, guests.length) + placeAt(gap + 1, guests.length)) / 2;
  const gaps = Math.max(1, guests.length - 1);
  const others = dishes.filter((each) => !pieces.includes(each));
  const first = Math.max(0, Math.floor((gaps - others.length) / 2));
  return [
    ...pieces.map((dish, i) => ({
      dish,
      x: at(placeAt(i, pieces.length)),
      most,
      near: UNDER_HANDS,
    })),
    ...others.map((dish, i) => ({
      dish,
      x: at(between((first + i) % gaps)),
      most,
      near: BEFORE_HANDS,
    })),
  ];
}

/** There are as many of it as there are guests. */
const isOneEach = (
  subject: number,
  guests: readonly Placement[],
  dishes: readonly Placement[],
): boolean =>
  guests.length > 1 && dishes.filter((each) => each.subject === subject).length === guests.length;

/** Dishes beside each other in the middle. */
function spread(
  dishes: readonly Placement[],
  length: number,
  frame: LayoutFrame,
): readonly { readonly dish: Placement; readonly x: number; readonly most: number }[] {
  const step = length / Math.max(2.5, dishes.length);
  return dishes.map((dish, i) => ({
    dish,
    x: 0.5 + acrossOf((i - (dishes.length - 1) / 2) * step, frame),
    most: step * 0.8,
  }));
}

/** At both ends of the cloth, and behind it. */
function onTheGrass(
  { table, guests, dishes }: Party,
  heightOf: (guest: Placement) => number,
  frame: LayoutFrame,
): Placement[] {
  const wide = widthOf(frame);
  const behind = Math.max(0, guests.length - 2);
  const adult = clamp(0.4 - 0.025 * behind, 0.24, 0.4);
  const size = clamp(0.5 + 0.05 * guests.length, 0.5, 0.72) * Math.min(wide, 1.2);
  const y = groundBefore(frame, 0.07);
  const depth = size * CLOTH_DEPTH;
  const end = acrossOf(size / 2 + adult * 0.08, frame);
  const placeOf = (i: number): { readonly x: number; readonly back: number } => {
    if (i === 0) return { x: 0.5 - end, back: depth * 0.4 };
    if (i === guests.length - 1) return { x: 0.5 + end, back: depth * 0.4 };
    return { x: 0.5 + acrossOf((i - 1 - (behind - 1) / 2) * adult * 0.62, frame), back: depth };
  };
  return [
    ...guests.map((guest, i) => {
      const { x, back } = guests.length === 1 ? { x: 0.5, back: depth } : placeOf(i);
      return {
        ...guest,
        x,
        y: y - downOf(back, frame),
        size: adult * heightOf(guest),
        airborne: false,
        orbit: null,
        mounts: [],
        pose: 'sit' as const,
        order: 52 - back,
        facing: x < 0.5 ? ('right' as const) : ('left' as const),
      };
    }),
    { ...table, role: 'back' as const, x: 0.5, y, size, airborne: false, order: 45 },
    ...spread(dishes, size * 0.74, frame).map(({ dish, x, most }, i) =>
      Object.assign({}, dish, {
        x,
        y: y - downOf(depth * (i % 2 === 0 ? 0.3 : 0.52), frame),
        size: Math.min(most, 0.14),
        airborne: false,
        order: BEFORE_GUESTS,
        mounts: [],
      }),
    ),
  ];
}
