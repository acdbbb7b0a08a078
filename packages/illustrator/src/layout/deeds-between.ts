import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { clamp } from '../math/periodic.ts';
import { carryInArms, carryOnBack, inBothArms } from './carried.ts';
import { type Cast, firstOfGlyph, glyphOf, isPersonAt } from './cast.ts';
import {
  ADULT,
  comfort,
  HEIGHTS,
  NEARER,
  sizesOfTwo,
  talk,
  tossUp,
  type Two,
  whisper,
} from './close-pairs.ts';
import { groupHug, meetHands, tugOfWar, turnToEachOther } from './company.ts';
import { besideItsGap, floatIceberg, flyFromCage, layRoad, sitAtBook } from './concept-things.ts';
import type { DeedScene } from './deed-scene.ts';
import { walkBelowDragon } from './dragon-dance.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { handOut, isGivenToOne } from './hand-out.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import { leadSeveral } from './led-dogs.ts';
import { weighOnScales } from './level-scales.ts';
import { sitOnLaps } from './on-laps.ts';
import { facingTeams } from './opposing-teams.ts';
import { type Placement, withSizes } from './placement.ts';
import { walkInFile } from './processions.ts';
import { standInLine } from './queues.ts';
import { throwToOthers } from './throw-to.ts';
import { reachTheSky } from './ways-to-the-sky.ts';

type Arrange = (doer: Placement, other: Placement, scene: DeedScene) => Two;

const heightOf = (placement: Placement, cast: Cast): number =>
  heightAmongPeople(placement, cast, HEIGHTS);

/** The width of each ride, in sizes of its rider. */
const RIDE_SIZES: Readonly<Record<string, number>> = {
  '@oneswing': 1.9,
  '@wheelchair': 1.05,
  '@stroller': 1.3,
  bicycle: 0.86,
  sled: 1.1,
};

/** The doer pushes the other from behind, close enough to touch the seat. */
const pushFromBehind: Arrange = (doer, other, { cast, frame }) => {
  const ride = other.mounts[0];
  const adult = ADULT * heightOf(doer, cast);
  const own = ADULT * heightOf(other, cast);
  const glyph = glyphOf(cast, ride?.subject);
  const mount = ride ? own * (RIDE_SIZES[glyph] ?? 1.2) : own;
  const reach = glyph === '@oneswing' ? own * 0.2 : ride ? mount * 0.38 : own * 0.2;
  const apart = acrossOf(adult * 0.3 + reach, frame);
  const y = groundBefore(frame, NEARER);
  const base = { orbit: null, airborne: false, facing: 'right' as const, y };
  return [
    { ...doer, ...base, x: 0.5 - apart * 0.62, size: adult, mounts: [], order: 53, pose: 'push' },
    { ...withSizes(other, own, mount), ...base, x: 0.5 + apart * 0.38, order: 52 },
  ];
};

/** The teacher stands beside the pupil, a hand on the shoulder or on the saddle. */
const teach: Arrange = (doer, other, scene) => {
  const { cast, frame } = scene;
  if (other.mounts.length > 0) return pushFromBehind(doer, other, scene);
  const adult = ADULT * heightOf(doer, cast);
  const own = ADULT * heightOf(other, cast);
  const apart = acrossOf(adult * 0.36 + own * 0.16, frame);
  const y = groundBefore(frame, NEARER);
  return [
    { ...doer, x: 0.5 - apart / 2, y, size: adult, facing: 'right', order: 53, pose: 'teach' },
    { ...other, x: 0.5 + apart / 2, y, size: own, facing: 'right', order: 52 },
  ];
};

/** The doer stands behind the other, who sits on the ground. */
const doHair: Arrange = (doer, other, { cast, frame }) => {
  const adult = ADULT * heightOf(doer, cast) * 1.06;
  const own = ADULT * heightOf(other, cast) * 0.98;
  const y = groundBefore(frame, NEARER);
  const isTall = own > adult * 0.86;
  return [
    {
      ...doer,
      x: 0.5,
      y: y - downOf(isTall ? adult * 0.12 : adult * 0.02, frame),
      size: adult,
      order: 52,
      pose: 'braid',
      hasArmOver: true,
      facing: 'right',
    },
    { ...other, x: 0.5, y: y + 0.01, size: own, order: 52.001, pose: 'sit', facing: 'right' },
  ];
};

/** The doer holds something out, and the other one reaches for it. */
const give: Arrange = (doer, other, { cast, frame }) => {
  const [own, its] = sizesOfTwo(doer, other, cast);
  const apart = acrossOf((own + its) * 0.42, frame);
  const y = groundBefore(frame, NEARER);
  return [
    { ...doer, x: 0.5 - apart / 2, y, size: own, facing: 'right', order: 53, pose: 'give' },
    { ...other, x: 0.5 + apart / 2, y, size: its, facing: 'left', order: 52, pose: 'take' },
  ];
};

/** The patient sits or lies, and the doctor stands beside with the hands at them. */
const treat: Arrange = (doer, other, { cast, frame }) => {
  const own = ADULT * heightOf(doer, cast);
  const its = ADULT * heightOf(other, cast);
  const seat = other.mounts[0];
  const isTable = glyphOf(cast, seat?.subject) === '@examtable';
  const mount = isTable ? Math.max(0.34, its * 1.1) : its * 0.86;
  const apart = acrossOf(own * 0.34 + its * 0.26, frame);
  const y = groundBefore(frame, NEARER);
  return [
    { ...doer, x: 0.46 - apart / 2, y, size: own, facing: 'right', order: 53, pose: 'treat' },
    {
      ...withSizes(other, its, mount),
      x: 0.46 + apart / 2,
      y,
      facing: 'left',
      order: 52,
      ...(isTable ? {} : { pose: 'seated' as const }),
    },
  ];
};

const ARRANGEMENTS: Readonly<Partial<Record<MotionName, Arrange>>> = {
  teach,
  braid: doHair,
  give,
  handover: give,
  treat,
  comfort,
  whisper,
  toss: tossUp,
  talk,
  sign: talk,
  carry: carryInArms,
  piggyback: carryOnBack,
};

/** Who tosses a ball beside somebody has the ball in the air, and not the other. */
const isTossed = (other: Placement, doer: number, { cast, relations }: DeedScene): boolean =>
  isPersonAt(cast, other.subject) &&
  !relations.some(({ from, kind }) => from === doer && kind === 'hold');

/** Places those who do something to each other; all others stay where they are. */
export function arrangeDeeds(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
  prompt: string,
): Placement[] {
  const scene = { cast, frame, relations, prompt };
  let result = [
    shareBetween,
    gatherListeners,
    handOut,
    leadSeveral,
    underArch,
    groupHug,
    standInLine,
    walkInFile,
    reachTheSky,
    weighOnScales,
    layRoad,
    besideItsGap,
    sitAtBook,
    floatIceberg,
    flyFromCage,
    tugOfWar,
    facingTeams,
    walkBelowDragon,
    throwToOthers,
    turnToEachOther,
    meetHands,
    sitOnLaps,
  ].reduce((placed, arrange) => arrange(placed, scene), [...placements]);
  const isForTwo = ({ motion, subject }: Placement, other: Placement): boolean => {
    if (motion === 'toss') return isTossed(other, subject, scene);
    return motion !== 'give' || isGivenToOne(subject, result, relations);
  };
  for (const { from, to, kind } of relations) {
    if (kind !== 'beside') continue;
    const doer = result.find(({ subject }) => subject === from);
    const other = result.find(({ subject, role }) => subject === to && role !== 'back');
    if (!doer || !other) continue;
    const rides = other.mounts.length > 0 && doer.motion === 'push';
    const arrange = rides ? pushFromBehind : ARRANGEMENTS[doer.motion];
    if (!arrange || !isForTwo(doer, other)) continue;
    const [newDoer, newOther] = arrange(doer, other, scene);
    result = result.map((each) => (each === doer ? newDoer : each === other ? newOther : each));
    const isWithTwin = result.some(({ subject, copy }) => subject === to && copy > 0);
    if (doer.motion === 'carry' && isWithTwin)
      result = result.map((each) =>
        each.subject === to ? inBothArms({ ...newOther, copy: each.copy }, frame) : each,
      );
    if (doer.motion === 'treat') result = helpFromTheOtherSide(result, newDoer, newOther, scene);
  }
  return result;
}

/** Another person, where there is one, holds the patient. */
function helpFromTheOtherSide(
  placements: readonly Placement[],
  doctor: Placement,
  patient: Placement,
  { cast, frame }: DeedScene,
): Placement[] {
  const helper = placements.find(
    (each) => each !== doctor && each !== patient && isPersonAt(cast, each.subject),
  );
  if (!helper) return [...placements];
  const own = ADULT * heightOf(helper, cast);
  const x = patient.x + acrossOf(own * 0.34 + patient.size * 0.3, frame);
  return placements.map((each) =>
    each === helper
      ? {
          ...each,
          x: Math.min(0.88, x),
          y: doctor.y,
          size: own,
          facing: 'left' as const,
          order: 53,
          pose: 'treat' as const,
        }
      : each,
  );
}

const PHONES = /^mobile-phone/;

/** A thing that several share is between them, at the height of their hands. */
function shareBetween(placements: Placement[], { cast, frame, relations }: DeedScene): Placement[] {
  const shared = relations.filter(({ kind }) => kind === 'shared');
  const thing = placements.find(({ subject }) => subject === shared[0]?.from);
  const sharers = placements.filter(({ subject }) => shared.some(({ to }) => to === subject));
  if (!thing || sharers.length < 2) return placements;
  const adult = sharers.length > 2 ? ADULT * 0.84 : ADULT;
  const sizeOf = (each: Placement): number => adult * clamp(heightOf(each, cast), 0.6, 1.2);
  const smallest = Math.min(...sharers.map(sizeOf));
  const size = clamp(
    smallest * (PHONES.test(glyphOf(cast, thing.subject)) ? 0.26 : 0.42),
    0.1,
    0.2,
  );
  const y = groundBefore(frame, NEARER);
  const placeOf = (each: Placement, i: number): Placement => {
    const own = sizeOf(each);
    const side = i % 2 === 0 ? -1 : 1;
    // The third one stands behind what they have in their hands.
    const isBehind = i === 2;
    const away = own * (0.24 + 0.5 * Math.floor(Math.max(0, i - 1) / 2)) + size * 0.34;
    return {
      ...each,
      x: isBehind ? 0.5 : 0.5 + side * acrossOf(away, frame),
      y: isBehind ? y - 0.05 : y,
      size: own,
      airborne: false,
      facing: side < 0 ? 'right' : 'left',
      order: isBehind ? 51 : 52 - i * 0.01,
      pose: isBehind ? 'embrace' : 'take',
    };
  };
  const shelter = relations.find(
    ({ from, kind }) => kind === 'under' && sharers.some(({ subject }) => subject === from),
  )?.to;
  return placements.map((each) => {
    const place = sharers.indexOf(each);
    if (place >= 0) return placeOf(each, place);
    if (each.subject === shelter && !each.airborne) {
      return { ...each, x: 0.5, y: y - 0.03, size: 0.68, order: 47 };
    }
    if (each !== thing) return each;
    return {
      ...each,
      x: 0.5,
      y: y - downOf(smallest * 0.46, frame),
      size,
      airborne: true,
      motion: 'idle',
      mounts: [],
      order: 54,
    };
  });
}

/** One or two people stand below the middle of an arch, side by side. */
function underArch(placements: Placement[], { cast, frame, relations }: DeedScene): Placement[] {
  const arch = firstOfGlyph(placements, cast, '@flowerarch');
  if (!arch) return placements;
  const below = placements.filter(
    ({ subject }) =>
      isPersonAt(cast, subject) &&
      relations.some(
        ({ from, to, kind }) =>
          from === subject && to === arch.subject && kind !== 'left' && kind !== 'right',
      ),
  );
  if (below.length === 0 || below.length > 2) return placements;
  const y = groundBefore(frame, NEARER);
  return placements.map((each) => {
    if (each === arch) {
      return {
        ...each,
        x: 0.5,
        y: y - 0.02,
        size: 0.8,
        airborne: false,
        motion: 'idle',
        order: 46,
      };
    }
    const place = below.indexOf(each);
    if (place < 0) return each;
    const own = 0.4 * heightOf(each, cast);
    const aside = below.length === 1 ? 0 : (place - 0.5) * 0.48 * own;
    return {
      ...each,
      x: 0.5 + acrossOf(aside, frame),
      y,
      size: own,
      facing: aside < 0 ? 'right' : 'left',
      order: 52,
    };
  });
}

/** Listeners sit on the floor on both sides of the one who reads to them. */
function gatherListeners(
  placements: Placement[],
  { cast, frame, relations }: DeedScene,
): Placement[] {
  const link = relations.find(({ from, to, kind }) => {
    const reader = cast.members[to]?.subject;
    return (
      kind === 'around' &&
      reader?.motion === 'sit' &&
      reader.person !== null &&
      cast.members[from]?.subject.motion === 'sit'
    );
  });
  const reader = placements.find(({ subject }) => subject === link?.to);
  if (!reader) return placements;
  const listeners = placements.filter(({ subject }) =>
    relations.some(
      ({ from, to, kind }) => kind === 'around' && from === subject && to === reader.subject,
    ),
  );
  const y = groundBefore(frame, NEARER);
  const adult = ADULT * heightOf(reader, cast);
  const own = clamp(0.34 / Math.max(1, Math.floor(listeners.length / 2)), 0.2, 0.3);
  return placements.map((each) => {
    if (each === reader)
      return { ...withSizes(each, adult, adult * 0.96), x: 0.5, y: y - 0.03, order: 51 };
    const place = listeners.indexOf(each);
    if (place < 0) return each;
    // The last of an odd number sits before the chair.
    const isInFront = place === listeners.length - 1 && place % 2 === 0;
    const side = isInFront ? 0 : place % 2 === 0 ? -1 : 1;
    const nearest = adult * 0.44 + own * 0.36;
    const x = 0.5 + side * acrossOf(nearest + Math.floor(place / 2) * own * 0.72, frame);
    return {
      ...each,
      x: clamp(x, 0.09, 0.91),
      y: isInFront ? y + 0.05 : y + 0.02 + 0.02 * Math.floor(place / 2),
      size: own,
      airborne: false,
      orbit: null,
      motion: 'sit' as const,
      pose: 'sit' as const,
      facing: side < 0 ? ('right' as const) : ('left' as const),
      order: 53 + place * 0.01,
    };
  });
}
