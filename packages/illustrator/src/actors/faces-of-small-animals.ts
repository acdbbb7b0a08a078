import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import type { GlyphWithOwnEyes, GlyphWithRoomForFace } from '../language/painted-feelings.ts';
import { type Colour, css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import { shedsTears } from './face.ts';
import { pixelColour } from './pixel-colour.ts';
import { drawBrowAndTear, drawDrops, drawSimpleFace, type Eye } from './simple-face.ts';

/** Where a whole face is painted, and what of the drawing goes first. In fractions of the glyph's box. */
interface WholeFace {
  /** Between the eyes, and from one to the other. */
  readonly at: readonly [x: number, y: number, apart: number];
  /** Eyes that are painted over: their middles, their radius and where the color beside them is taken. */
  readonly covers?: readonly (readonly [x: number, y: number, radius: number])[];
  readonly skin?: readonly [x: number, y: number];
  /** Eyes on stalks above the body, which are wiped away: left, top, width, height. */
  readonly wipes?: readonly (readonly [number, number, number, number])[];
  readonly isDark?: boolean;
  /** Drops fall from the eyes of one that cries. */
  readonly hasDrops?: boolean;
}

/** When the drops of a loop are well to be seen. */
const DROPS_AT = 0.25;

/** What is seen from the front or from above, and has room for a face. */
const WHOLE_FACES: Readonly<Record<string, WholeFace>> = {
  crab: {
    at: [0.5, 0.56, 0.22],
    wipes: [
      [0.385, 0.36, 0.06, 0.046],
      [0.555, 0.36, 0.06, 0.046],
    ],
  },
  lobster: {
    at: [0.5, 0.43, 0.16],
    covers: [
      [0.445, 0.395, 0.03],
      [0.555, 0.395, 0.03],
    ],
    skin: [0.5, 0.395],
  },
  scorpion: {
    at: [0.5, 0.61, 0.17],
    covers: [
      [0.42, 0.635, 0.037],
      [0.58, 0.635, 0.037],
    ],
    skin: [0.5, 0.635],
    isDark: true,
  },
  spider: { at: [0.5, 0.52, 0.18], isDark: true },
  'lady-beetle': { at: [0.5, 0.205, 0.17], isDark: true },
  '@starfish': { at: [0.49, 0.49, 0.17] },
  jellyfish: { at: [0.5, 0.34, 0.24], isDark: true },
  '@slime': { at: [0.5, 0.6, 0.3], hasDrops: true },
} satisfies Record<GlyphWithRoomForFace, WholeFace>;

/** Animals with eyes of their own that look aside or are on stalks: their brows are painted. */
const OWN_EYES: Readonly<Record<string, readonly Eye[]>> = {
  snail: [
    { x: 0.063, y: 0.115, radius: 0.034, front: 1 },
    { x: 0.18, y: 0.115, radius: 0.034, front: -1 },
  ],
  shrimp: [{ x: 0.256, y: 0.345, radius: 0.05, front: -1 }],
  '@goldfish': [{ x: 0.167, y: 0.498, radius: 0.055, front: -1 }],
  bug: [{ x: 0.187, y: 0.335, radius: 0.05, front: -1 }],
  'tropical-fish': [{ x: 0.23, y: 0.51, radius: 0.035, front: -1 }],
} satisfies Record<GlyphWithOwnEyes, readonly Eye[]>;

/** Wipes or paints over the eyes of a drawing. */
function clearEyes(context: Canvas2D, sprite: Canvas, { covers, skin, wipes }: WholeFace): void {
  for (const [x, y, width, height] of wipes ?? []) context.clearRect(x, y, width, height);
  if (!covers || !skin) return;
  const colour: Colour = pixelColour(sprite, ...skin);
  for (const [x, y, radius] of covers) fillEllipse(context, [x, y, radius, radius], css(colour));
}

/** Paints over a drawing that fills the context. */
function paintFeeling(
  context: Canvas2D,
  sprite: Canvas,
  glyph: string,
  expression: Expression,
): void {
  context.save();
  context.scale(sprite.width, sprite.width);
  const face = WHOLE_FACES[glyph];
  if (face) {
    const [x, y, apart] = face.at;
    clearEyes(context, sprite, face);
    context.translate(x, y);
    context.scale(apart, apart);
    drawSimpleFace(context, expression, face.isDark === true);
    if (face.hasDrops && shedsTears(expression)) drawDrops(context, DROPS_AT);
  } else {
    for (const eye of OWN_EYES[glyph] ?? []) drawBrowAndTear(context, eye, expression);
  }
  context.restore();
}

/** The drawing of an animal or a thing without a head of its own, with what it feels. */
export const withFeeling = (
  environment: Environment,
  sprite: Canvas,
  glyph: string,
  expression: Expression,
): Canvas =>
  paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    paintFeeling(context, sprite, glyph, expression);
  });
