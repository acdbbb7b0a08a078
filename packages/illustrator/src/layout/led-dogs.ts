import { LED_PLACES } from '../things/led-places.ts';
import { glyphOf } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

/** The size of a grown-up who leads several. */
const ADULT = 0.42;
/** Of one who is led, in sizes of who leads. */
const LED_SIZE = 0.6;
const NEARER = 0.02;

/** Several dogs on leashes go before the one who leads them, close enough for the leashes to reach them. */
export function leadSeveral(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame, relations } = scene;
  const leader = placements.find(({ subject }) =>
    relations.some(
      ({ from, to, kind }) => from === subject && kind === 'hold' && glyphOf(cast, to) === '@leash',
    ),
  );
  const led = placements.filter(
    ({ subject }) =>
      cast.members[subject]?.subject.motion === 'walk' &&
      relations.some(
        ({ from, to, kind }) => from === leader?.subject && to === subject && kind === 'beside',
      ),
  );
  if (leader === undefined || led.length < 2 || led.length > LED_PLACES.length) return placements;
  const size = ADULT * heightAmongPeople(leader, cast, [0.6, 1.1]);
  const farthest = Math.max(...LED_PLACES.slice(0, led.length).map(([across]) => across));
  const x = 0.5 - acrossOf((size * farthest) / 2, frame);
  const y = groundBefore(frame, NEARER);
  const base = { airborne: false, orbit: null, facing: 'right' as const };
  return placements.map((each) => {
    if (each === leader) return { ...each, ...base, x, y, size, order: 53 };
    const [across, down] = LED_PLACES[led.indexOf(each)] ?? [];
    if (across === undefined || down === undefined) return each;
    return {
      ...each,
      ...base,
      x: x + acrossOf(size * across, frame),
      y: y + downOf(size * down, frame),
      size: size * LED_SIZE,
      order: 51 + down,
    };
  });
}
