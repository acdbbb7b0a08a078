import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract } from '../math/periodic.ts';
import { pixelColour } from './pixel-colour.ts';
import { drawSweat } from './sweat-drops.ts';

/** How far the pupils are from the middle of the eyes, in sizes of the face. */
type Gaze = readonly [x: number, y: number];
type Painter = (context: Canvas2D, face: FaceGeometry, skin: Skin, gaze?: Gaze) => void;

/** The colors around the features, to paint over them. */
interface Skin {
  readonly eye: Colour;
  /** Beside the left and the right eye of faces with markings. */
  readonly beside: readonly [Colour, Colour];
  readonly mouth: Colour;
  /** Of the fur around a drawn smile. */
  readonly grin: Colour;
}

/** In sizes of the face. */
interface MouthLine {
  /** Half of its length. */
  readonly half: number;
  readonly width: number;
  /** How far below the place of the mouth its left end, its middle and its right end are. */
  readonly heights: readonly [left: number, middle: number, right: number];
}

const INK: Colour = [0.24, 0.05, 20];
const LIP: Colour = [0.38, 0.14, 350];
const TONGUE: Colour = [0.66, 0.17, 15];
/** Lines on dark fur are pale. */
const DARK_FUR = 0.42;
const PALE_INK: Colour = [0.8, 0.02, 80];
const TEAR: Colour = [0.82, 0.1, 225];

/** Paints an expression over a head's sprite; in fractions of its box. */
export function paintExpression(
  context: Canvas2D,
  sprite: Canvas,
  glyph: string,
  expression: Expression,
  gaze?: Gaze,
): void {
  const known = FACES[glyph];
  if (!known) return;
  const beside = [-1, 1].map((side) => besideEye(sprite, known, side));
  const isDark = known.eye !== undefined && beside.every(([lightness]) => lightness < DARK_FUR);
  const face = isDark ? { ...known, ink: PALE_INK } : known;
  context.save();
  context.scale(sprite.width, sprite.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const skin = {
    eye: pixelColour(sprite, 0.5, face.eyeY - face.size * 0.12),
    beside: beside as [Colour, Colour],
    mouth: pixelColour(sprite, 0.5 + face.size * 0.21, face.mouthY),
    grin: pixelColour(sprite, ...(face.grin?.fur ?? [0.5, 0.5])),
  };
  PAINTERS[expression](context, face, skin, gaze);
  context.restore();
}

function besideEye(sprite: Canvas, face: FaceGeometry, side: number): Colour {
  const away = face.eyeX + (face.eye?.[0] ?? 0) * 1.35;
  return pixelColour(sprite, face.centre + side * away, face.eyeY);
}

/** What an eye is painted over with. */
function furAtEye(face: FaceGeometry, skin: Skin, side: -1 | 1): Colour {
  if (face.human) return skin.eye;
  return face.fur ?? (face.eye ? skin.beside[side < 0 ? 0 : 1] : skin.eye);
}

function curve(
  context: Canvas2D,
  points: readonly [number, number, number, number, number, number],
  width: number,
  colour: Colour,
): void {
  context.strokeStyle = css(colour);
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(points[0], points[1]);
  context.quadraticCurveTo(points[2], points[3], points[4], points[5]);
  context.stroke();
}

const sides = (face: FaceGeometry): readonly (readonly [x: number, side: -1 | 1])[] => [
  [face.centre - face.eyeX, -1],
  [face.centre + face.eyeX, 1],
];

/** People have drawn brows and lips, which go first; the small features of animals do not. */
function clearMouth(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  if (face.grin) {
    const { y, radiusX, radiusY } = face.grin;
    return fillEllipse(context, [face.centre, y, radiusX, radiusY], css(skin.grin));
  }
  if (!face.human) return;
  const { size: s, centre, mouthY } = face;
  fillEllipse(context, [centre, mouthY, s * 0.125, s * 0.055], css(skin.mouth));
}

function clearBrows(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  if (!face.human) return;
  for (const [x, side] of sides(face)) {
    fillEllipse(
      context,
      [x + side * face.size * 0.01, face.browY, face.size * 0.105, face.size * 0.036],
      css(skin.eye),
    );
  }
}

function clearEyes(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  const { size: s } = face;
  const [wide, tall] = face.eye ?? [
    s * (face.ink ? 0.062 : face.human ? 0.095 : 0.045),
    s * (face.ink ? 0.1 : face.human ? 0.068 : 0.066),
  ];
  for (const [x, side] of sides(face)) {
    fillEllipse(context, [x, face.eyeY, wide, tall], css(furAtEye(face, skin, side)));
  }
}

/** @param inner how much higher the end at the nose is; negative frowns */
function brows(context: Canvas2D, face: FaceGeometry, inner: number, skin: Skin): void {
  const { size: s } = face;
  clearBrows(context, face, skin);
  const y = face.human ? face.browY : face.eyeY - s * 0.13;
  for (const [x, side] of sides(face)) {
    curve(
      context,
      [x - side * s * 0.085, y - inner * s, x, y - s * 0.025, x + side * s * 0.085, y + inner * s],
      s * 0.036,
      face.ink ?? INK,
    );
  }
}

/** @param bend positive: the corners are lower than the middle */
function closedEyes(context: Canvas2D, face: FaceGeometry, skin: Skin, bend: number): void {
  const { size: s } = face;
  clearEyes(context, face, skin);
  for (const [x] of sides(face)) {
    const y = face.eyeY + bend * s * 0.3;
    curve(context, [x - s * 0.07, y, x, y - bend * s, x + s * 0.07, y], s * 0.03, face.ink ?? INK);
  }
}

function openMouth(context: Canvas2D, face: FaceGeometry, skin: Skin, wide: number): void {
  const { size: s, centre, mouthY: y } = face;
  clearMouth(context, face, skin);
  context.fillStyle = css(LIP);
  context.beginPath();
  context.moveTo(centre - s * wide, y - s * 0.045);
  context.quadraticCurveTo(centre, y - s * 0.015, centre + s * wide, y - s * 0.045);
  context.quadraticCurveTo(centre + s * wide * 0.9, y + s * 0.11, centre, y + s * 0.11);
  context.quadraticCurveTo(centre - s * wide * 0.9, y + s * 0.11, centre - s * wide, y - s * 0.045);
  context.fill();
  fillEllipse(context, [centre, y + s * 0.075, s * wide * 0.5, s * 0.03], css(TONGUE));
  context.fillStyle = css([0.98, 0.005, 90]);
  context.beginPath();
  context.moveTo(centre - s * wide * 0.85, y - s * 0.036);
  context.quadraticCurveTo(centre, y - s * 0.008, centre + s * wide * 0.85, y - s * 0.036);
  context.quadraticCurveTo(centre, y + s * 0.03, centre - s * wide * 0.85, y - s * 0.036);
  context.fill();
}

/** A closed mouth; of animals only where their drawing has one. */
function lineMouth(
  context: Canvas2D,
  face: FaceGeometry,
  skin: Skin,
  { half, width, heights }: MouthLine,
): void {
  const { size: s, centre, mouthY: y } = face;
  clearMouth(context, face, skin);
  if (!face.human && !face.grin) return;
  const [left, middle, right] = heights;
  curve(
    context,
    [centre - s * half, y + s * left, centre, y + s * middle, centre + s * half, y + s * right],
    s * width,
    face.human ? LIP : INK,
  );
}

function sadMouth(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  lineMouth(context, face, skin, { half: 0.09, width: 0.032, heights: [0.03, -0.055, 0.03] });
}

function roundMouth(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  const { size: s, centre, mouthY: y } = face;
  clearMouth(context, face, skin);
  fillEllipse(context, [centre, y + s * 0.015, s * 0.055, s * 0.075], css(LIP));
  fillEllipse(context, [centre, y + s * 0.05, s * 0.035, s * 0.03], css(TONGUE));
}

function wideEyes(context: Canvas2D, face: FaceGeometry): void {
  const { size: s } = face;
  for (const [x] of sides(face)) {
    fillEllipse(context, [x, face.eyeY, s * 0.088, s * 0.095], css([0.99, 0.003, 90]));
    fillEllipse(context, [x, face.eyeY, s * 0.036, s * 0.042], css([0.22, 0.03, 40]));
    fillEllipse(
      context,
      [x + s * 0.014, face.eyeY - s * 0.016, s * 0.012, s * 0.012],
      css([1, 0, 0]),
    );
  }
}

function hearts(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  clearEyes(context, face, skin);
  const { size: s } = face;
  context.fillStyle = css([0.6, 0.23, 20]);
  for (const [x] of sides(face)) {
    const y = face.eyeY;
    context.beginPath();
    context.moveTo(x, y + s * 0.095);
    context.bezierCurveTo(x - s * 0.2, y - s * 0.02, x - s * 0.08, y - s * 0.14, x, y - s * 0.04);
    context.bezierCurveTo(x + s * 0.08, y - s * 0.14, x + s * 0.2, y - s * 0.02, x, y + s * 0.095);
    context.fill();
  }
}

function blush(context: Canvas2D, face: FaceGeometry): void {
  const { size: s } = face;
  for (const [x, side] of sides(face)) {
    fillEllipse(
      context,
      [x + side * s * 0.08, (face.eyeY + face.mouthY) / 2 + s * 0.02, s * 0.06, s * 0.035],
      css([0.66, 0.19, 15], 0.4),
    );
  }
}

function lids(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  const { size: s } = face;
  for (const [x, side] of sides(face)) {
    const fur = furAtEye(face, skin, side);
    context.fillStyle = css(face.human ? shift(fur, -0.04) : fur);
    context.beginPath();
    context.ellipse(x, face.eyeY - s * 0.005, s * 0.098, s * 0.075, 0, Math.PI, 0);
    context.fill();
    curve(
      context,
      [x - s * 0.085, face.eyeY, x, face.eyeY + s * 0.02, x + s * 0.085, face.eyeY],
      s * 0.026,
      face.ink ?? INK,
    );
  }
}

function flatMouth(context: Canvas2D, face: FaceGeometry, skin: Skin, tilt = 0): void {
  lineMouth(context, face, skin, { half: 0.085, width: 0.03, heights: [tilt, 0, -tilt] });
}

/** Rings that a short night leaves. */
function shadowsBelowEyes(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  const { size: s } = face;
  const shade = css(shift(skin.eye, -0.13), 0.65);
  for (const [x] of sides(face)) {
    fillEllipse(context, [x, face.eyeY + s * 0.045, s * 0.092, s * 0.082], shade);
  }
}

/** Slack, and a little open. */
function tiredMouth(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  clearMouth(context, face, skin);
  const { size: s, centre, mouthY: y } = face;
  fillEllipse(context, [centre, y + s * 0.012, s * 0.055, s * 0.028], css(LIP));
}

/** Eyes whose pupils look to a side or up; in sizes of the face. */
function turnedEyes(
  context: Canvas2D,
  face: FaceGeometry,
  [dx, dy]: readonly [number, number],
): void {
  const { size: s } = face;
  for (const [x] of sides(face)) {
    fillEllipse(context, [x, face.eyeY, s * 0.086, s * 0.08], css([0.99, 0.003, 90]));
    context.save();
    context.beginPath();
    context.ellipse(x, face.eyeY, s * 0.086, s * 0.08, 0, 0, Math.PI * 2);
    context.clip();
    fillEllipse(
      context,
      [x + dx * s, face.eyeY + dy * s, s * 0.044, s * 0.048],
      css([0.26, 0.05, 45]),
    );
    context.restore();
  }
}

/** A lid that covers the upper part of each eye. */
function upperLids(context: Canvas2D, face: FaceGeometry, skin: Skin): void {
  const { size: s } = face;
  for (const [x, side] of sides(face)) {
    const fur = furAtEye(face, skin, side);
    context.fillStyle = css(face.human ? shift(fur, -0.04) : fur);
    context.fillRect(x - s * 0.1, face.eyeY - s * 0.095, s * 0.2, s * 0.08);
    context.strokeStyle = css(face.ink ?? INK);
    context.lineWidth = s * 0.024;
    context.beginPath();
    context.moveTo(x - s * 0.09, face.eyeY - s * 0.016);
    context.lineTo(x + s * 0.09, face.eyeY - s * 0.016);
    context.stroke();
  }
}

const PAINTERS: Readonly<Record<Expression, Painter>> = {
  eyeroll(context, face, skin, gaze = [0.03, -0.05]) {
    brows(context, { ...face, browY: face.browY - face.size * 0.02 }, 0.012, skin);
    turnedEyes(context, face, gaze);
    flatMouth(context, face, skin, 0.02);
  },
  sideeye(context, face, skin) {
    turnedEyes(context, face, [0.048, 0.006]);
    upperLids(context, face, skin);
    flatMouth(context, face, skin);
  },
  unamused(context, face, skin) {
    brows(context, face, -0.012, skin);
    turnedEyes(context, face, [0, 0.014]);
    upperLids(context, face, skin);
    flatMouth(context, face, skin);
  },
  shy(context, face, skin) {
    const { size: s, mouthY: y } = face;
    brows(context, face, 0.03, skin);
    turnedEyes(context, face, [-0.02, 0.03]);
    for (const [x, side] of sides(face)) {
      fillEllipse(
        context,
        [x + side * s * 0.06, (face.eyeY + y) / 2 + s * 0.02, s * 0.095, s * 0.055],
        css([0.66, 0.21, 15], 0.6),
      );
    }
    lineMouth(context, face, skin, { half: 0.06, width: 0.028, heights: [-0.01, 0.03, -0.01] });
  },
  panic(context, face, skin) {
    brows(context, { ...face, browY: face.browY - face.size * 0.02 }, 0.05, skin);
    wideEyes(context, face);
    openMouth(context, face, skin, 0.1);
  },
  joytears(context, face, skin) {
    closedEyes(context, face, skin, 0.1);
    blush(context, face);
    openMouth(context, face, skin, face.human ? 0.14 : 0.1);
  },
  tongue(context, face, skin) {
    const { size: s, centre, mouthY: y } = face;
    PAINTERS.wink(context, face, skin);
    if (!face.human) openMouth(context, face, skin, 0.08);
    context.fillStyle = css(TONGUE);
    context.beginPath();
    context.roundRect(centre - s * 0.05, y + s * 0.02, s * 0.1, s * 0.13, s * 0.05);
    context.fill();
  },
  happy(context, face, skin) {
    blush(context, face);
    if (face.human) openMouth(context, face, skin, 0.12);
    else closedEyes(context, face, skin, 0.09);
  },
  laugh(context, face, skin) {
    closedEyes(context, face, skin, 0.1);
    openMouth(context, face, skin, face.human ? 0.15 : 0.1);
  },
  sad(context, face, skin) {
    brows(context, face, 0.04, skin);
    sadMouth(context, face, skin);
  },
  cry(context, face, skin) {
    brows(context, face, 0.045, skin);
    closedEyes(context, face, skin, -0.07);
    sadMouth(context, face, skin);
  },
  angry(context, face, skin) {
    brows(context, face, -0.045, skin);
    sadMouth(context, face, skin);
  },
  shout(context, face, skin) {
    brows(context, face, -0.045, skin);
    openMouth(context, face, skin, 0.11);
  },
  roar(context, face, skin) {
    brows(context, face, -0.045, skin);
    const { size: s, centre, mouthY } = face;
    clearMouth(context, face, skin);
    const y = Math.min(mouthY + s * 0.02, 0.98 - s * 0.13);
    fillEllipse(context, [centre, y, s * 0.16, s * 0.13], css(LIP));
    fillEllipse(context, [centre, y + s * 0.07, s * 0.1, s * 0.05], css(TONGUE));
    context.fillStyle = css([0.98, 0.005, 90]);
    for (const side of [-1, 1]) {
      for (const [top, length] of [
        [-0.1, 0.075],
        [0.085, -0.05],
      ] as const) {
        const x = centre + side * s * 0.085;
        context.beginPath();
        context.moveTo(x - s * 0.03, y + top * s);
        context.lineTo(x + s * 0.03, y + top * s);
        context.lineTo(x, y + (top + length) * s);
        context.fill();
      }
    }
  },
  howl(context, face, skin) {
    closedEyes(context, face, skin, 0.09);
    roundMouth(context, face, skin);
  },
  yawn(context, face, skin) {
    closedEyes(context, face, skin, -0.08);
    clearMouth(context, face, skin);
    const { size: s, centre, mouthY } = face;
    const tall = s * (face.human ? 0.12 : 0.13);
    const y = Math.min(mouthY + s * 0.01, 0.98 - tall);
    fillEllipse(context, [centre, y, s * 0.1, tall], css(LIP));
    fillEllipse(context, [centre, y + tall * 0.55, s * 0.065, tall * 0.36], css(TONGUE));
  },
  cheeks(context, face, skin) {
    const { size: s, centre, mouthY } = face;
    const fur = skin.mouth;
    for (const side of [-1, 1]) {
      const x = centre + side * s * 0.32;
      fillEllipse(context, [x, mouthY - s * 0.04, s * 0.2, s * 0.19], css(shift(fur, -0.08)));
      fillEllipse(
        context,
        [x - side * s * 0.015, mouthY - s * 0.055, s * 0.185, s * 0.175],
        css(fur),
      );
      fillEllipse(
        context,
        [x, mouthY - s * 0.04, s * 0.08, s * 0.055],
        css([0.72, 0.16, 20], 0.55),
      );
    }
    fillEllipse(context, [centre, mouthY + s * 0.01, s * 0.035, s * 0.03], css(LIP));
  },
  surprised(context, face, skin) {
    brows(context, { ...face, browY: face.browY - face.size * 0.03 }, 0.005, skin);
    wideEyes(context, face);
    roundMouth(context, face, skin);
  },
  scared(context, face, skin) {
    brows(context, face, 0.045, skin);
    wideEyes(context, face);
    sadMouth(context, face, skin);
  },
  sweat(context, face, skin) {
    brows(context, face, 0.045, skin);
    lineMouth(context, face, skin, { half: 0.1, width: 0.03, heights: [0.02, -0.02, 0.03] });
  },
  sleepy(context, face, skin) {
    if (!face.human) {
      lids(context, face, skin);
      lineMouth(context, face, skin, { half: 0.07, width: 0.03, heights: [0.015, -0.015, 0.015] });
      return;
    }
    shadowsBelowEyes(context, face, skin);
    brows(context, face, 0.022, skin);
    turnedEyes(context, face, [0, 0.016]);
    upperLids(context, face, skin);
    tiredMouth(context, face, skin);
  },
  asleep(context, face, skin) {
    closedEyes(context, face, skin, -0.06);
  },
  calm(context, face, skin) {
    closedEyes(context, face, skin, -0.06);
    blush(context, face);
  },
  love(context, face, skin) {
    hearts(context, face, skin);
    blush(context, face);
    if (face.human) openMouth(context, face, skin, 0.12);
  },
  blow(context, face, skin) {
    closedEyes(context, face, skin, 0.09);
    blush(context, face);
    clearMouth(context, face, skin);
    const { size: s, centre, mouthY: y } = face;
    fillEllipse(context, [centre, y, s * 0.036, s * 0.04], css(LIP));
  },
  confused(context, face, skin) {
    const { size: s, centre, mouthY: y } = face;
    brows(context, face, 0.03, skin);
    clearMouth(context, face, skin);
    if (!face.human) return;
    const [left, right] = [centre - s * 0.085, centre + s * 0.085];
    curve(context, [left, y - s * 0.02, centre - s * 0.03, y + s * 0.05, centre, y], s * 0.03, LIP);
    curve(
      context,
      [centre, y, centre + s * 0.04, y - s * 0.05, right, y + s * 0.01],
      s * 0.03,
      LIP,
    );
  },
  wink(context, face, skin) {
    const { size: s } = face;
    const x = face.centre + face.eyeX;
    fillEllipse(context, [x, face.eyeY, s * 0.1, s * 0.07], css(furAtEye(face, skin, 1)));
    curve(
      context,
      [x - s * 0.07, face.eyeY + 0.01, x, face.eyeY - s * 0.06, x + s * 0.07, face.eyeY + 0.01],
      s * 0.03,
      face.ink ?? INK,
    );
    if (face.human) openMouth(context, face, skin, 0.11);
  },
};

export const shedsTears = (expression: Expression | null): boolean =>
  expression === 'cry' || expression === 'joytears';

/** Whether drops run down a face: tears, or sweat. */
export const hasDrops = (expression: Expression | null): boolean =>
  shedsTears(expression) || expression === 'sweat';

/** The drops that run down a face in a loop; in fractions of the head's box. */
export function drawDropsOf(
  context: Canvas2D,
  glyph: string,
  expression: Expression | null,
  phase: number,
): void {
  if (expression === 'sweat') drawSweat(context, glyph, phase);
  else if (shedsTears(expression)) drawTears(context, glyph, phase);
}

/** Tears that fall in a loop; in fractions of the head's box. */
function drawTears(context: Canvas2D, glyph: string, phase: number): void {
  const face = FACES[glyph];
  if (!face) return;
  const { size: s } = face;
  for (const [x, side] of sides(face)) {
    const left = x + side * s * 0.04;
    context.strokeStyle = css(TEAR, 0.55);
    context.lineWidth = s * 0.035;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(left, face.eyeY + s * 0.05);
    context.lineTo(left + side * s * 0.03, face.eyeY + s * 0.26);
    context.stroke();
    for (const start of [0, 0.5]) {
      const t = fract(2 * phase + start + (side > 0 ? 0.25 : 0));
      const y = face.eyeY + s * (0.06 + 0.3 * t);
      // A drop grows at the lid and fades on the cheek, so that it never leaps.
      const size = Math.sin(Math.PI * t);
      fillEllipse(
        context,
        [left + side * s * 0.03 * t, y, s * 0.034 * size, s * 0.048 * size],
        css([0.88, 0.08, 225], 0.95),
      );
    }
  }
}
