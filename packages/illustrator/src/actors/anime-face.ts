import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Expression } from '../language/expression-name.ts';
import { type FaceGeometry, FACES } from '../language/faces.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { pixelColour } from './pixel-colour.ts';

/** What a face says: how much higher the inner ends of the brows are, and how far the mouth bends down in the middle. */
interface Mood {
  readonly brow: number;
  readonly mouth: number;
}

const CALM: Mood = { brow: 0.008, mouth: 0.035 };
/** Feelings that large eyes are drawn with; others are painted as on any face. */
const MOODS: Readonly<Partial<Record<Expression, Mood>>> = {
  happy: { brow: 0.014, mouth: 0.06 },
  sad: { brow: 0.04, mouth: -0.035 },
  angry: { brow: -0.045, mouth: -0.025 },
};

const INK: Colour = [0.22, 0.03, 300];
const WHITE: Colour = [0.99, 0.003, 90];
const LIP: Colour = [0.36, 0.13, 15];
const BLUSH: Colour = [0.68, 0.17, 15];
const IRIS: Colour = [0.5, 0.1, 50];

/** In sizes of the face: from the middle to each eye, how far below the glyph's eyes it is, and its half axes. */
const EYE = { apart: 0.185, below: 0.022, wide: 0.1, tall: 0.135 } as const;

/** The mood of a face that is drawn with large eyes; null for a face that is not. */
const moodOf = (
  { plan }: Pick<Stage, 'plan'>,
  glyph: string,
  expression: Expression | null,
): Mood | null => {
  if (plan.style !== 'anime' || FACES[glyph]?.human !== true) return null;
  return expression === null ? CALM : (MOODS[expression] ?? null);
};

/**
 * The head of a person as anime draws it: large shining eyes, a tiny nose and a small mouth.
 * @param eyes color name of the irises
 * @param isShut the eyes blink
 * @returns null in other styles, and for feelings that these eyes do not show
 */
export function animeFace(
  stage: Pick<Stage, 'environment' | 'plan'>,
  sprite: Canvas,
  glyph: string,
  expression: Expression | null,
  { eyes, isShut = false }: { readonly eyes?: string | undefined; readonly isShut?: boolean },
): Canvas | null {
  const face = FACES[glyph];
  const mood = moodOf(stage, glyph, expression);
  if (face === undefined || mood === null) return null;
  const iris = (eyes === undefined ? undefined : COLOURS[eyes]) ?? IRIS;
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.scale(sprite.width, sprite.height);
    context.lineCap = 'round';
    clearFeatures(context, sprite, face);
    for (const side of [-1, 1] as const) {
      context.save();
      context.translate(
        face.centre + side * EYE.apart * face.size,
        face.eyeY + EYE.below * face.size,
      );
      context.scale(side * face.size, face.size);
      if (isShut) drawShutEye(context);
      else drawEye(context, iris, side);
      drawBrow(context, mood);
      context.restore();
    }
    drawNoseAndMouth(context, face, mood);
  });
}

/** Covers the eyes, the brows, the nose and the lips of the glyph with its skin. */
function clearFeatures(context: Canvas2D, sprite: Canvas, face: FaceGeometry): void {
  const { centre, eyeX, eyeY, mouthY, size } = face;
  const forehead = css(pixelColour(sprite, centre, eyeY - size * 0.12));
  const cheek = css(
    pixelColour(sprite, centre + size * 0.2, (eyeY * 2 + mouthY) / 3 + size * 0.04),
  );
  const chin = css(pixelColour(sprite, centre + size * 0.21, mouthY));
  for (const side of [-1, 1]) {
    fillEllipse(context, [centre + side * eyeX, face.browY, size * 0.13, size * 0.05], forehead);
    fillEllipse(context, [centre + side * eyeX, eyeY, size * 0.11, size * 0.085], forehead);
  }
  fillEllipse(
    context,
    [centre, (eyeY + mouthY) / 2 + size * 0.01, size * 0.075, size * 0.105],
    cheek,
  );
  fillEllipse(context, [centre, mouthY, size * 0.13, size * 0.06], chin);
}

/** In sizes of the face, around the middle of the eye; its outer corner is on the right. */
function drawEye(context: Canvas2D, iris: Colour, side: -1 | 1): void {
  const { wide, tall } = EYE;
  fillEllipse(context, [0, 0, wide, tall], css(WHITE));
  context.save();
  context.beginPath();
  context.ellipse(0, 0, wide, tall, 0, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = linearGradient(
    context,
    [0, -tall, 0, tall],
    [
      [0, shift(iris, -0.28)],
      [0.5, iris],
      [1, shift(iris, 0.2)],
    ],
  );
  context.beginPath();
  context.ellipse(-0.006, 0.012, 0.074, 0.112, 0, 0, Math.PI * 2);
  context.fill();
  fillEllipse(context, [-0.006, 0.006, 0.034, 0.058], css(shift(iris, -0.4)));
  context.restore();
  // The light comes from one side for both eyes.
  fillEllipse(context, [-0.006 - side * 0.026, -0.048, 0.027, 0.034], css(WHITE));
  fillEllipse(context, [-0.006 + side * 0.024, 0.05, 0.014, 0.017], css(WHITE, 0.9));
  context.strokeStyle = css(INK);
  context.lineWidth = 0.032;
  context.beginPath();
  context.moveTo(-wide - 0.004, -0.045);
  context.bezierCurveTo(-0.06, -tall - 0.035, 0.05, -tall - 0.035, wide + 0.006, -0.04);
  context.lineTo(wide + 0.034, -0.066);
  context.stroke();
  context.lineWidth = 0.011;
  context.beginPath();
  context.moveTo(-0.05, tall - 0.006);
  context.quadraticCurveTo(0.01, tall + 0.016, 0.07, tall - 0.03);
  context.stroke();
}

function drawShutEye(context: Canvas2D): void {
  context.strokeStyle = css(INK);
  context.lineWidth = 0.03;
  context.beginPath();
  context.moveTo(-EYE.wide, 0.03);
  context.quadraticCurveTo(0, 0.1, EYE.wide + 0.02, 0.02);
  context.stroke();
}

function drawBrow(context: Canvas2D, { brow }: Mood): void {
  context.strokeStyle = css(shift(INK, 0.06));
  context.lineWidth = 0.018;
  context.beginPath();
  context.moveTo(-0.085, -0.2 - brow);
  context.quadraticCurveTo(0.01, -0.235, 0.1, -0.195 + brow);
  context.stroke();
}

function drawNoseAndMouth(context: Canvas2D, face: FaceGeometry, { mouth }: Mood): void {
  const { centre, eyeY, mouthY, size } = face;
  for (const side of [-1, 1])
    fillEllipse(
      context,
      [centre + side * size * 0.26, (eyeY + mouthY) / 2 + size * 0.065, size * 0.055, size * 0.028],
      css(BLUSH, 0.4),
    );
  context.strokeStyle = css(LIP, 0.7);
  context.lineWidth = size * 0.014;
  const noseY = (eyeY + 2 * mouthY) / 3 - size * 0.02;
  context.beginPath();
  context.moveTo(centre - size * 0.008, noseY - size * 0.016);
  context.lineTo(centre + size * 0.012, noseY);
  context.stroke();
  context.strokeStyle = css(LIP);
  context.lineWidth = size * 0.022;
  const y = mouthY + size * 0.01;
  context.beginPath();
  context.moveTo(centre - size * 0.065, y);
  context.quadraticCurveTo(centre, y + mouth * 2 * size, centre + size * 0.065, y);
  context.stroke();
}
