import { glyphOf } from './cast.ts';
import { ADULT, NEARER, type Two } from './close-pairs.ts';
import type { PairScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople, isYoung } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Least and most of two of whom one carries the other, in heights of a grown-up. */
const HEIGHTS = [0.5, 1.3] as const;
/** Of a baby in the arms, in sizes of who carries it. */
const BABY = 0.52;
/** How far somebody across the arms is turned. Radians. */
const ACROSS = { baby: -0.95, other: -1.12 } as const;

const BABIES = /^baby/;

/** The one who carries stands in the middle, in front of others. */
const carrierAt = (doer: Placement, size: number, frame: LayoutFrame): Placement => ({
  ...doer,
  x: 0.5,
  y: groundBefore(frame, NEARER),
  size,
  airborne: false,
  orbit: null,
  order: 53,
  facing: 'right',
});

/** The one who is carried does nothing else. */
const carriedWith = (other: Placement, size: number): Placement => ({
  ...other,
  size,
  airborne: true,
  orbit: null,
  motion: 'idle',
  attends: null,
  mounts: [],
  facing: 'right',
});

/** In the arms: babies and grown-ups across them, children upright on one of them. */
export function carryInArms(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  const own = ADULT * heightAmongPeople(doer, cast, HEIGHTS);
  const glyph = glyphOf(cast, other.subject);
  const isBaby = BABIES.test(glyph);
  const isChild = isYoung(glyph) && !isBaby;
  const size = isBaby
    ? own * BABY
    : Math.min(own * (isChild ? 0.66 : 0.98), ADULT * heightAmongPeople(other, cast, HEIGHTS));
  const carrier = { ...carrierAt(doer, own, frame), hasArmOver: true };
  const held = { ...carriedWith(other, size), order: 53.001, pose: 'carried' as const };
  const { y } = carrier;
  if (isChild) {
    return [
      { ...carrier, x: 0.47, pose: 'onhip' },
      { ...held, x: 0.47 + acrossOf(own * 0.2, frame), y: y - downOf(own * 0.56, frame) },
    ];
  }
  return [
    { ...carrier, pose: isBaby ? 'cradle' : 'carry' },
    {
      ...held,
      x: 0.5 + acrossOf(own * (isBaby ? 0.04 : 0.14), frame),
      y: y - downOf(own * (isBaby ? 0.5 : 0.47), frame),
      turn: isBaby ? ACROSS.baby : ACROSS.other,
    },
  ];
}

/** On the back, the head beside that of the carrier and the arms around the neck. */
export function carryOnBack(doer: Placement, other: Placement, { cast, frame }: PairScene): Two {
  const own = ADULT * heightAmongPeople(doer, cast, HEIGHTS) * 0.94;
  const size = Math.min(own * 0.96, ADULT * heightAmongPeople(other, cast, HEIGHTS));
  const carrier = carrierAt(doer, own, frame);
  return [
    { ...carrier, pose: 'piggyback' },
    {
      ...carriedWith(other, size),
      x: 0.5 + acrossOf(own * 0.25, frame),
      y: carrier.y - downOf(own * 0.69 - size * 0.07, frame),
      order: 52.999,
      hasArmOver: true,
      pose: 'onback',
    },
  ];
}

/** Twins are upright, one in each arm. */
export function inBothArms(baby: Placement, frame: LayoutFrame): Placement {
  const side = baby.copy % 2 === 0 ? -1 : 1;
  return {
    ...baby,
    x: 0.5 + side * acrossOf(baby.size * 0.42, frame),
    turn: side * 0.16,
    facing: side < 0 ? 'right' : 'left',
  };
}
