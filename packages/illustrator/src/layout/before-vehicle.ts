import type { MotionName } from '../language/motion-name.ts';
import { isPassengerVehicle } from '../things/machines.ts';
import { type Cast, glyphOf, isPersonAt } from './cast.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import { type Placement, withSizes } from './placement.ts';

/** What people do who are only beside a vehicle. */
const BESIDE: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'wave',
  'run',
  'walk',
  'cheer',
  'talk',
  'point',
  'jump',
]);
const HEIGHTS = [0.62, 1.1] as const;
/** Of the vehicle, and of a load on its roof in shares of it. */
const VEHICLE = { x: 0.54, size: 0.84, load: 0.3 } as const;
/** Where the row begins and how far apart they are, in shares of the shorter side. */
const ROW = { first: -0.36, step: 0.21, ofTwo: 0.25, widest: 0.8 } as const;
const MOST = 6;

/** Several people stand or run before a vehicle that is as large as it is beside them. */
export function standBeforeVehicle(
  placements: readonly Placement[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const vehicles = placements.filter((each) => isVehicle(each, cast));
  const kinds = new Set(vehicles.map(carriedBy));
  const people = placements.filter(({ subject }) => isPersonAt(cast, subject));
  const areBeside = people.every(
    ({ motion, mounts, airborne }) => BESIDE.has(motion) && mounts.length === 0 && !airborne,
  );
  const isCrowd = people.length > 1 && people.length <= MOST;
  if (kinds.size !== 1 || isSeveral(vehicles) || !isCrowd || !areBeside) return placements;
  const adult = Math.min(0.4, 0.47 - 0.035 * people.length);
  const step = people.length === 2 ? ROW.ofTwo : Math.min(ROW.step, ROW.widest / people.length);
  return placements.map((each) => {
    if (vehicles.includes(each)) return asLarge(each, cast, frame);
    const place = people.indexOf(each);
    if (place < 0) return each;
    return {
      ...each,
      x: 0.5 + acrossOf(ROW.first + step * place, frame),
      y: groundBefore(frame, 0.03 + (place % 2) * 0.015),
      size: adult * heightAmongPeople(each, cast, HEIGHTS),
      facing: 'right' as const,
      order: 53 + place * 0.01,
    };
  });
}

/** What stands on the ground: the vehicle below its load, or the placement itself. */
const carriedBy = ({ subject, mounts }: Placement): number => mounts[0]?.subject ?? subject;

/** Two cars, unlike two suitcases on one. */
const isSeveral = (vehicles: readonly Placement[]): boolean =>
  vehicles.filter(({ mounts }) => mounts.length === 0).length > 1;

/** A vehicle by itself, or one that only carries things. */
function isVehicle(placement: Placement, cast: Cast): boolean {
  const { subject, mounts, airborne, role } = placement;
  const isLoaded = mounts.length > 0 && isPersonAt(cast, subject);
  const glyph = glyphOf(cast, carriedBy(placement));
  return role !== 'back' && !airborne && !isLoaded && isPassengerVehicle(glyph);
}

function asLarge(vehicle: Placement, cast: Cast, frame: LayoutFrame): Placement {
  const { x, load } = VEHICLE;
  const size =
    SIZES.find(([glyphs]) => glyphs.test(glyphOf(cast, carriedBy(vehicle))))?.[1] ?? VEHICLE.size;
  const sized =
    vehicle.mounts.length > 0 ? withSizes(vehicle, size * load, size) : { ...vehicle, size };
  return { ...sized, x, y: groundBefore(frame, -0.03), facing: 'left', order: 50 };
}

/** The widths of lower vehicles, and of those whose drawings are taller. */
const SIZES: readonly (readonly [glyphs: RegExp, size: number])[] = [
  [/^@(?:sportscar|classicsportscar|limousine|campervan)$/, 0.72],
  [/^@vintagecar$/, 0.58],
  [/^(?:automobile|taxi|police-car|sport-utility-vehicle)$/, 0.7],
];
