import { fillEllipse, onBothSides } from '../art/props/brush.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import type { Beard, HeadLook } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { ball, sheen } from './hair-strokes.ts';
import { ABOVE, BEHIND, drawLongBack } from './hair-styles.ts';
import { drawHeadTop } from './head-tops.ts';
import { pixelColour } from './pixel-colour.ts';

/** Hair, beard and freckles that are drawn on a head, in the space of its box: 1 wide, from (0, 0). */
export interface DrawnHead {
  /** Hair that falls down the back, behind the body. */
  readonly behindBody: (context: Canvas2D) => void;
  /** Behind the head and in front of the shoulders. */
  readonly behindHead: (context: Canvas2D) => void;
  readonly onHead: (context: Canvas2D) => void;
}

const BROWN: Colour = [0.36, 0.05, 28];
const NAMED_HAIR: Readonly<Record<string, Colour>> = {
  blond: [0.86, 0.11, 88],
  red: [0.62, 0.17, 42],
  brown: BROWN,
  white: [0.88, 0.015, 310],
};
const hairNamed = (name: string): Colour => NAMED_HAIR[name] ?? COLOURS[name] ?? BROWN;

/** Whether a glyph is the head of a child. */
export const isChild = (glyph: string): boolean => /^(?:girl|boy|child)$/.test(glyph);

/** The color that a glyph's white hair, or the dark hair of a child, is dyed; null for hair that is as its glyph has it. */
export function dyeOf(glyph: string, head: HeadLook | undefined): Colour | null {
  const colour = head?.hair?.colour ?? null;
  if (colour === null) return null;
  if (isChild(glyph)) return hairNamed(colour);
  return colour === 'white' || !glyph.endsWith('white-hair') ? null : hairNamed(colour);
}

/** Where a head shows its hair. Fractions of the box. */
const CROWN = [0.6, 0.2] as const;
/** On them hair is drawn that they have not. */
const OLD = /^old/;
const GREY: Colour = [0.76, 0.012, 300];
const HAIRLESS = /bald$|turban$|headscarf$/;

/** The color of the hair that a head is drawn with; null where there is none to be seen. */
export function ownHairOf(glyph: string, sprite: Canvas): Colour | null {
  if (OLD.test(glyph)) return GREY;
  return HAIRLESS.test(glyph) ? null : pixelColour(sprite, ...CROWN);
}

/** What a glyph shows. */
interface HeadColours {
  /** The color of the hair; null for a bald head. */
  readonly own: Colour | null;
  readonly skin: Colour;
}

/**
 * @param lit what the light of the place makes of a color
 * @returns how to draw it, null for a head that needs nothing
 */
export function createDrawnHead(
  glyph: string,
  head: HeadLook | undefined,
  { own, skin }: HeadColours,
  lit: (colour: Colour) => Colour,
): DrawnHead | null {
  const face = FACES[glyph];
  if (!head || !face) return null;
  const { hair, beard, hasFreckles, hasEyePatch, hasPointedEars, hasFangs, top, isHooded } = head;
  const colour = lit(own ?? (hair?.colour == null ? BROWN : hairNamed(hair.colour)));
  const style = hair?.style ?? null;
  const beardColour = beard?.colour == null ? colour : lit(hairNamed(beard.colour));
  return {
    behindBody: (context) => {
      if (style === 'long') drawLongBack(context, colour);
    },
    behindHead: (context) => {
      if (isHooded) fillEllipse(context, [0.5, 0.54, 0.42, 0.48], css([0.17, 0.02, 285]));
      if (top !== undefined) drawHeadTop(context, top, colour);
      if (style !== null) BEHIND[style]?.(context, colour);
    },
    onHead: (context) => {
      if (style !== null) ABOVE[style]?.(context, colour);
      if (hasPointedEars) drawPointedEars(context, lit(skin), face);
      if (hasFangs) drawFangs(context, face);
      if (hasEyePatch) drawEyePatch(context, face);
      if (beard) drawBeard(context, beard.shape, beardColour, face);
      if (hasFreckles) drawFreckles(context, face);
    },
  };
}

/** Wizards are drawn without a beard, which they are known by. */
const BEARDED: Readonly<Record<string, Beard>> = { mage: { shape: 'long', colour: 'white' } };

/** The bust of somebody with the beard that was said, or that they are known by. */
export function withBeard(
  { environment }: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
  head: HeadLook | undefined,
): Canvas {
  const beard = head?.beard ?? BEARDED[glyph];
  const face = FACES[glyph];
  if (!beard || !face) return sprite;
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.scale(sprite.width, sprite.height);
    drawBeard(context, beard.shape, hairNamed(beard.colour ?? 'white'), face);
  });
}

function drawMustache(context: Canvas2D, colour: Colour, mouthY: number): void {
  const y = mouthY - 0.055;
  context.fillStyle = sheen(context, colour, [0.5, y - 0.05], [0.5, y + 0.05]);
  onBothSides(context, () => {
    context.beginPath();
    context.moveTo(0.505, y - 0.035);
    context.bezierCurveTo(0.43, y - 0.05, 0.4, y + 0.02, 0.32, y - 0.015);
    context.bezierCurveTo(0.36, y + 0.07, 0.46, y + 0.05, 0.505, y + 0.02);
    context.fill();
  });
}

/** The size of the heads that the strokes were drawn for. */
const HEAD_SIZE = 0.9;

/** Draws a beard on a face of any size, in the space of its glyph's box. */
function drawBeard(
  context: Canvas2D,
  shape: Beard['shape'],
  colour: Colour,
  { centre, mouthY, size }: FaceGeometry,
): void {
  context.save();
  context.translate(centre, mouthY);
  context.scale(size / HEAD_SIZE, size / HEAD_SIZE);
  context.translate(-0.5, -mouthY);
  strokeBeard(context, shape, colour, mouthY);
  context.restore();
}

function strokeBeard(
  context: Canvas2D,
  shape: Beard['shape'],
  colour: Colour,
  mouthY: number,
): void {
  if (shape === 'goatee') ball(context, colour, [0.5, mouthY + 0.17], 0.1);
  if (shape === 'full' || shape === 'long') {
    const chin = shape === 'long' ? 1.38 : 1.06;
    context.fillStyle = sheen(context, colour, [0.5, mouthY - 0.1], [0.5, chin]);
    context.beginPath();
    context.moveTo(0.2, mouthY - 0.2);
    context.bezierCurveTo(0.18, mouthY + 0.2, 0.3, chin - 0.05, 0.5, chin);
    context.bezierCurveTo(0.7, chin - 0.05, 0.82, mouthY + 0.2, 0.8, mouthY - 0.2);
    context.bezierCurveTo(0.76, mouthY - 0.04, 0.66, mouthY - 0.08, 0.5, mouthY - 0.06);
    context.bezierCurveTo(0.34, mouthY - 0.08, 0.24, mouthY - 0.04, 0.2, mouthY - 0.2);
    // The mouth stays to be seen.
    context.moveTo(0.61, mouthY + 0.012);
    context.ellipse(0.5, mouthY + 0.012, 0.11, 0.046, 0, 0, Math.PI * 2);
    context.fill();
  }
  if (shape !== 'goatee') drawMustache(context, shift(colour, 0.03), mouthY);
}

/** Over the left eye, on a band across the forehead. */
/** Two teeth at the corners of the mouth. */
function drawFangs(context: Canvas2D, { mouthY }: FaceGeometry): void {
  context.fillStyle = css([0.99, 0.005, 90]);
  onBothSides(context, () => {
    context.beginPath();
    context.moveTo(0.405, mouthY - 0.012);
    context.lineTo(0.45, mouthY - 0.004);
    context.lineTo(0.43, mouthY + 0.062);
    context.fill();
  });
}

function drawEyePatch(context: Canvas2D, { centre, eyeX, eyeY }: FaceGeometry): void {
  const x = centre - eyeX;
  context.strokeStyle = css([0.2, 0.01, 280]);
  context.lineWidth = 0.022;
  context.beginPath();
  context.moveTo(0.2, eyeY - 0.02);
  context.lineTo(x, eyeY - 0.07);
  context.lineTo(0.78, eyeY - 0.26);
  context.stroke();
  ball(context, [0.24, 0.01, 280], [x, eyeY], 0.105);
}

/** On both sides of the head, over the hair. */
function drawPointedEars(context: Canvas2D, skin: Colour, { eyeY }: FaceGeometry): void {
  onBothSides(context, () => {
    context.fillStyle = sheen(context, skin, [-0.14, eyeY - 0.2], [0.14, eyeY + 0.2]);
    context.beginPath();
    context.moveTo(0.15, eyeY - 0.02);
    context.quadraticCurveTo(0.01, eyeY - 0.08, -0.12, eyeY - 0.18);
    context.quadraticCurveTo(-0.06, eyeY + 0.1, 0.15, eyeY + 0.15);
    context.fill();
    context.strokeStyle = css(shift(skin, -0.12), 0.7);
    context.lineWidth = 0.014;
    context.beginPath();
    context.moveTo(0.12, eyeY + 0.06);
    context.quadraticCurveTo(0.02, eyeY + 0.01, -0.06, eyeY - 0.1);
    context.stroke();
  });
}

function drawFreckles(context: Canvas2D, { eyeY, mouthY }: FaceGeometry): void {
  const y = (eyeY + mouthY) / 2;
  context.fillStyle = css([0.5, 0.1, 45], 0.55);
  onBothSides(context, () => {
    for (const [x, dy] of [
      [0.27, 0],
      [0.33, -0.03],
      [0.36, 0.025],
      [0.3, 0.045],
      [0.4, -0.01],
    ] as const) {
      context.beginPath();
      context.arc(x, y + dy, 0.012, 0, Math.PI * 2);
      context.fill();
    }
  });
}
