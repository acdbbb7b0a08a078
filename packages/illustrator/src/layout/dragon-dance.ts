import { DRAGON_POLES } from '../art/props/dragon-puppet.ts';
import { firstOfGlyph } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import type { Placement } from './placement.ts';

/** Width of the dragon, and of each who carries it. */
const DRAGON = 0.98;
const CARRIER = 0.3;
/** Of a raised hand: above the ground and beside the middle, in sizes of the carrier. */
const HAND = { up: 0.71, aside: 0.21 } as const;

/** Those who carry a dragon on poles walk below it, each at a pole. */
export function walkBelowDragon(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame, relations } = scene;
  const dragon = firstOfGlyph(placements, cast, '@dragonpuppet');
  const bearers = relations.find(
    ({ from, kind }) => from === dragon?.subject && kind === 'above',
  )?.to;
  const row = placements.filter(({ subject }) => subject === bearers);
  if (dragon === undefined || row.length === 0) return placements;
  const ground = groundBefore(frame, 0.04);
  const hands = ground - downOf(CARRIER * HAND.up, frame);
  return placements.map((each) => {
    if (each === dragon) {
      const y = hands - downOf(DRAGON * (DRAGON_POLES.hands - 0.5), frame);
      return { ...each, x: 0.5, y, size: DRAGON, airborne: true, facing: 'right', order: 51 };
    }
    const place = row.indexOf(each);
    if (place < 0) return each;
    const pole = DRAGON_POLES.at[poleOf(place, row.length)] ?? 0.5;
    return {
      ...each,
      x: 0.5 + acrossOf(DRAGON * (pole - 0.5) - CARRIER * HAND.aside, frame),
      y: ground,
      size: CARRIER,
      airborne: false,
      attends: null,
      facing: 'right',
      pose: 'raise',
      order: 52 + place * 0.01,
    };
  });
}

/** Fewer than there are poles are spread over the whole dragon. */
const poleOf = (place: number, count: number): number =>
  count === 1 ? 4 : Math.round((place * (DRAGON_POLES.at.length - 1)) / (count - 1));
