import type { MotionName } from '../language/motion-name.ts';

/** What carries an actor, listed from the ground upwards. */
export interface Mount {
  /** Index into the plan's subjects. */
  readonly subject: number;
  /** Width of its sprite's box as a fraction of the shorter side. */
  readonly size: number;
  readonly manner: Manner;
  /** Height of the seat above the ground in sizes of the mount, as far as it is known beforehand. */
  readonly rise: number;
  /** Its own height in the same measure. */
  readonly tall: number;
  /** False when another rider's actor draws the mount they share. */
  readonly drawn: boolean;
}

/** Astride an animal or a bicycle, standing on a board or a roof, down inside a container, or below a branch. */
export type Manner = 'astride' | 'standing' | 'inside' | 'hanging';

/** What somebody does in a group: a motion, or what the arms and legs do meanwhile. */
type GroupPose =
  | MotionName
  | 'seated'
  | 'tabletalk'
  | 'tablerest'
  | 'pointup'
  | 'take'
  | 'embrace'
  | 'raise'
  | 'mendlow'
  | 'cradle'
  | 'onhip'
  | 'onlap'
  | 'carried'
  | 'onback'
  | 'armsaround'
  | 'handinhand';

interface Orbit {
  /** Centre and radii, fractions of the picture. */
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** One actor on the stage. A subject of three balloons gives three placements. */
export interface Placement {
  /** Index into the plan's subjects. */
  readonly subject: number;
  /** 0 for the first of its kind. */
  readonly copy: number;
  readonly role: 'hero' | 'main' | 'back';
  /** Fractions of the picture: where its feet (or its mount's) stand, or its centre in the air. */
  readonly x: number;
  readonly y: number;
  /** Width of its sprite's box as a fraction of the shorter side. */
  readonly size: number;
  readonly airborne: boolean;
  /** The picture shows it from the crown to the chest or the waist. */
  readonly isPortrait?: boolean;
  /** The layer's order and depth, see `Layer`. */
  readonly order: number;
  readonly depth: number;
  readonly motion: MotionName;
  /** Added to the loop's phase, so that equals do not move as one. */
  readonly phaseOffset: number;
  readonly facing: 'left' | 'right';
  readonly mounts: readonly Mount[];
  /** Place on a shared mount, in widths of the mount from its middle. */
  readonly seatShift: number;
  /** The same towards the viewer, on the ground of a small world. */
  readonly seatDepth?: number;
  /** Subjects in its hands or on its head. */
  readonly held: readonly number[];
  /** Busy with the neighbour on the side it faces. */
  readonly attends: 'hug' | 'water' | null;
  /** The height of the one it hugs, in its own. */
  readonly hugged?: number;
  /** Its arm lies on the one it hugs, who is drawn later. */
  readonly hasArmOver?: boolean;
  /** How it holds itself where it is part of a group, whatever it does otherwise. */
  readonly pose?: GroupPose;
  readonly orbit: Orbit | null;
  /** Only its head and its paws look out. */
  readonly peeks?: true;
  /** How far behind it what it pulls is, in widths of its own box; absent: it pulls nothing in harness. */
  readonly traces?: number;
  /** What holds it above the ground; absent: it hangs from nothing. */
  readonly hangs?: 'on a cord' | 'head down' | 'to a wall';
  /** How far it leaps to each side, and how far down it comes there: fractions of the width and the height. */
  readonly leap?: { readonly reach: number; readonly drop: number };
  /** How it lies on a surface seen from above, radians. */
  readonly turn?: number;
}

/** Whether it stands on the ground among the others, and on or in nothing. */
export const isOnGround = ({ role, mounts, airborne }: Placement): boolean =>
  role !== 'back' && mounts.length === 0 && !airborne;

/** The size of an actor and of all that carries it, times a factor. */
export const timesSize = (
  { size, mounts }: Placement,
  factor: number,
): Pick<Placement, 'size' | 'mounts'> => ({
  size: size * factor,
  mounts: mounts.map((mount) => ({ ...mount, size: mount.size * factor })),
});

/** An actor and what it sits on, each in a size of its own. */
export const withSizes = (placement: Placement, size: number, mountSize: number): Placement => ({
  ...placement,
  size,
  mounts: placement.mounts.map((mount) => ({ ...mount, size: mountSize })),
});

/** Width and height of an actor with its mounts, in fractions of the shorter side. */
export function extentOf(placement: Pick<Placement, 'size' | 'mounts'>): {
  readonly width: number;
  readonly height: number;
} {
  let width = placement.size;
  let seat = 0;
  let top = 0;
  for (const mount of placement.mounts) {
    width = Math.max(width, mount.size);
    top = Math.max(top, seat + mount.size * mount.tall);
    seat += mount.size * mount.rise;
  }
  const hook = placement.mounts.at(-1);
  if (hook?.manner === 'hanging') {
    return { width, height: top + Math.max(0, placement.size - hook.size * hook.rise) };
  }
  return { width, height: Math.max(top, seat + placement.size) };
}

/** The box that a placement may draw in, fractions of the picture. */
export function boxOf(
  placement: Placement,
  { width, height }: { readonly width: number; readonly height: number },
): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  const extent = extentOf(placement);
  const shorter = Math.min(width, height);
  const halfWidth = (extent.width * shorter) / width / 2;
  const tall = (extent.height * shorter) / height;
  const bottom = placement.airborne ? placement.y + tall / 2 : placement.y;
  return {
    left: placement.x - halfWidth,
    right: placement.x + halfWidth,
    top: bottom - tall,
    bottom,
  };
}
