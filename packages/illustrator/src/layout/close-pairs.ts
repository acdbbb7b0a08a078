import { type Cast, isPersonAt } from './cast.ts';
import type { PairScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

/** Where two are of whom one does something to the other that needs no thing: talks, whispers, comforts, tosses. */

/** Least and most of both, in heights of a grown-up. */
export const HEIGHTS = [0.45, 1.3] as const;
/** The size of a grown-up. */
export const ADULT = 0.45;
/** How much nearer to the viewer they stand than others, fraction of the height. */
export const NEARER = 0.03;

/** Who does something, and to whom. */
export type Two = readonly [doer: Placement, other: Placement];

/** The sizes of two; of animals the larger one is as large as a grown-up. */
export function sizesOfTwo(
  doer: Placement,
  other: Placement,
  cast: Cast,
): readonly [number, number] {
  const two = [doer, other].map((each) => heightAmongPeople(each, cast, HEIGHTS));
  const isOfPeople = [doer, other].some(({ subject }) => isPersonAt(cast, subject));
  const unit = ADULT / (isOfPeople ? 1 : Math.max(...two));
  return [unit * (two[0] ?? 1), unit * (two[1] ?? 1)];
}

/** In sizes of who comforts. */
const SMALLEST_COMFORTED = 0.62;

/** An arm lies around the other, who does nothing. */
export function comfort(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  if (doer.mounts.length + other.mounts.length > 0) return [doer, other];
  const [own, natural] = sizesOfTwo(doer, other, cast);
  const its = Math.max(own * SMALLEST_COMFORTED, natural);
  const isPerson = isPersonAt(cast, doer.subject);
  const apart = acrossOf((own + its) * (isPerson ? 0.19 : 0.24), frame);
  const y = groundBefore(frame, NEARER);
  const base = { y, airborne: false, orbit: null };
  return [
    {
      ...doer,
      ...base,
      x: 0.5 - apart / 2,
      size: own,
      facing: 'right',
      order: 52,
      attends: 'hug',
      hugged: its / own,
      hasArmOver: true,
    },
    { ...other, ...base, x: 0.5 + apart / 2, size: its, facing: 'left', order: 52.001 },
  ];
}

/** Head at head, a hand before the mouth; the smaller one stands on tiptoe, which its size shows. */
export function whisper(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  const [own, its] = sizesOfTwo(doer, other, cast);
  const apart = acrossOf((own + its) * 0.2, frame);
  const seat = doer.mounts.length + other.mounts.length > 0;
  const y = groundBefore(frame, NEARER);
  const at = (each: Placement, side: -1 | 1, size: number): Placement =>
    seat ? each : { ...each, x: 0.5 + (side * apart) / 2, y, size, airborne: false };
  return [
    { ...at(doer, -1, own), facing: 'right', order: 53, pose: 'whisper' },
    { ...at(other, 1, its), facing: 'left', order: 52, ...(!seat && { pose: 'snuggle' as const }) },
  ];
}

/** In sizes of who throws: of the one in the air, and how high the hands are. */
const TOSSED = { size: 0.6, hands: 0.98 } as const;

/** Somebody is in the air over the hands of another. */
export function tossUp(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  const own = ADULT * heightAmongPeople(doer, cast, HEIGHTS) * 0.92;
  const size = Math.min(own * TOSSED.size, ADULT * heightAmongPeople(other, cast, HEIGHTS));
  const y = groundBefore(frame, NEARER);
  return [
    { ...doer, x: 0.5, y, size: own, order: 52, airborne: false, motion: 'idle', pose: 'cheer' },
    {
      ...other,
      x: 0.5,
      y: y - downOf(own * TOSSED.hands + size * 0.5, frame),
      size,
      order: 53,
      airborne: true,
      orbit: null,
      motion: 'float',
      pose: 'cheer',
      mounts: [],
    },
  ];
}

/** Turned to each other, a little apart. */
export function talk(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  const isCrowd = cast.members[other.subject]?.subject.count !== 1;
  if (isCrowd || doer.mounts.length + other.mounts.length > 0) return [doer, other];
  const [own, its] = sizesOfTwo(doer, other, cast);
  const apart = acrossOf((own + its) * 0.36, frame);
  const y = groundBefore(frame, NEARER);
  const base = { y, airborne: false, orbit: null };
  return [
    { ...doer, ...base, x: 0.5 - apart / 2, size: own, facing: 'right', order: 53 },
    { ...other, ...base, x: 0.5 + apart / 2, size: its, facing: 'left', order: 52 },
  ];
}
