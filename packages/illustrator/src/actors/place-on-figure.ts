import { FACES } from '../language/faces.ts';
import { isEyewear } from '../things/nature.ts';
import type { HeldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';

/** What is on a head is placed from its crown, which is so far below the top of its box. */
const EYES_BELOW_CROWN = 0.06;

/** The height of the middle of neckwear. */
const NECKS: Readonly<Record<string, number>> = {
  scarf: 0.72,
  '@ruff': 0.62,
  '@chainnecklace': 0.66,
  '@pearlpendant': 0.66,
  '@whistle': 0.75,
};
/** Their brims are wider than a head. */
const WIDE_HATS = /^@(cowboyhat|piratehat|vikinghelm)$|^womans-hat$/;

/**
 * Moves a thing from its place on a puppet to that on a person, whose head is smaller and whose chest is higher.
 * @param glyph of the person's head
 */
export function placeOnFigure(thing: HeldThing, place: HeldPlace, glyph: string): HeldPlace {
  const face = FACES[glyph];
  if (face && isEyewear(thing.glyph)) return { ...place, y: face.eyeY - EYES_BELOW_CROWN };
  if (thing.hold === 'head' && WIDE_HATS.test(thing.glyph)) {
    return { ...place, y: -0.1, size: place.size * 1.5 };
  }
  switch (thing.hold) {
    case 'neck':
      return { ...place, y: NECKS[thing.glyph] ?? 0.78, size: place.size * 0.62 };
    case 'teeth':
    case 'nose':
      return { ...place, size: place.size * 0.7 };
    case 'back':
      return { x: 0, y: 0.78, rotation: 0, size: place.size * 1.02 };
    case 'costume':
      return { ...place, y: 0.96, size: place.size * 0.84 };
    case 'torso':
      return { ...place, y: 0.88, size: place.size * 0.6 };
    case 'strum':
      return { ...place, y: 0.93, size: place.size * 0.92 };
    case 'board':
      return { ...place, size: place.size * 0.68 };
    case 'sign':
      return { ...place, size: place.size * 0.86 };
    case 'hand':
    case 'left':
    case 'chest':
      return { ...place, size: place.size * 0.84 };
    default:
      return place;
  }
}
