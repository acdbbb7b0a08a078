import type { MotionName } from '../language/motion-name.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';

/** A moon's size beside its planet. */
const SATELLITE = 0.34;

/** Those stay on the ground and do not go round: a family around a campfire. */
export const gathers = ({ subject, other }: Pair): boolean =>
  !subject.airborne && !other.airborne && !GOES_ROUND.has(subject.motion);
const GOES_ROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'orbit',
  'run',
  'walk',
  'dance',
  'swim',
  'sail',
  'drive',
  'ride',
]);

/** One animal or thing around another lies about it: a fox curled around a lantern. */
export const coils = (pair: Pair): boolean =>
  gathers(pair) &&
  pair.count === 1 &&
  pair.otherCount === 1 &&
  !pair.isPerson &&
  FROM_THE_MIDDLE[pair.subject.motion] === undefined &&
  pair.other.role !== 'back' &&
  !/^(@campfire|@table|@fireplace)$/.test(pair.otherGlyph);

/** The least that rises behind who lies around it, in sizes of the latter. */
const CORE = 0.85;

/** Before the foot of the other, which rises behind it. */
export function coil({ subject, other }: Pair): Changes {
  const size = Math.max(other.size, subject.size * CORE);
  return {
    subject: () => ({ x: 0.5, y: Math.max(subject.y, other.y) + 0.01, order: 54 }),
    other: () => ({ x: 0.5, y: Math.max(subject.y, other.y) - 0.02, size, order: 52 }),
  };
}

/** The least size of an animal that lies around the foot of a tower or a tree. */
const AT_FOOT = 0.56;

/** One animal around something that stands behind the others. */
export const coilsAtFoot = (pair: Pair): boolean =>
  pair.other.role === 'back' && coils({ ...pair, other: { ...pair.other, role: 'main' } });

/** Before the foot of a tower, in the middle of it. */
export function coilAtFoot({ subject, other }: Pair): Changes {
  return {
    other: () => ({ x: 0.5 }),
    subject: () => ({
      x: 0.5,
      y: Math.max(subject.y, other.y) + 0.03,
      size: Math.max(subject.size, AT_FOOT),
      order: 54,
    }),
  };
}

/** How much larger than in a row they are. */
const AT_TABLE = 1.25;
const IN_THE_MIDDLE = 54;

/** How far from it they are, in their sizes. */
const FROM_THE_MIDDLE: Readonly<
  Partial<Record<MotionName, { readonly person: number; readonly puppet: number }>>
> = {
  boardgame: { person: 0.22, puppet: 0.34 },
  toast: { person: 0.52, puppet: 0.64 },
};

/** The same of those who talk at a small table. */
const FACE_TO_FACE = 0.36;

/** They stand on both sides of what they are around, the first of all nearest to it. */
export function gather({ subject, other, otherGlyph, isPerson, frame }: Pair): Changes {
  const isTalk = otherGlyph === '@roundtable';
  const atTable = isTalk || subject.motion === 'boardgame';
  // Those who sit at a table have their arms above it, and all of them are nearer to the viewer.
  const own =
    (isTalk ? FACE_TO_FACE : FROM_THE_MIDDLE[subject.motion]?.[isPerson ? 'person' : 'puppet']) ??
    0.42;
  const isFire = otherGlyph === '@campfire';
  const larger = atTable || isFire ? AT_TABLE : 1;
  // The first of several has brought it forward.
  const near = isFire ? Math.min(other.size, subject.size) : other.size;
  const size = other.order === IN_THE_MIDDLE ? other.size : near * larger;
  const nearest = acrossOf(subject.size * own * larger + size * 0.36, frame);
  const step = acrossOf(subject.size * 0.52 * larger, frame);
  return {
    subject: (p) => {
      const place = p.subject + p.copy;
      const side = place % 2 === 0 ? -1 : 1;
      const half = acrossOf(p.size * 0.4 * larger, frame);
      const x = 0.5 + side * (nearest + Math.floor(place / 2) * step);
      return {
        x: clamp(x, half, 1 - half),
        y: other.y - 0.012,
        size: p.size * larger,
        facing: side < 0 ? 'right' : 'left',
        ...(isTalk && { pose: p.motion === 'talk' ? 'tabletalk' : 'tablerest' }),
      };
    },
    other: () => ({ x: 0.5, size, order: IN_THE_MIDDLE }),
  };
}

/** The subject's copies circle the other actor, evenly spaced. */
export function circle({ subject, other, subjectGlyph, count, frame }: Pair): Changes {
  // A moon is smaller than its planet.
  const size = isSkyBody(subjectGlyph)
    ? Math.min(subject.size, other.size * SATELLITE)
    : subject.size;
  const reach = other.size * 0.5 + size * 0.55 + 0.04;
  const half = acrossOf(size / 2 + 0.02, frame);
  const radiusX = Math.min(acrossOf(reach, frame), 0.5 - half);
  const sideways = radiusX + half;
  const orbit = {
    x: clamp(other.x, sideways, 1 - sideways),
    y: other.airborne ? other.y : other.y - downOf(other.size, frame) / 2,
    radiusX,
    radiusY: downOf(reach * 0.34, frame),
  };
  return {
    subject: (p) => ({
      orbit,
      size,
      motion: 'orbit',
      airborne: true,
      phaseOffset: p.copy / count,
    }),
  };
}
