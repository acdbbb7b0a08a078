import { isScenery } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import { rideableAs } from '../things/depiction.ts';
import { glassOf } from '../things/glass.ts';
import { isShip } from '../things/nature.ts';
import { isForTwo, isRidden, rideFitOf } from '../things/ride-fits.ts';
import {
  brimOf,
  hookOf,
  isBoard,
  isFootbridge,
  isSeat,
  saddleOf,
  seatSizeOf,
} from '../things/seats.ts';
import { statureOf } from '../things/stature.ts';
import {
  type Carrier,
  type Cast,
  type CastMember,
  isAnimate,
  isBunch,
  isOnTablePeopleHave,
  ridersTogether,
} from './cast.ts';
import type { Manner, Mount } from './placement.ts';
import { withSaidProportion } from './said-proportion.ts';

/** Least and most that a mount is larger than its rider. */
type Limits = readonly [least: number, most: number];

/** Of mounts that are larger or smaller than what the sizes of both would give. */
const MOUNT_SIZES: Readonly<Record<string, Limits>> = {
  '@spreadbook': [1.4, 1.7],
  '@convertible': [1.6, 1.7],
  '@opentractor': [1.6, 1.7],
  '@wheelbarrow': [1.5, 1.7],
  '@tuckbed': [1.4, 1.55],
  '@sitbed': [1.4, 1.55],
  '@openboat': [1.5, 1.7],
  '@paperboat': [1.6, 1.8],
  '@opencanoe': [1.6, 1.8],
  '@kayak': [1.6, 1.8],
  '@gondola': [1.8, 2],
  '@horsecarriage': [1.5, 1.7],
  '@jinrikisha': [1.5, 1.7],
  speedboat: [1.9, 2.1],
  '@oneswing': [2.3, 2.4],
  '@tireswing': [2.7, 2.8],
  '@opensleepingbag': [1.2, 1.3],
  '@ridemower': [1.15, 1.3],
  '@carriagewindow': [1.2, 1.2],
  // Feet are near the pedals.
  bicycle: [0.8, 0.88],
  '@unicycle': [0.72, 0.8],
  '@tricycle': [0.8, 0.95],
  '@tandem': [1.75, 1.9],
  '@gokart': [1.45, 1.6],
  '@jetski': [1.35, 1.5],
  '@snowmobile': [1.35, 1.5],
  '@quadbike': [1.2, 1.35],
  motorcycle: [1.2, 1.3],
  'motor-scooter': [1, 1.1],
  '@moped': [0.95, 1.05],
  'kick-scooter': [0.8, 0.9],
  '@flowerbicycle': [0.8, 0.88],
  '@hotairballoon': [3.4, 3.8],
  '@airship': [2.6, 3.2],
  '@floatingisland': [2, 2.6],
  '@streamisland': [2, 2.6],
  'leaf-fluttering-in-wind': [2, 2.6],
  '@vine': [1.7, 1.7],
  '@wire': [2.4, 2.6],
  '@tightrope': [2.2, 2.4],
  '@viaduct': [1.75, 1.75],
  '@goldpile': [1.45, 1.6],
  '@crag': [1.2, 1.4],
  '@marketstall': [1.38, 1.42],
  '@flatrock': [1.5, 1.9],
  '@opencreamjar': [2.6, 3],
  '@wallboard': [1.3, 1.6],
  '@laidtowel': [1.9, 2.3],
  '@laidblanket': [1.9, 2.3],
  '@checkedblanket': [1.9, 2.3],
  '@marbleslab': [1.5, 1.8],
  '@stoneslab': [1.5, 1.8],
  '@boulder': [1.15, 1.5],
  '@crackedslab': [1.9, 2.1],
  blossom: [1.5, 1.8],
  sunflower: [1.5, 1.8],
  lotus: [1.5, 1.8],
  hibiscus: [1.5, 1.8],
};

/** The same of what one hangs from. */
const HANGING_SIZES: Readonly<Record<string, Limits>> = {
  '@branch': [2.5, 2.8],
  '@monkeybars': [1.7, 1.9],
};

/** Things on it are much smaller than it. */
const FOR_PEOPLE = /^(?:bed|@sofa|@armchair|couch-and-lamp|@bench|@widebench|@mattress|@rug)$/;
const UNDER_THINGS: Limits = [0.85, 2.7];

/** An animal that carries a castle or trees is much larger than they are. */
const UNDER_BUILDINGS: Limits = [1.9, 2.8];

function ratioLimits(
  { member, manner }: Carrier,
  rider: CastMember,
  isPeoplesTable: boolean,
): Limits {
  const { glyph } = member.subject;
  const isThing = !isAnimate(rider);
  if (isThing && manner !== 'inside' && FOR_PEOPLE.test(glyph)) return UNDER_THINGS;
  if (isPeoplesTable) return [1.6, 3.2];
  const own = MOUNT_SIZES[rideableAs(glyph)];
  if (own) return own;
  if (glyph === '@flowerpot' && rider.category.startsWith('plant')) return FLOWERPOT;
  if (manner === 'inside') {
    const glass = glassOf(glyph);
    return glass ? [1 / glass.room, 1 / glass.room] : [1.15, 2];
  }
  if (manner === 'hanging') return HANGING_SIZES[glyph] ?? [0.9, 1.6];
  if (isScenery(glyph)) return [1.5, 2.6];
  if (isScenery(rider.subject.glyph)) return UNDER_BUILDINGS;
  return member.category.startsWith('animal') ? [1.3, 2.6] : [0.85, 1.75];
}

/** Of a pot beside what grows in it. */
const FLOWERPOT: Limits = [1, 1.15];

/** On an animal's back a mouse is a mouse; furniture and vehicles are made for their users. */
const ratioOf = (mount: CastMember, rider: CastMember, isPeoplesTable: boolean): number =>
  mount.category.startsWith('animal') || isPeoplesTable
    ? (statureOf(mount.subject.glyph, mount.category) * mount.subject.scale) /
      (statureOf(rider.subject.glyph, rider.category) * rider.subject.scale)
    : mount.bulk / rider.bulk;

/** Whether both are as large as the prompt says: not behind glass, at the pedals of a bicycle or on furniture. */
const canDiffer = ({ manner, member: { subject } }: Carrier): boolean =>
  manner !== 'hanging' &&
  !(manner === 'inside' && glassOf(subject.glyph)) &&
  !isRidden(rideableAs(subject.glyph)) &&
  !FOR_PEOPLE.test(subject.glyph) &&
  !isSeat(subject.glyph);

/** The largest that glass is drawn around what is in it, a fraction of the shorter side. */
const LARGEST_GLASS = 0.74;

/** Of a wheel in a cage, both take their share. */
function roomBehindGlass(cast: Cast, rider: CastMember): number {
  const carrier = cast.carriers.get(rider.index);
  const glass = carrier?.manner === 'inside' ? glassOf(carrier.member.subject.glyph) : null;
  return carrier && glass ? glass.room * roomBehindGlass(cast, carrier.member) : 1;
}

/** What is behind glass is as large as the glass lets it be. */
export function sizeBehindGlass(cast: Cast, rider: CastMember, size: number): number {
  const room = roomBehindGlass(cast, rider);
  return room < 1 ? Math.min(size, LARGEST_GLASS * room) : size;
}

/** How long a bed is for who lies in it. */
const LENGTHS_OF_BED: Limits = [1.2, 1.3];

const liesInBed = ({ subject }: CastMember, glyph: string): boolean =>
  glyph === 'bed' && subject.person !== null && /^(?:sleep|lie)$/.test(subject.motion ?? '');

/** How much higher somebody sits in a bed, whose foot end would hide what is in the hands. */
const SITS_UP = 0.15;
const overFootEnd = ({ subject }: CastMember, glyph: string, { manner }: Carrier): number =>
  glyph === 'bed' && manner === 'inside' && subject.motion === 'sit' ? SITS_UP : 0;

/** The mounts below a rider, nearest the ground first, sized from the rider's size. */
export function mountsOf(cast: Cast, rider: CastMember, riderSize: number): Mount[] {
  const mounts = pileBelow(rider, riderSize);
  const together = isBunch(cast, rider) ? 1 : Math.min(4, ridersTogether(cast, rider));
  let top = rider;
  let size = mounts[0]?.size ?? riderSize;
  for (let depth = 0; depth < 3; depth++) {
    const carrier = cast.carriers.get(top.index);
    if (!carrier) break;
    const glyph = rideableAs(carrier.member.subject.glyph);
    const isPeoplesTable = depth === 0 && isOnTablePeopleHave(cast, top);
    const lies = depth === 0 && liesInBed(rider, glyph);
    const usual = lies ? LENGTHS_OF_BED : ratioLimits(carrier, top, isPeoplesTable);
    const scales = { mount: carrier.member.subject.scale, rider: top.subject.scale };
    const [least, largest] = canDiffer(carrier) ? withSaidProportion(usual, scales) : usual;
    // A berry on a cake.
    const most = top.subject.scale < 0.5 ? largest * 1.6 : largest;
    const seat = depth === 0 && rider.subject.person !== null && !lies ? seatSizeOf(glyph) : 1;
    size *=
      seat *
      clamp(ratioOf(carrier.member, top, isPeoplesTable), least, most) *
      (depth > 0 ? 1 : roomOn(glyph, together, carrier, isPeoplesTable));
    mounts.unshift({
      subject: carrier.member.index,
      size,
      manner: carrier.manner,
      rise: riseOf(glyph, carrier.manner) + (depth === 0 ? overFootEnd(rider, glyph, carrier) : 0),
      tall: tallOf(glyph),
      drawn: true,
    });
    top = carrier.member;
  }
  return mounts;
}

/** How much longer a motorcycle or a horse is for each who sits behind. */
const LONGER = 0.14;

/** Those who ride an animal, a motorcycle or a bicycle made for two together sit close. */
const roomOn = (
  glyph: string,
  together: number,
  { manner, member }: Carrier,
  isPeoplesTable: boolean,
): number => {
  if (isForTwo(glyph)) return 1;
  if (isFootbridge(glyph)) return 0.7 + 0.3 * together;
  const isAnimal = member.category.startsWith('animal');
  return manner === 'astride' && (isAnimal || isRidden(glyph))
    ? 1 + LONGER * (together - 1)
    : roomFor(together, manner, isPeoplesTable);
};

/** How much wider a mount is for several riders. */
function roomFor(together: number, manner: Manner, isPeoplesTable: boolean): number {
  if (isPeoplesTable) return Math.max(1, 0.3 + 0.36 * together);
  return manner === 'inside' ? 0.68 + 0.32 * together : 0.4 + 0.6 * together;
}

/** Each of a pile is so much larger than the one on it. */
const LARGER_BELOW = 1.14;

/** Those that the topmost of a pile stands on, which are of its kind. */
function pileBelow({ index, subject }: CastMember, topSize: number): Mount[] {
  if (!subject.isPiled) return [];
  const glyph = rideableAs(subject.glyph);
  return Array.from({ length: subject.count - 1 }, (_, level) => ({
    subject: index,
    size: topSize * LARGER_BELOW ** (subject.count - 1 - level),
    manner: 'standing' as const,
    rise: riseOf(glyph, 'standing'),
    tall: 0.95,
    drawn: true,
  }));
}

/** Heights, in widths, of what things are shown on, which lies flat, and of what is wider than high. */
const LOW: Readonly<Record<string, number>> = {
  '@viaduct': 0.62,
  '@laidtowel': 0.15,
  '@laidblanket': 0.15,
  '@checkedblanket': 0.15,
  '@flatrock': 0.28,
  '@marbleslab': 0.17,
  '@stoneslab': 0.17,
  '@wallboard': 0.27,
};

/** Of mounts whose riders are on top of a low drawing, in widths of it. */
function lowHeightOf(glyph: string): number | null {
  if (isBoard(glyph)) return 0.14;
  return LOW[glyph] ?? null;
}

const tallOf = (glyph: string): number => lowHeightOf(glyph) ?? (isShip(glyph) ? 0.5 : 0.95);

/** How high vehicles are that are ridden, in widths of their boxes. */
const RIDE_HEIGHT = 0.68;

/** Sprites rarely fill their box. */
function riseOf(glyph: string, manner: Manner): number {
  if (manner === 'hanging') return hookOf(glyph);
  if (manner === 'inside' && glassOf(glyph)) return 0.1;
  const low = lowHeightOf(glyph);
  if (low !== null) return low;
  const ride = manner === 'astride' ? rideFitOf(glyph, 0) : null;
  if (ride) return RIDE_HEIGHT * ride.seat[1];
  const brim = brimOf(glyph) ?? (saddleOf(glyph) || 0.1);
  const fromTop = manner === 'inside' ? brim + 0.12 : saddleOf(glyph);
  return Math.max(0.05, 0.92 * (1 - fromTop));
}
