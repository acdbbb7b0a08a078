import { isHeavyVehicle } from '../things/machines.ts';
import { naturalSize } from '../things/natural-size.ts';
import { acrossOf, downOf, groundOf } from './frame-measures.ts';
import { type Changes, type Pair, sideOf } from './pair.ts';
import { extentOf, timesSize } from './placement.ts';

/** Where doer and thing are for deeds that are seen by it. */

/** Beside what it falls from, on the way to the ground. */
export function fallFrom({ subject, other, subjectGlyph, otherGlyph, frame }: Pair): Changes {
  const ground = other.airborne ? groundOf(frame) : other.y;
  const y = ground - downOf(subject.size * 0.72, frame);
  if (other.role === 'back') {
    const side = other.x > 0.5 ? -1 : 1;
    const share = naturalSize(subjectGlyph) / naturalSize(otherGlyph);
    const size = Math.min(subject.size, other.size * Math.max(0.25, share));
    const reach = acrossOf(other.size * 0.36 + size * 0.3, frame);
    const height = downOf(other.size * 0.5, frame);
    return {
      subject: () => ({
        x: other.x + side * reach,
        y: other.y - height,
        size,
        airborne: true,
        order: 50,
      }),
    };
  }
  const size = Math.max(other.size, subject.size);
  const apart = acrossOf(size * 0.42 + subject.size * 0.5, frame);
  return {
    subject: () => ({ x: 0.5 + apart / 2, y, airborne: true, facing: 'right', order: 54 }),
    other: (p) => ({ x: p.x + (0.5 - apart / 2 - other.x), size }),
  };
}

/** A pot hangs in the air, its spout above the middle of what it fills. */
export function pourOver({ subject, other, frame }: Pair): Changes {
  const size = Math.min(subject.size, other.size * 0.9, 0.36);
  return {
    subject: () => ({
      x: 0.44 + acrossOf(size * 0.42, frame),
      y: other.y - downOf(other.size * 0.66 + size * 0.62, frame),
      size,
      order: 49,
    }),
    other: () => ({ x: 0.44 }),
  };
}

/** Above the head, wider than who is below. */
export function coverHead({ subject, other, count, frame }: Pair): Changes {
  const size = Math.max(Math.min(other.size, 0.6), subject.size * (count > 1 ? 2 : 1.25));
  return {
    other: () => ({
      x: subject.x,
      y: subject.y - downOf(subject.size * 1.06 + size * 0.12, frame),
      size,
      airborne: true,
      order: 54,
    }),
  };
}

/** Things that are wider than high. */
const LOW_OBSTACLES =
  /^(?:@fence|@wall|@log|@bush|@boulder|@stump|@haybale|rock|wood|@puddle|@bench|@campfire|fire|racing-car|@hurdle)$/;
/** The size of what is jumped over in sizes of who jumps, and its height in its own. */
const OBSTACLES = {
  low: { size: 0.95, height: 0.62 },
  vehicles: { size: 1.2, height: 0.72 },
  tall: { size: 0.72, height: 0.94 },
} as const;
const obstacleOf = (glyph: string): (typeof OBSTACLES)[keyof typeof OBSTACLES] => {
  if (LOW_OBSTACLES.test(glyph)) return OBSTACLES.low;
  return isHeavyVehicle(glyph) ? OBSTACLES.vehicles : OBSTACLES.tall;
};
/** The gap below who jumps, in its sizes. */
const CLEAR = 0.2;

/** The largest that one is who jumps over something. */
const JUMPER = 0.34;

/** One after the other: the middle one is over it, those before have landed, those behind run up. */
export function leapOver({ subject, other, otherGlyph, count, frame }: Pair): Changes {
  const obstacle = obstacleOf(otherGlyph);
  const size = Math.min(other.size, Math.min(subject.size, JUMPER) * obstacle.size);
  const step = acrossOf(subject.size * (count > 1 ? 1.02 : 0), frame);
  const middle = Math.floor((count - 1) / 2);
  const x = 0.5 + (count % 2 === 0 ? -step / 2 : 0);
  return {
    subject: (p) => {
      const place = p.copy - middle;
      const isOver = place === 0;
      const own = timesSize(p, Math.min(1, JUMPER / p.size));
      const above = size * obstacle.height + own.size * (CLEAR - 0.24) + extentOf(own).height / 2;
      return {
        x: x + place * step,
        ...own,
        facing: 'right',
        airborne: isOver,
        y: isOver ? other.y - downOf(above, frame) : other.y - 0.01,
        motion: isOver ? 'jump' : 'run',
        order: isOver ? 54 : 52 + place * 0.01,
      };
    },
    other: () => ({ x, size, order: 53 }),
  };
}

/** It lies on the ground below all who jump on it. */
export function bounceOn({ subject, other, count, frame }: Pair): Changes {
  const size = Math.max(subject.size * (count > 1 ? 2.2 : 1.7), other.size);
  return {
    subject: (p) => ({
      x:
        count > 1
          ? 0.5 + acrossOf((p.copy - (count - 1) / 2) * subject.size * 0.8, frame)
          : 0.5 + (p.x - 0.5) * 0.3,
      y: other.y - downOf(size * 0.24, frame),
      motion: subject.motion === 'idle' ? 'jump' : subject.motion,
    }),
    other: () => ({ x: 0.5, size, order: 46 }),
  };
}

/** What one slips on lies under the foot. */
export function slip({ subject, other, frame }: Pair): Changes {
  const sign = subject.facing === 'right' ? 1 : -1;
  const size = Math.min(other.size, subject.size * 0.34);
  const x = 0.5 - sign * 0.03;
  return {
    subject: (p) => ({ x: x + (p.x - subject.x) }),
    other: () => ({
      x: x + sign * acrossOf(subject.size * 0.12, frame),
      y: subject.y + 0.006,
      size,
      order: 54,
    }),
  };
}

/** They stand along a wall that they lean on. */
const LEANS_FLAT = /^(bicycle|@flowerbicycle|motor-scooter|motorcycle|kick-scooter|@wheelbarrow)$/;

/** Close enough to touch what it leans on, which comes forward where it is scenery. */
export function lean(pair: Pair): Changes {
  const { subject, other, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  if (LEANS_FLAT.test(pair.subjectGlyph)) {
    return {
      subject: () => ({ x: 0.5, order: 53 }),
      other: () => ({ x: 0.5, y: subject.y - 0.03, size: subject.size * 1.5, order: 47 }),
    };
  }
  const isTree = other.role === 'back';
  const apart = acrossOf(subject.size * 0.36 + other.size * (isTree ? 0.16 : 0.3), frame);
  return {
    subject: () => ({ x: 0.5 - (sign * apart) / 2, facing, order: 53 }),
    other: () => ({
      x: 0.5 + (sign * apart) / 2,
      y: subject.y - 0.008,
      ...(isTree && { order: 47, depth: 0.8 }),
    }),
  };
}

/** On the chute of a playground slide, which comes down to the right. */
export function slideDown({ subject, other, frame }: Pair): Changes {
  const size = Math.max(other.size, subject.size * 1.3);
  const place = { x: 0.48, y: subject.airborne ? other.y : subject.y };
  return {
    subject: (p) => ({
      x: place.x + acrossOf(size * 0.15, frame),
      y: place.y - downOf(size * 0.31, frame),
      size: Math.min(p.size, size * 0.55),
      motion: 'slide',
      facing: 'right',
      order: 54,
    }),
    other: () => ({ ...place, size, order: 47, depth: 0.8 }),
  };
}

/** What is climbed stands behind the climber, who is halfway up. */
export function climb({ subject, other, otherGlyph, count, frame }: Pair): Changes {
  const taller = otherGlyph === '@rockface' ? 2.1 : otherGlyph === '@tallladder' ? 1.7 : 1.5;
  const size = Math.max(other.size, subject.size * taller);
  // What is as wide as the picture leaves no choice.
  const x = taller > 1.5 ? 0.5 : subject.x;
  return {
    subject: (p) => ({
      x: x + acrossOf((p.copy - (count - 1) / 2) * size * 0.26, frame),
      airborne: true,
      y: subject.y - downOf(size * (0.45 + 0.1 * (p.copy % 2)), frame),
      order: 49,
      phaseOffset: 0,
    }),
    other: () => ({ x, y: subject.y, size, order: 47, depth: 0.8 }),
  };
}

/** How far a thing is tipped that falls over, and one that goes over the edge of what it stands on. Radians. */
const TIPPED = { over: 0.62, off: 0.5 } as const;
/** How far to the edge, in widths of what it stands on. */
const AT_THE_EDGE = 0.4;
/** Nothing falls off a rug. In sizes of the mount. */
const LOW = 0.3;

/** What is knocked over tips away from the hand; what stands on something, over the edge before it. */
export function knockOver(pair: Pair): Changes {
  const { subject, other, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  const base = other.mounts.find(({ rise }) => rise > LOW);
  const wide = base?.size ?? Math.min(other.size, subject.size * 0.72);
  const apart = acrossOf(subject.size * (base ? 0.56 : 0.4) + wide * 0.44, frame);
  // What is tipped reaches farther from its foot; both together are in the middle.
  const reach = acrossOf(wide * (base ? 0.5 : 0.75) - subject.size * 0.5, frame);
  const x = 0.5 - (sign * (apart + reach)) / 2;
  return {
    subject: () => ({ x, facing, order: 53 }),
    other: ({ size }) => ({
      x: x + sign * apart,
      y: subject.y,
      airborne: false,
      motion: 'topple',
      turn: base ? -sign * TIPPED.off : sign * TIPPED.over,
      ...(base
        ? { seatShift: -sign * AT_THE_EDGE, size: Math.min(size, subject.size * 0.36) }
        : { size: wide }),
    }),
  };
}

/** A ball lies at the foot that kicks it. */
export function kick(pair: Pair): Changes {
  const { subject, other, frame } = pair;
  const facing = sideOf(pair);
  const reach = acrossOf(subject.size * 0.5, frame) * (facing === 'right' ? 1 : -1);
  return {
    subject: () => ({ facing }),
    other: () => ({
      x: subject.x + reach,
      y: subject.y,
      size: Math.min(other.size, subject.size * 0.34),
    }),
  };
}

/** High enough to lie under, besides the vehicles that people repair. */
const ALSO_VEHICLES = /^(police-car|ambulance|fire-engine|@schoolbus|@convertible)$/;

/** Somebody who lies below a car, to repair it. */
export const isUnderVehicle = ({ subject, otherGlyph, isPerson, count }: Pair): boolean =>
  isPerson &&
  count === 1 &&
  subject.motion === 'lie' &&
  (isHeavyVehicle(otherGlyph) || ALSO_VEHICLES.test(otherGlyph));

/** Head and chest are below it, and the legs stick out behind. */
export function underVehicle({ subject, other, frame }: Pair): Changes {
  const size = Math.max(other.size, subject.size * 1.15);
  const x = 0.44;
  return {
    subject: () => ({
      x: x + acrossOf(size * 0.44, frame),
      y: other.y + 0.012,
      facing: 'right',
      order: 47,
    }),
    other: () => ({ x, size, order: 52 }),
  };
}

/** A bird of prey sits on the arm that is held out. */
export function onArm(pair: Pair): Changes {
  const { subject, other, frame } = pair;
  const facing = sideOf(pair);
  const sign = facing === 'right' ? 1 : -1;
  const size = Math.min(Math.max(other.size, subject.size * 0.5), subject.size * 0.6);
  return {
    subject: () => ({ facing, order: 52 }),
    other: () => ({
      x: subject.x + sign * acrossOf(subject.size * 0.52, frame),
      y: subject.y - downOf(subject.size * 0.54 + size * 0.3, frame),
      size,
      airborne: true,
      motion: 'idle',
      facing,
      order: 53,
    }),
  };
}
