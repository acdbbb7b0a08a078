import type { Expression } from './expression-name.ts';

/** Without a head of their own, seen from the front or from above: a whole face fits on them. */
const ROOM_FOR_FACE = [
  'crab',
  'lobster',
  'scorpion',
  'spider',
  'lady-beetle',
  '@starfish',
  'jellyfish',
  '@slime',
] as const;
export type GlyphWithRoomForFace = (typeof ROOM_FOR_FACE)[number];
const WITH_ROOM_FOR_FACE: ReadonlySet<string> = new Set(ROOM_FOR_FACE);

/** Animals whose eyes look aside or are on stalks: only brows and tears are painted. */
const OWN_EYES = ['snail', 'shrimp', '@goldfish', 'bug', 'tropical-fish'] as const;
export type GlyphWithOwnEyes = (typeof OWN_EYES)[number];
const WITH_OWN_EYES: ReadonlySet<string> = new Set(OWN_EYES);

const ON_BROWS: ReadonlySet<Expression> = new Set<Expression>([
  'angry',
  'shout',
  'roar',
  'sad',
  'cry',
  'scared',
]);

/** Whether what is drawn whole can be painted with what its face shows. */
export const canPaintFeeling = (glyph: string, expression: Expression | null): boolean =>
  expression !== null &&
  (WITH_ROOM_FOR_FACE.has(glyph) || (WITH_OWN_EYES.has(glyph) && ON_BROWS.has(expression)));

/** Whether its face is a part of its whole drawing, so that there is no head to be seen from close by. */
export const hasFaceOnBody = (glyph: string): boolean =>
  WITH_ROOM_FOR_FACE.has(glyph) || WITH_OWN_EYES.has(glyph);
