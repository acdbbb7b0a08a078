import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import type { Beard, HairStyle, HeadLook } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Point } from './pose.ts';

/** Hair, beard and freckles that are drawn on a head, in the space of its box: 1 wide, from (0, 0). */
export interface DrawnHead {
  /** Hair that falls down the back, behind the body. */
  readonly behindBody: (context: Canvas2D) => void;
  /** Behind the head and in front of the shoulders. */
  readonly behindHead: (context: Canvas2D) => void;
  readonly onHead: (context: Canvas2D) => void;
}

const BROWN: Colour = [0.36, 0.05, 28];
/** Of the hair of glyphs, by the end of their names. */
const GLYPH_HAIR: readonly (readonly [glyphs: RegExp, colour: Colour])[] = [
  [/red-hair$/, [0.64, 0.16, 45]],
  [/blond-hair$/, [0.88, 0.1, 90]],
  [/black-hair$/, [0.24, 0.02, 300]],
  [/white-hair$/, [0.88, 0.015, 310]],
  [/^(old|older)-/, [0.72, 0.01, 300]],
];
const NAMED_HAIR: Readonly<Record<string, Colour>> = {
  blond: [0.86, 0.11, 88],
  red: [0.62, 0.17, 42],
  brown: BROWN,
};
const hairNamed = (name: string): Colour => NAMED_HAIR[name] ?? COLOURS[name] ?? BROWN;

/** The color that a glyph's white hair is dyed; null for hair that is as its glyph has it. */
export const dyeOf = (glyph: string, head: HeadLook | undefined): Colour | null => {
  const colour = head?.hair?.colour ?? null;
  return colour === null || colour === 'white' || !glyph.endsWith('white-hair')
    ? null
    : hairNamed(colour);
};

/**
 * @param lit what the light of the place makes of a color
 * @returns how to draw it, null for a head that needs nothing
 */
export function createDrawnHead(
  glyph: string,
  head: HeadLook | undefined,
  lit: (colour: Colour) => Colour,
): DrawnHead | null {
  const face = FACES[glyph];
  if (!head || !face) return null;
  const { hair, beard, hasFreckles, hasEyePatch } = head;
  const own = GLYPH_HAIR.find(([glyphs]) => glyphs.test(glyph))?.[1] ?? BROWN;
  const natural = hair?.colour == null ? own : hairNamed(hair.colour);
  const colour = lit(natural);
  const style = hair?.style ?? null;
  const beardColour = beard?.colour == null ? colour : lit(hairNamed(beard.colour));
  return {
    behindBody: (context) => {
      if (style === 'long') drawLongBack(context, colour);
    },
    behindHead: (context) => {
      if (style !== null) BEHIND[style]?.(context, colour);
    },
    onHead: (context) => {
      if (style !== null) ABOVE[style]?.(context, colour, face);
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

type DrawHair = (context: Canvas2D, colour: Colour, face: FaceGeometry) => void;
const BEHIND: Readonly<Partial<Record<HairStyle, (context: Canvas2D, colour: Colour) => void>>> = {
  ponytail: (context, colour) =>
    lock(context, colour, [
      [0.62, 0.05],
      [1.02, 0.02],
      [1.06, 0.5],
      [0.86, 0.98],
      [0.98, 0.5],
      [0.8, 0.3],
    ]),
  pigtails: (context, colour) =>
    mirrored(context, () => {
      lock(context, colour, [
        [0.2, 0.42],
        [-0.18, 0.3],
        [-0.26, 0.8],
        [-0.06, 1.08],
        [0.02, 0.85],
        [0.18, 0.62],
      ]);
      band(context, [0.08, 0.5]);
    }),
  bun: (context, colour) => ball(context, colour, [0.5, 0], 0.19),
  curls: (context, colour) => {
    for (let i = 0; i < 15; i++) {
      const angle = Math.PI * (0.9 + (1.2 * i) / 14);
      const at: Point = [0.5 + Math.cos(angle) * 0.43, 0.46 + Math.sin(angle) * 0.42];
      ball(context, shift(colour, i % 2 === 0 ? -0.04 : 0), at, 0.14);
    }
  },
};
const ABOVE: Readonly<Partial<Record<HairStyle, DrawHair>>> = {
  long: (context, colour) =>
    mirrored(context, () =>
      lock(context, colour, [
        [0.1, 0.7],
        [-0.06, 0.95],
        [0.0, 1.2],
        [0.11, 1.4],
        [0.2, 1.15],
        [0.2, 0.92],
      ]),
    ),
  curls: (context, colour) => {
    for (let i = 0; i < 7; i++) {
      const along = (i - 3) / 3;
      const y = 0.17 + along * along * 0.13;
      ball(context, shift(colour, i % 2 === 0 ? 0.03 : 0), [0.5 + along * 0.34, y], 0.115);
    }
  },
  mohawk: (context, colour) => {
    context.fillStyle = sheen(context, colour, [0.5, -0.3], [0.5, 0.3]);
    context.beginPath();
    context.moveTo(0.4, 0.26);
    context.quadraticCurveTo(0.34, 0.02, 0.28, -0.1);
    for (const [x, y] of [
      [0.38, -0.04],
      [0.38, -0.24],
      [0.46, -0.1],
      [0.5, -0.3],
      [0.55, -0.1],
      [0.63, -0.24],
      [0.63, -0.04],
      [0.73, -0.1],
    ] as const)
      context.lineTo(x, y);
    context.quadraticCurveTo(0.67, 0.02, 0.6, 0.26);
    context.quadraticCurveTo(0.5, 0.34, 0.4, 0.26);
    context.fill();
  },
  braids: (context, colour) =>
    mirrored(context, () => {
      for (let i = 6; i >= 0; i--) {
        const size = 0.085 - i * 0.005;
        ball(
          context,
          shift(colour, i % 2 ? -0.03 : 0.02),
          [0.08 + i * 0.006, 0.82 + i * 0.11],
          size,
        );
      }
      band(context, [0.12, 1.52]);
    }),
  dreadlocks: (context, colour) =>
    mirrored(context, () => {
      for (const [x, end] of [
        [0.02, 1.0],
        [0.1, 1.18],
        [0.19, 0.98],
      ] as const) {
        context.lineCap = 'round';
        context.lineWidth = 0.075;
        context.strokeStyle = sheen(context, colour, [x, 0.3], [x, end]);
        context.beginPath();
        context.moveTo(0.2, 0.3);
        context.quadraticCurveTo(x - 0.04, 0.5, x, end);
        context.stroke();
      }
    }),
};

const sheen = (context: Canvas2D, colour: Colour, from: Point, to: Point) =>
  linearGradient(
    context,
    [...from, ...to],
    [
      [0, shift(colour, 0.07)],
      [0.45, colour],
      [1, shift(colour, -0.08)],
    ],
  );

/** Draws on the left, and the same on the right. */
function mirrored(context: Canvas2D, draw: () => void): void {
  draw();
  context.save();
  context.translate(1, 0);
  context.scale(-1, 1);
  draw();
  context.restore();
}

/** A strand from its root over two control points to its tip and back. */
function lock(
  context: Canvas2D,
  colour: Colour,
  [root, out1, out2, tip, back1, back2]: readonly [Point, Point, Point, Point, Point, Point],
): void {
  context.fillStyle = sheen(context, colour, root, tip);
  context.beginPath();
  context.moveTo(...root);
  context.bezierCurveTo(...out1, ...out2, ...tip);
  context.bezierCurveTo(...back1, ...back2, ...root);
  context.fill();
}

function ball(context: Canvas2D, colour: Colour, [x, y]: Point, radius: number): void {
  context.fillStyle = sheen(context, colour, [x, y - radius], [x, y + radius]);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function band(context: Canvas2D, at: Point): void {
  ball(context, [0.62, 0.2, 15], at, 0.05);
}

function drawLongBack(context: Canvas2D, colour: Colour): void {
  context.fillStyle = sheen(context, shift(colour, -0.06), [0.5, 0.4], [0.5, 1.6]);
  context.beginPath();
  context.moveTo(0.1, 0.4);
  context.bezierCurveTo(-0.05, 0.8, 0.0, 1.25, 0.13, 1.52);
  // The ends are uneven.
  for (let i = 1; i <= 4; i++) {
    context.quadraticCurveTo(0.05 + i * 0.185, 1.62, 0.13 + i * 0.185, 1.52);
  }
  context.bezierCurveTo(1, 1.25, 1.05, 0.8, 0.9, 0.4);
  context.fill();
}

function drawMustache(context: Canvas2D, colour: Colour, mouthY: number): void {
  const y = mouthY - 0.055;
  context.fillStyle = sheen(context, colour, [0.5, y - 0.05], [0.5, y + 0.05]);
  mirrored(context, () => {
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

function drawFreckles(context: Canvas2D, { eyeY, mouthY }: FaceGeometry): void {
  const y = (eyeY + mouthY) / 2;
  context.fillStyle = css([0.5, 0.1, 45], 0.55);
  mirrored(context, () => {
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
