import { clamp } from '../math/periodic.ts';
import { glyphOf, isPersonAt } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

/** The least and the most of who is on a lap, in sizes of who sits. */
const SIZES = { person: [0.5, 0.6], animal: [0.36, 0.54], busy: [0.3, 0.38] } as const;
/** Least and most of both, in heights of a grown-up. */
const HEIGHTS = [0.3, 1.3] as const;
/** How far a person on the lap is from the middle, so that both faces are seen; in sizes of who sits. */
const ASIDE = 0.1;
/** How much lower than the seat an animal lies on the thighs, which come towards the viewer; in sizes of who sits. */
const THIGHS = { busy: 0.14, free: 0.03 } as const;

/** Who is on somebody's lap is before the chest, and goes where the seat goes. */
export function sitOnLaps(placements: Placement[], scene: DeedScene): Placement[] {
  let result = placements;
  for (const { from, to, kind } of scene.relations) {
    const guest = result.find(({ subject }) => subject === from);
    const host = result.find(({ subject }) => subject === to);
    if (kind !== 'lap' || !guest || !host || host.mounts.length !== 1) continue;
    const isPerson = isPersonAt(scene.cast, from);
    const seated = placeOnLap(guest, host, isPerson, scene);
    // An arm over the shoulder of a child would hide its face.
    const hasArmOver = !isPerson && guest.motion === 'sleep';
    const holder: Placement =
      host.held.length === 0 ? { ...host, pose: 'onlap', hasArmOver } : host;
    result = result.map((each) => (each === guest ? seated : each === host ? holder : each));
  }
  return result;
}

function placeOnLap(
  guest: Placement,
  host: Placement,
  isPerson: boolean,
  { cast, frame }: DeedScene,
): Placement {
  const isChild = isPerson && !glyphOf(cast, guest.subject).startsWith('baby');
  const isBusy = host.held.length > 0;
  const [least, most] = isChild ? SIZES.person : isBusy ? SIZES.busy : SIZES.animal;
  const natural =
    (host.size * heightAmongPeople(guest, cast, HEIGHTS)) / heightAmongPeople(host, cast, HEIGHTS);
  const thighs = isBusy ? THIGHS.busy : THIGHS.free;
  return {
    ...guest,
    x: host.x + (isPerson ? acrossOf(host.size * ASIDE, frame) : 0),
    y: host.y + (isPerson ? 0 : downOf(host.size * thighs, frame)),
    size: clamp(natural, host.size * least, host.size * most),
    airborne: false,
    orbit: null,
    // The arm on the right of the picture is around it: its head is at the other side.
    facing: isPerson ? host.facing : 'left',
    order: host.order + 0.001,
    depth: host.depth,
    seatShift: host.seatShift,
    mounts: host.mounts.map((seat) => ({ ...seat, manner: 'standing', drawn: false })),
    ...(isChild && { pose: 'seated' as const }),
  };
}
