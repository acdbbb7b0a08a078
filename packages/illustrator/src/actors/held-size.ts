import { clamp } from '../math/periodic.ts';
import { naturalSize } from '../things/natural-size.ts';
import { isStacked } from '../things/nature.ts';
import { isBoard } from '../things/seats.ts';
import { EYEWEAR, HATS, HEADGEAR } from './headwear.ts';
import type { Hold } from './hold.ts';
import { staffOf } from './staffs.ts';
import { toolSize } from './tool-grip.ts';

const NECKWEAR_SIZES: Readonly<Record<string, number>> = {
  scarf: 0.6,
  necktie: 0.46,
  '@bowtie': 0.42,
  '@ruff': 0.86,
  '@necklace': 0.6,
  '@chainnecklace': 0.36,
  '@pearlpendant': 0.36,
  'sports-medal': 0.46,
  '@whistle': 0.4,
};

const SWUNG_SIZES: Readonly<Record<string, number>> = {
  axe: 0.64,
  '@racket': 0.62,
  '@baseballbat': 0.66,
};

const BENCH_SIZES: Readonly<Record<string, number>> = {
  '@digitalpiano': 1.04,
  '@beakerblast': 0.86,
};

/** A board that is carried under an arm. */
const CARRIED_BOARD = 1.45;

/** Things that are as wide as this however they are held. */
const OWN_SIZES: Readonly<Record<string, number>> = {
  '@dumbbell': 0.46,
  cat: 0.7,
  dog: 0.74,
  '@mouthleash': 0.8,
  '@planks': 1.6,
};

/** Whatever is held in these ways is as wide as this. */
const SIZES_OF_HOLDS: Readonly<Partial<Record<Hold, number>>> = {
  torso: 0.82,
  costume: 1,
  back: 0.9,
  overhead: 1.25,
  tether: 0.95,
  strum: 0.8,
  chin: 0.62,
  can: 0.62,
  skewer: 0.62,
  bar: 1.5,
  board: 1.1,
  sign: 1.4,
  arms: 0.82,
};

/** The same, unless the thing is of a kind that has its own size in hands. */
const USUAL_SIZES_OF_HOLDS: Readonly<Partial<Record<Hold, number>>> = {
  shoulder: 0.42,
  fists: 0.3,
  handle: 0.95,
  face: 0.34,
};

/** Things that are as wide as this in any hand. */
const SIZES_IN_HANDS: Readonly<Record<string, number>> = {
  'mobile-phone': 0.28,
  skateboard: 0.85,
  '@ring': 0.2,
  '@diamondring': 0.2,
};

/** A width that grows with the natural size of a thing, but less, and within limits. */
const grown = (
  glyph: string,
  size: number,
  [least, most]: readonly [number, number],
  power = 0.6,
): number => size * clamp(naturalSize(glyph) ** power, least, most);

/**
 * How wide a thing is that an actor holds or wears, before what the prompt says of its size.
 * @returns head widths of its holder
 */
export const heldSize = (glyph: string, hold: Hold): number =>
  OWN_SIZES[glyph] ?? SIZES_OF_HOLDS[hold] ?? sizeOnBody(glyph, hold) ?? sizeInHands(glyph, hold);

/** What is worn, stands before the body or is held in one way only; null for the rest. */
function sizeOnBody(glyph: string, hold: Hold): number | null {
  switch (hold) {
    case 'head':
      return HATS[glyph]?.size ?? (glyph === 'crown' ? 0.56 : 0.72);
    case 'ashair':
      return 0.36;
    case 'ashead':
      return grown(glyph, 1.15, [0.9, 1.25]);
    case 'eyes':
      return (HEADGEAR[glyph] ?? EYEWEAR).size;
    case 'neck':
      return NECKWEAR_SIZES[glyph] ?? 0.62;
    case 'floor':
    case 'beaten':
      return 0.95 * naturalSize(glyph);
    case 'swung':
      return SWUNG_SIZES[glyph] ?? 1;
    case 'lifted':
      return grown(glyph, 0.8, [0.85, 1.2], 0.5);
    case 'chest':
      return glyph === '@knitting' ? 0.9 : isStacked(glyph) ? 0.74 : 0.6;
    case 'teeth':
      return grown(glyph, 0.56, [0.8, 1.2]);
    case 'nose':
      return glyph.endsWith('ball') ? 0.8 : grown(glyph, 0.4, [0.7, 1.4]);
    case 'crown':
      return grown(glyph, 0.95, [0.8, 1.2]);
    default:
      return null;
  }
}

function sizeInHands(glyph: string, hold: Hold): number {
  const own = SIZES_IN_HANDS[glyph] ?? (isBoard(glyph) ? CARRIED_BOARD : undefined);
  if (own !== undefined) return own;
  if (hold === 'pourer') return glyph === 'bottle-with-popping-cork' ? 0.42 : 0.4;
  if (hold === 'bench') return BENCH_SIZES[glyph] ?? grown(glyph, 0.5, [0.7, 1.2]);
  if (hold === 'tool') return toolSize(glyph);
  if (hold === 'flipped') return 0.46;
  if (hold === 'juggled') return /laptop|computer|book|pan$|cat|dog/.test(glyph) ? 0.4 : 0.3;
  if (glyph === '@pompom') return 0.5;
  if (glyph === '@glowstick') return 0.92;
  if (glyph === 'bow-and-arrow') return 0.72;
  if (hold === 'staff' || hold === 'poles') return staffOf(glyph)?.size ?? 1;
  if (hold === 'hanging' || hold === 'hangingleft') return grown(glyph, 0.56, [0.85, 1.3]);
  if (hold === 'mouth') return grown(glyph, 0.36, [0.8, 1.35]);
  return USUAL_SIZES_OF_HOLDS[hold] ?? grown(glyph, 0.52, [0.85, 1.35]);
}
